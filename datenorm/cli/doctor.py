def doctor():
    """x"""
    print("hi")
