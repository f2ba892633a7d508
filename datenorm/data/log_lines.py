"""Group of the generator for lines of log files: a stamp, and behind it what a machine had to say, with its numbers."""

from datenorm.data.dice import Weighted
from datenorm.data.group import Group
from datenorm.data.machine_forms import choose_modern, write_stamp
from datenorm.data.scene import Scene
from datenorm.data.shapes import fill

_UNIX = ("{Mon} {_d} HH:mm:ss", "{Mon} {_d} HH:mm:ss", "{Mon} dd HH:mm:ss")
_ISO = ("yyyy-MM-dd HH:mm:ss", "yyyy-MM-dd HH:mm:ss,SSS", "yyyy-MM-dd HH:mm:ss.SSS", "yyyy/MM/dd HH:mm:ss", "yyyy-MM-dd'T'HH:mm:ss.SSS", "yyyy-MM-dd'T'HH:mm:ss")
_APACHE = ("{Sun} {Mon} dd HH:mm:ss yyyy", "{Sun} {Mon} dd HH:mm:ss.SSSSSS yyyy")
_ACCESS = ("dd/{Mon}/yyyy:HH:mm:ss {+hhmm}",)
_LS = ("{Mon} {_d} HH:mm", "{Mon} {_d} HH:mm", "{Mon} dd HH:mm", "{_d} {Mon} HH:mm")
_LS_OLD = ("{Mon} {_d}  yyyy", "{Mon} {_d}  yyyy", "{Mon} dd  yyyy")
_LS_ISO = ("yyyy-MM-dd HH:mm", "yyyy-MM-dd HH:mm:ss", "yyyy-MM-dd HH:mm:ss.SSSSSSSSS")
_GLOG = ("MMdd HH:mm:ss.SSSSSS", "MMdd HH:mm:ss")

_UNIX_TAILS = (
    " host sshd[####]:", " myhost sshd[#####]: Accepted publickey for root", " server# kernel: [#####.######] usb 1-#: new device", " localhost CRON[####]: (root) CMD (run-parts)", " mail postfix/smtpd[####]: connect from unknown", " web0# systemd[1]: Started Session ### of user root.",
    " raspberrypi dhcpcd[###]: wlan0: adding address", " combo ftpd[####]: connection from #.##.###.##", " router dnsmasq[####]: query[A]", " host1 su: session opened", " db-# mysqld[####]: ready for connections", " MacBook-Pro kernel[0]: en0: link", " ns1 named[####]: zone loaded",
)  # fmt: skip
_ISO_TAILS = (
    " INFO main", " [main] INFO  Application - Started in #.### seconds", " ERROR [http-nio-8080-exec-#] Handler: failed", " [####] LOG:  checkpoint starting: time", " WARN  worker-## retry #", " DEBUG pid=#### id=#####", " [####] ERROR:  relation does not exist", " INFO ### --- [main] c.e.Application", " [error] ####\\#0: *#### open() failed",
    " - INFO - done", " | ERROR | module:##", " #### Query SELECT 1", " TRACE ####", ": INFO: loaded ### items", " root[####] debug",
)  # fmt: skip
_APACHE_TAILS = ("] [error] [client #.##.###.##] File does not exist", "] [notice] caught SIGTERM", "] [core:error] [pid #####:tid ####]", "] [warn] child process #### still did not exit")
_ACCESS_TAILS = ('] "GET / HTTP/1.1" 200 ####', '] "GET /index.html HTTP/1.0" 404 ###', '] "POST /api/v1/items HTTP/1.1" 201 ##', '] "HEAD / HTTP/1.1" 301 -')
_GLOG_TAILS = (" ##### main.cc:##] started", "   #### server.go:###] listening", " #### file.cc:##] opened", " 1 controller.go:###] synced")
_LS_FRONTS = (
    "-rw-r--r-- 1 root root #### ", "-rw-r--r--  1 root root  ##### ", "drwxr-xr-x 2 user users 4096 ", "drwxr-xr-x  # mira staff   ### ", "-rwxr-xr-x 1 www-data www-data ### ", "lrwxrwxrwx 1 root root ## ", "-rw-rw-r-- 1 ftp ftp ####### ", "-r--r--r--   1 owner group   ###### ", "drwx------+ ## anna  staff  ### ", "-rw-------. 1 bob bob ##### ",
)  # fmt: skip
_LS_TAILS = (" notes.txt", " .bashrc", " src", " backup.tar.gz", " Documents/", " report.pdf", " IMG_####.JPG", " data.csv", " index.html", " current -> releases/##", " .", " ..", "")

#: What stands before the stamp, its forms, what stands behind it.
_LINES: Weighted[tuple[tuple[str, ...], tuple[str, ...], tuple[str, ...], str]] = Weighted(
    [
        ((("",), _UNIX, _UNIX_TAILS, "no_year"), 5),
        ((("<##>", "<###>"), _UNIX, _UNIX_TAILS, "no_year"), 0.6),
        ((("", "", "["), _ISO, _ISO_TAILS, "datetime"), 3),
        ((("[",), _APACHE, _APACHE_TAILS, "datetime"), 1.5),
        ((("#.##.###.## - - [", "::1 - - [", "192.168.#.## - root ["), _ACCESS, _ACCESS_TAILS, "datetime"), 1.5),
        ((_LS_FRONTS, _LS, _LS_TAILS, "no_year"), 0.8),
        ((_LS_FRONTS, _LS_OLD, _LS_TAILS, "absolute"), 0.5),
        ((_LS_FRONTS, _LS_ISO, _LS_TAILS, "datetime"), 0.3),
        ((("I", "W", "E", "F"), _GLOG, _GLOG_TAILS, "no_year"), 1),
    ]
)  # fmt: skip


def _line(scene: Scene) -> None:
    """``Mar  3 14:05:06 server1 sshd[4711]: ...``, ``[2019-05-03 14:05:06] INFO main``."""
    dice = scene.dice
    fronts, forms, tails, scene.kind = dice.draw(_LINES)
    front = dice.pick(fronts)
    choose_modern(scene)
    write_stamp(scene, dice.pick(forms))
    if front:
        scene.pieces.insert(0, (fill(dice, front), ""))
    tail = dice.pick(tails)
    scene.write(fill(dice, "]" + tail if front == "[" and tail[:1] != "]" else tail))
    scene.free = False


GROUPS: tuple[Group, ...] = (Group("log-line", "datetime", 0.5, _line, (("en", 1.0),)),)
