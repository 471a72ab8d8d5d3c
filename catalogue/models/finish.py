"""merge beauty + shadow -> RGBA png; optional card preview. usage: finish.py base [hex ...]
finish.py --again in.webp|png out.png ... : calms, evens and settles pictures that are merged already, colour over a wider square"""
import sys, numpy as np
from PIL import Image, ImageFilter
# Pillow's own YCbCr is of whole numbers and takes one or two from every channel: dark dials would go green
YCC = np.array([[.299, .587, .114], [-.168736, -.331264, .5], [.5, -.418688, -.081312]])
def apart(im): return (np.asarray(im.convert('RGB'), np.float32) @ YCC.T).astype(np.float32)
def together(P, im):
    out = Image.fromarray((np.clip(P @ np.linalg.inv(YCC).T, 0, 255) + .5).astype('uint8')); out.putalpha(im.getchannel('A'))
    return out
def calm(im, k=5, soft=10, keep=.35):
    """quietens the coloured grain that dispersion leaves at few samples: colour by a 5 x 5 median, lightness only where one pixel stands out of its neighbours"""
    P = apart(im); median = lambda a, n: np.asarray(Image.fromarray((a + .5).astype('uint8')).filter(ImageFilter.MedianFilter(n)), np.float32)
    m = median(P[..., 0], 3); d = P[..., 0] - m
    P[..., 0] = m + np.where(np.abs(d) > soft, np.sign(d) * (soft + (np.abs(d) - soft) * keep), d)
    for c in (1, 2): P[..., c] = .2 * P[..., c] + .8 * (median(P[..., c] + 128, k) - 128)
    return together(P, im)
def even(im, sigma=6., reach=3):
    """takes the grain from facets and polished metal by non-local means: a point becomes the mean of those near it whose surroundings look alike. Claws, beads and edges have no such neighbours and stay"""
    P = apart(im); y = P[..., 0]; h, w = y.shape; acc = P.copy(); tot = np.ones((h, w), np.float32)
    def box(a): p = np.pad(a, 1, mode='edge'); r = p[:-2] + p[1:-1] + p[2:]; return (r[:, :-2] + r[:, 1:-1] + r[:, 2:]) / 9
    for dy in range(reach + 1):
        for dx in range(-reach, reach + 1):
            if dy == 0 and dx <= 0: continue
            a = (slice(0, h - dy), slice(max(0, -dx), w - max(0, dx))); b = (slice(dy, h), slice(max(0, dx), w - max(0, -dx)))
            k = np.exp(-np.maximum(box((y[a] - y[b]) ** 2) - 2 * sigma ** 2, 0) / (.55 * sigma) ** 2 / 2)
            acc[a] += k[..., None] * P[b]; acc[b] += k[..., None] * P[a]; tot[a] += k; tot[b] += k
    return together(acc / tot[..., None], im)
def gauss(x, s):
    """three box filters: close to a Gaussian, and of floats, which Pillow cannot blur"""
    r = max(1, round(s * .98)); n = 2 * r + 1
    for _ in range(3):
        for ax in (0, 1):
            c = np.cumsum(np.pad(x, [(r + 1, r) if i == ax else (0, 0) for i in (0, 1)], mode='edge'), ax, dtype=np.float64)
            x = ((np.take(c, range(n, c.shape[ax]), ax) - np.take(c, range(c.shape[ax] - n), ax)) / n).astype(np.float32)
    return x
def settle(im, blur=9 / 1440):
    """takes the blotches that few samples leave from the shadow: it is blurred among itself, the piece and what touches it stay"""
    A = np.asarray(im, np.float32); rgb = A[..., :3]; a = A[..., 3]; tint = np.array([38, 31, 26], np.float32)
    own = (a <= 0) | ((rgb.max(-1) < 60) & (a < 235))
    m = own * (1 - np.asarray(Image.fromarray(np.where(own, 0, 255).astype('uint8')).filter(ImageFilter.MaxFilter(5)), np.float32) / 255)
    s = blur * a.shape[1]; soft = gauss(a * m, s) / np.maximum(gauss(m.astype(np.float32), s), 1e-3); f = gauss(m.astype(np.float32), 3) * m
    out = np.concatenate([np.where((m > 0)[..., None], tint, rgb), (a * (1 - f) + soft * f)[..., None]], -1)
    return Image.fromarray((np.clip(out, 0, 255) + .5).astype('uint8'), 'RGBA')
def fade(im, edge=.1):
    """lets what leaves the frame of a close view go softly: the stage is wider than the picture, and a ring would end in a cut"""
    A = np.asarray(im, np.float32).copy(); h, w = A.shape[:2]; yy, xx = np.mgrid[0:h, 0:w]
    e = np.clip(np.minimum.reduce([xx, w - 1 - xx, h - 1 - yy]) / (edge * w), 0, 1); A[..., 3] *= e * e * (3 - 2 * e)
    return Image.fromarray((A + .5).astype('uint8'), 'RGBA')
def merge(base, strength=.78, blur=2.4, quiet=True):
    b = Image.open(base + '_b.png').convert('RGBA'); b = even(calm(b)) if quiet else b; s = Image.open(base + '_s.png').convert('RGBA')
    sa = s.getchannel('A').filter(ImageFilter.GaussianBlur(blur)).resize(b.size, Image.BICUBIC)
    sh = np.asarray(sa, np.float32) / 255 * strength
    h, w = sh.shape                       # fade shadow to nothing at the frame edge so cards never show a cut
    yy, xx = np.mgrid[0:h, 0:w]; e = np.clip(np.minimum.reduce([xx, yy, w - 1 - xx, h - 1 - yy]) / (0.16 * w), 0, 1)
    sh *= e * e * (3 - 2 * e)
    B = np.asarray(b, np.float32) / 255; a = B[..., 3:4]; rgb = B[..., :3]
    tint = np.array([.15, .12, .10])       # warm shadow, never pure black
    sh = np.maximum(sh - .04, 0)           # a veil of a few hundredths ends in the square of the fade
    oa = a + sh[..., None] * (1 - a)
    orgb = (rgb * a + tint * sh[..., None] * (1 - a)) / np.maximum(oa, 1e-4)
    out = np.concatenate([orgb, oa], -1)
    return settle(Image.fromarray((np.clip(out, 0, 1) * 255 + .5).astype('uint8'), 'RGBA'))
if __name__ == '__main__':
    # finish.py [-s strength] base [hex ...]   (strength .78 upright pieces, .55 flat lays)
    import os
    av = sys.argv[1:]; st = None
    if av[0] == '--again':
        for i, o in zip(av[1::2], av[2::2]): settle(even(calm(Image.open(i).convert('RGBA'), 9))).save(o)
        sys.exit()
    if av[0] == '-s': st = float(av[1]); av = av[2:]
    base = av[0]
    if st is None: st = float(open(base + '_b.txt').read()) if os.path.exists(base + '_b.txt') else .78     # strength recorded by go.py
    im = merge(base, st); im.save(base + '.png')
    for h in av[1:] or ['F2EEE8']:
        bg = Image.new('RGBA', im.size, '#' + h); bg.alpha_composite(im); bg.convert('RGB').save(f'{base}_card_{h}.png')
