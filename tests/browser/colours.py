"""How colours look to people who see fewer of them, and how far apart they then are."""

RGB = tuple[float, float, float]

# What remains of linear red, green and blue without one kind of cone (Machado, Oliveira and Fernandes 2009, full severity).
VISIONS: dict[str, tuple[RGB, RGB, RGB]] = {
    "all cones": ((1, 0, 0), (0, 1, 0), (0, 0, 1)),
    "protanopia": ((0.152286, 1.052583, -0.204868), (0.114503, 0.786281, 0.099216), (-0.003882, -0.048116, 1.051998)),
    "deuteranopia": ((0.367322, 0.860646, -0.227968), (0.280085, 0.672501, 0.047413), (-0.011820, 0.042940, 0.968881)),
    "tritanopia": ((1.255528, -0.076749, -0.178779), (-0.078411, 0.930809, 0.147602), (0.004733, 0.691367, 0.303900)),
}
TO_XYZ = ((0.4124564, 0.3575761, 0.1804375), (0.2126729, 0.7151522, 0.0721750), (0.0193339, 0.1191920, 0.9503041))
WHITE = (0.95047, 1.0, 1.08883)


def product(matrix: tuple[RGB, RGB, RGB], colour: RGB) -> RGB:
    a, b, c = (sum(m * part for m, part in zip(row, colour, strict=True)) for row in matrix)
    return a, b, c


def linear(colour: RGB) -> RGB:
    """Light from the 0 to 255 of a screen."""
    a, b, c = (
        part / 12.92 if part <= 0.04045 else ((part + 0.055) / 1.055) ** 2.4 for part in (one / 255 for one in colour)
    )
    return a, b, c


def seen(colour: RGB, vision: str) -> RGB:
    """The light that somebody with this vision takes the colour for."""
    a, b, c = (min(1.0, max(0.0, part)) for part in product(VISIONS[vision], linear(colour)))
    return a, b, c


def lab(colour: RGB, vision: str = "all cones") -> RGB:
    """Lightness and two opponent colours, in which distance is difference (CIE 1976)."""
    x, y, z = (
        part ** (1 / 3) if part > 216 / 24389 else (24389 / 27 * part + 16) / 116
        for part in (one / white for one, white in zip(product(TO_XYZ, seen(colour, vision)), WHITE, strict=True))
    )
    return 116 * y - 16, 500 * (x - y), 200 * (y - z)


def difference(a: RGB, b: RGB, vision: str) -> float:
    """About 2 is just noticed side by side; 20 is another colour at a glance."""
    return float(sum((p - q) ** 2 for p, q in zip(lab(a, vision), lab(b, vision), strict=True)) ** 0.5)


def contrast(a: RGB, b: RGB, vision: str = "all cones") -> float:
    """The contrast ratio of WCAG, 1 to 21."""
    dark, light = sorted(product(TO_XYZ, seen(one, vision))[1] for one in (a, b))
    return (light + 0.05) / (dark + 0.05)
