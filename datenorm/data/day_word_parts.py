"""Days in words of languages that num2words lacks or has otherwise than dates are said: parts of which 1 to 31 are made.

Each row: 1 to 9, 10 to 19, 20, what stands before 21 to 29, 30, what stands before 31.
"""

#: Language -> rows of parts, one for each way to say the days.
PARTS: dict[str, tuple[tuple[str, str, str, str, str, str], ...]] = {
    "sw": (("moja mbili tatu nne tano sita saba nane tisa", "kumi,kumi na moja,kumi na mbili,kumi na tatu,kumi na nne,kumi na tano,kumi na sita,kumi na saba,kumi na nane,kumi na tisa", "ishirini", "ishirini na ", "thelathini", "thelathini na "),),
    "gl": (("primeiro dous tres catro cinco seis sete oito nove", "dez,once,doce,trece,catorce,quince,dezaseis,dezasete,dezaoito,dezanove", "vinte", "vinte e ", "trinta", "trinta e "),),
    "mk": (("први втори трети четврти петти шести седми осми деветти", "десетти,единаесетти,дванаесетти,тринаесетти,четиринаесетти,петнаесетти,шеснаесетти,седумнаесетти,осумнаесетти,деветнаесетти", "дваесетти", "дваесет и ", "триесетти", "триесет и "),),
    "be": (("першага другога трэцяга чацвёртага пятага шостага сёмага восьмага дзявятага", "дзясятага,адзінаццатага,дванаццатага,трынаццатага,чатырнаццатага,пятнаццатага,шаснаццатага,семнаццатага,васемнаццатага,дзевятнаццатага", "дваццатага", "дваццаць ", "трыццатага", "трыццаць "),
           ("першае другое трэцяе чацвёртае пятае шостае сёмае восьмае дзявятае", "дзясятае,адзінаццатае,дванаццатае,трынаццатае,чатырнаццатае,пятнаццатае,шаснаццатае,семнаццатае,васемнаццатае,дзевятнаццатае", "дваццатае", "дваццаць ", "трыццатае", "трыццаць ")),
    "az": (("bir iki üç dörd beş altı yeddi səkkiz doqquz", "on,on bir,on iki,on üç,on dörd,on beş,on altı,on yeddi,on səkkiz,on doqquz", "iyirmi", "iyirmi ", "otuz", "otuz "),),
    "ms": (("satu dua tiga empat lima enam tujuh lapan sembilan", "sepuluh,sebelas,dua belas,tiga belas,empat belas,lima belas,enam belas,tujuh belas,lapan belas,sembilan belas", "dua puluh", "dua puluh ", "tiga puluh", "tiga puluh "),),
    "sq": (("një dy tre katër pesë gjashtë shtatë tetë nëntë", "dhjetë,njëmbëdhjetë,dymbëdhjetë,trembëdhjetë,katërmbëdhjetë,pesëmbëdhjetë,gjashtëmbëdhjetë,shtatëmbëdhjetë,tetëmbëdhjetë,nëntëmbëdhjetë", "njëzet", "njëzet e ", "tridhjetë", "tridhjetë e "),),
    "uz": (("birinchi ikkinchi uchinchi toʻrtinchi beshinchi oltinchi yettinchi sakkizinchi toʻqqizinchi", "oʻninchi,oʻn birinchi,oʻn ikkinchi,oʻn uchinchi,oʻn toʻrtinchi,oʻn beshinchi,oʻn oltinchi,oʻn yettinchi,oʻn sakkizinchi,oʻn toʻqqizinchi", "yigirmanchi", "yigirma ", "oʻttizinchi", "oʻttiz "),),
    "kk": (("бірінші екінші үшінші төртінші бесінші алтыншы жетінші сегізінші тоғызыншы", "оныншы,он бірінші,он екінші,он үшінші,он төртінші,он бесінші,он алтыншы,он жетінші,он сегізінші,он тоғызыншы", "жиырмасыншы", "жиырма ", "отызыншы", "отыз "),),
    "ka": (("ერთი ორი სამი ოთხი ხუთი ექვსი შვიდი რვა ცხრა", "ათი,თერთმეტი,თორმეტი,ცამეტი,თოთხმეტი,თხუთმეტი,თექვსმეტი,ჩვიდმეტი,თვრამეტი,ცხრამეტი", "ოცი", "ოცდა", "ოცდაათი", "ოცდათერთმეტი/"),),
    "he": (("הראשון השני השלישי הרביעי החמישי השישי השביעי השמיני התשיעי", "העשירי,האחד עשר,השנים עשר,השלושה עשר,הארבעה עשר,החמישה עשר,השישה עשר,השבעה עשר,השמונה עשר,התשעה עשר", "העשרים", "העשרים ו", "השלושים", "השלושים ו"),),
    "af": (("eerste tweede derde vierde vyfde sesde sewende agtste negende", "tiende,elfde,twaalfde,dertiende,veertiende,vyftiende,sestiende,sewentiende,agtiende,negentiende", "twintigste", "een twee drie vier vyf ses sewe agt nege/-en-twintigste", "dertigste", "een/-en-dertigste"),),
}  # fmt: skip


def from_parts(ones: str, teens: str, twenty: str, twenties: str, thirty: str, last: str) -> list[str]:
    """The words of 1 to 31.

    A ``/`` tells what is behind the ones and not before them: ``een twee/-en-twintigste`` is een-en-twintigste.
    """
    units = ones.split()
    if "/" in twenties:
        heads, _, tail = twenties.partition("/")
        after_twenty = [head + tail for head in heads.split()]
    else:
        after_twenty = [twenties + unit for unit in units]
    after_thirty = last.replace("/", "") if "/" in last else last + units[0]
    return [*units, *teens.split(","), twenty, *after_twenty, thirty, after_thirty]
