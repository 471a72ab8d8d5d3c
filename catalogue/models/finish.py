"""merge beauty + shadow -> RGBA png; optional card preview. usage: finish.py base [hex ...]"""
import sys, numpy as np
from PIL import Image, ImageFilter
def calm(im, k=5, soft=10, keep=.35):
    """quietens the coloured grain that dispersion leaves at few samples: colour by a 5 x 5 median, lightness only where one pixel stands out of its neighbours"""
    y, cb, cr = im.convert('RGB').convert('YCbCr').split()
    y0 = np.asarray(y, np.float32); m = np.asarray(y.filter(ImageFilter.MedianFilter(3)), np.float32); d = y0 - m
    y1 = m + np.where(np.abs(d) > soft, np.sign(d) * (soft + (np.abs(d) - soft) * keep), d)
    mix = lambda o: Image.fromarray((.2 * np.asarray(o, np.float32) + .8 * np.asarray(o.filter(ImageFilter.MedianFilter(k)), np.float32) + .5).astype('uint8'))
    out = Image.merge('YCbCr', (Image.fromarray(np.clip(y1 + .5, 0, 255).astype('uint8')), mix(cb), mix(cr))).convert('RGB'); out.putalpha(im.getchannel('A'))
    return out
def merge(base, strength=.78, blur=2.4, quiet=True):
    b = Image.open(base + '_b.png').convert('RGBA'); b = calm(b) if quiet else b; s = Image.open(base + '_s.png').convert('RGBA')
    sa = s.getchannel('A').filter(ImageFilter.GaussianBlur(blur)).resize(b.size, Image.BICUBIC)
    sh = np.asarray(sa, np.float32) / 255 * strength
    h, w = sh.shape                       # fade shadow to nothing at the frame edge so cards never show a cut
    yy, xx = np.mgrid[0:h, 0:w]; e = np.clip(np.minimum.reduce([xx, yy, w - 1 - xx, h - 1 - yy]) / (0.16 * w), 0, 1)
    sh *= e * e * (3 - 2 * e)
    B = np.asarray(b, np.float32) / 255; a = B[..., 3:4]; rgb = B[..., :3]
    tint = np.array([.15, .12, .10])       # warm shadow, never pure black
    sh = np.maximum(sh - .02, 0)
    oa = a + sh[..., None] * (1 - a)
    orgb = (rgb * a + tint * sh[..., None] * (1 - a)) / np.maximum(oa, 1e-4)
    out = np.concatenate([orgb, oa], -1)
    return Image.fromarray((np.clip(out, 0, 1) * 255 + .5).astype('uint8'), 'RGBA')
if __name__ == '__main__':
    # finish.py [-s strength] base [hex ...]   (strength .78 upright pieces, .55 flat lays)
    import os
    av = sys.argv[1:]; st = None
    if av[0] == '-s': st = float(av[1]); av = av[2:]
    base = av[0]
    if st is None: st = float(open(base + '_b.txt').read()) if os.path.exists(base + '_b.txt') else .78     # strength recorded by go.py
    im = merge(base, st); im.save(base + '.png')
    for h in av[1:] or ['F2EEE8']:
        bg = Image.new('RGBA', im.size, '#' + h); bg.alpha_composite(im); bg.convert('RGB').save(f'{base}_card_{h}.png')
