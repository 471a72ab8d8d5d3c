from jewel import *
FIT = {}


def prong(M_head, az, pts, r0, r1, mat, parent):
    """pts: list of (radius,z) in head space"""
    a = az * D2R
    P = spline([(r * math.cos(a), r * math.sin(a), z) for r, z in pts], 8)
    n = len(P); rad = [r0 + (r1 - r0) * i / (n - 1) for i in range(n)]
    V, F = tube(P, rad, 14)
    return add('prong', V, F, mat, M=M_head, parent=parent)

def claw_head(M, d, mat, parent, n=6, kind='diamond', cut='round', base=-.62, pr=None, a0=None, rails=(.45,), sy=1.0):
    """stone of diameter d with its girdle at local z=0, claws, gallery rails"""
    Rr = d / 2; pr = pr or max(.055 * d, .22) * 1.0
    a0 = (360 / n / 2 if n == 4 else 30) if a0 is None else a0
    stone(d, M, cut, kind, parent, rot=0, sy=sy)
    zb = base * d
    for k in range(n):
        az = a0 + k * 360 / n
        ell = 1.0
        q = Rr
        pts = [(q * .20, zb), (q * .60, zb * .55), (q * .94, -.10 * d), (q * 1.045, .0), (q * 1.03, .05 * d), (q * .93, .085 * d), (q * .84, .112 * d)]
        prong(M, az, pts, pr * 1.0, pr * .62, mat, parent)
    for t in rails:
        z = zb * t * 1.05; rr = Rr * (.94 - .62 * min(1, t * .8)) + .02 * d
        V, F = torus(rr, pr * .72, 72)
        add('rail', V, F, mat, M=M @ T(0, 0, z), parent=parent).visible_transmission = False

def shank(Rin, w0, t0, w1, t1, mat, parent=None, nout=2.3, nin=5, N=320, sharp=1.5):
    """w0,t0 at the bottom, w1,t1 at the top"""
    def prof(th):
        k = ((1 + math.cos(th)) / 2) ** sharp
        return band_profile(w0 + (w1 - w0) * k, t0 + (t1 - t0) * k, nout, nin)
    V, F = sweep_ring(Rin, prof, N)
    return add('shank', V, F, mat, parent=parent)

def solitaire(mat='platinum', kind='diamond', d=6.5, head=None, n=6, cut='round'):
    m = metal(mat); hm = metal(head or mat); g = empty('ring')
    Rin = 8.25; t1 = 1.55
    shank(Rin, 2.3, 1.7, 1.75, t1, m, g)
    zg = Rin + t1 + .43 * d + .05
    if cut == 'round': claw_head(T(0, 0, zg), d, hm, g, int(n), kind, base=-(.43 * d + .55) / d, rails=(.5,))
    else:
        zg += .12 * d; setting(T(0, 0, zg), cut, d, kind, hm, g, base=(.55 * d + .60) / d, rails=(.36, .8), pr=max(.052 * d, .27))
    g.matrix_world = T(0, 0, Rin + 1.7)
    return g, (0, -d * .3, zg + Rin + 1.7)

def three_stone(mat='yellow', kind='diamond', side='diamond', d=6.0, ds=4.3):
    m = metal(mat); hm = metal('platinum') if mat == 'yellow' else m; g = empty('ring'); Rin = 8.25; t1 = 1.5
    shank(Rin, 2.4, 1.7, 1.9, t1, m, g)
    zg = Rin + t1 + .43 * d + .1
    claw_head(T(0, 0, zg), d, hm, g, 4, kind, base=-(.43 * d + .5) / d, a0=45, rails=(.5,))
    for sx in (-1, 1):
        ang = 25.5
        M = R(sx * ang, 'Y') @ T(0, 0, Rin + t1 + .43 * ds + .35)
        claw_head(M, ds, hm, g, 4, side, base=-(.43 * ds + .7) / ds, a0=45, rails=(.5,))
    g.matrix_world = T(0, 0, Rin + 1.7); return g, (0, -d * .3, zg + Rin + 1.7)

def halo_cluster(M, d, dh, mat, parent, kind='diamond', hkind='diamond', gap=.25, prongs=4, wrap=None):
    claw_head(M, d, mat, parent, prongs, kind, base=-.60, a0=45, rails=(.5,), pr=.3)
    Rh = d / 2 + gap + dh / 2; n = int(2 * pi * Rh / (dh * 1.06))
    for k in range(n):
        a = 360 * k / n
        stone(dh, M @ R(a, 'Z') @ T(Rh, 0, -.06 * d) @ R(6, 'Y'), parent=parent, kind=hkind)
        b = 360 * (k + .5) / n
        for rr in (Rh - dh * .36, Rh + dh * .36):
            bead(dh * .135, M @ R(b, 'Z') @ T(rr, 0, -.06 * d + dh * .06) @ S(1, 1, 1.2), mat, parent)
    # tray: outer + inner wall, floor
    o, i = Rh + dh * .53, Rh - dh * .50; zt = -.06 * d - dh * .05; zb = zt - dh * .62
    prof = [(o - .06, zt), (o, zt - .06), (o - .02, zb + .25), (o - .22, zb), (i + .1, zb), (i, zb + .1), (i, zt - .12), (i + .04, zt - .1), (i + .1, zb + .2), (o - .2, zb + .3), (o - .1, zt - .05)]
    V, F = lathe(prof, 128, True); add('tray', V, F, mat, angle=40, M=M, parent=parent)
    return Rh + dh * .53

def pave_arc(Rin, t, w, dst, mat, parent, a0, a1, kind='diamond', skip=None, end=()):
    """shared-claw row of stones on an arc of a band (degrees from top)"""
    Rg = Rin + t
    step = math.degrees(dst * 1.05 / Rg); n = max(1, int((a1 - a0) / step)); step = (a1 - a0) / n
    for k in range(n):
        a = a0 + step * (k + .5)
        stone(dst, R(a, 'Y') @ T(0, 0, Rg), parent=parent, kind=kind)
    for k in range(n + 1):
        a = a0 + step * k
        if end and k in end:                                     # last pair: low beads that melt into the shoulder
            for sy in (-1, 1): bead(dst * .15, R(a, 'Y') @ T(0, sy * dst * .36, Rg + dst * .0) @ S(1.1, 1, 1), mat, parent)
            continue
        for sy in (-1, 1):
            V, F = tube([(0, sy * dst * .36, -dst * .75), (0, sy * dst * .40, -dst * .2), (0, sy * dst * .385, dst * .10)], [dst * .12, dst * .125, dst * .115], 12)
            add('claw', V, F, mat, M=R(a, 'Y') @ T(0, 0, Rg), parent=parent)

def pave_shank(Rin, w, t, mat, parent, a0, a1, ds=1.45, kind='diamond'):
    """shank whose shoulders carry shared-claw pave between a0 and a1 degrees from the top, both sides"""
    def prof(th):
        d = abs((math.degrees(th) + 180) % 360 - 180)
        k = float(sstep(a1 - .2, a1 + 1.4, np.array(d)))            # 0 on the pave arc, 1 on plain metal
        taper = 1.0 + .25 * float(sstep(a1, 180, np.array(d)))
        return band_profile(w * (.92 + .08 * k) * taper, (t * .50) * (1 - k) + t * k, 2.6, 5)
    V, F = sweep_ring(Rin, prof, 512); add('shank', V, F, mat, parent=parent)
    for s0, s1 in ((-a1, -a0), (a0, a1)):
        n_ = max(1, int((a1 - a0) / math.degrees(ds * 1.05 / (Rin + t - .12)))); pave_arc(Rin, t - .12, w, ds, mat, parent, s0, s1, kind, end=((0,) if s0 < 0 else (n_,)))

def halo_ring(mat='white', kind='diamond', d=5.6, dh=1.35, hkind='diamond', cut='round'):
    m = metal(mat); g = empty('ring'); Rin = 8.25
    pave_shank(Rin, 1.75, 1.75, m, g, 14, 62, 1.45)
    zg = Rin + 1.75 + .43 * d + .35
    halo_cluster(T(0, 0, zg), d, dh, m, g, kind, hkind)
    for sx in (-1, 1):
        V, F = tube(spline([(sx * .3, 0, Rin + .5), (sx * 1.5, 0, Rin + 1.9), (sx * d * .40, 0, zg - .20 * d)], 8), .42, 14); add('strut', V, F, m, parent=g)
    g.matrix_world = T(0, 0, Rin + 1.75); return g, (0, -d * .4, zg + Rin + 1.75)

def eternity(mat='platinum', kind='diamond', dst=2.6, alt=None):
    m = metal(mat); g = empty('ring'); Rin = 8.25; t = 1.75
    Rg = Rin + t; n = round(2 * pi * Rg / (dst * 1.012)); n += n % 2; step = 360 / n
    for k in range(n):
        stone(dst, R(k * step, 'Y') @ T(0, 0, Rg), parent=g, kind=(alt if alt and k % 2 else kind))
    cl = None
    V, F = tube([(0, 0, -dst * .40), (0, .02 * dst, -dst * .2), (0, 0, dst * .085)], [dst * .10, dst * .12, dst * .115], 14)
    cl = mesh_data('claw', V, F, m)
    for k in range(n):
        for sy in (-1, 1):
            obj(cl, R((k + .5) * step, 'Y') @ T(0, sy * dst * .40, Rg), g, 'claw')
    # two rails under the girdle, inner sleeve
    for sy in (-1, 1):
        V, F = sweep_ring(Rin + .0, [(r, y + sy * dst * .40) for r, y in rounded_rect(.40, t - dst * .30, .14)], 320)
        add('rail', V, F, m, angle=50, parent=g)
    for k in range(n):   # cross bars between stones
        V, F = tube([(0, -dst * .36, -dst * .50), (0, dst * .36, -dst * .50)], dst * .07, 10, cap=False)
        add('bar', V, F, m, M=R((k + .5) * step, 'Y') @ T(0, 0, Rg), parent=g)
    g.matrix_world = T(0, 0, Rg + dst * .16); return g, (0, -dst, Rg * 2)

def plain_band(mat='yellow', w=4.0, t=1.75, mill=False):
    m = metal(mat); g = empty('ring'); Rin = 9.5
    V, F = sweep_ring(Rin, band_profile(w, t, 2.5, 3.2, 72), 384); add('band', V, F, m, parent=g)
    g.matrix_world = T(0, 0, Rin + t); return g, (0, -w / 2, Rin + t + Rin)

_OLD = dict(solitaire=solitaire, three=three_stone, halo=halo_ring, eternity=eternity, band=plain_band)

# ------------------------------------------------------------------ flat / upright pieces
def studs(mat='white', kind='diamond', d=6.2, n=4, halo=0):
    m = metal(mat); g = empty('studs')
    for i, (x, yaw, pit) in enumerate(((-5.6, -12, 78), (5.6, 16, 74))):
        h = empty('stud', g)
        if halo: halo_cluster(Matrix(), d, 1.2, m, h, kind)
        else: claw_head(Matrix(), d, m, h, n, kind, base=-.60, a0=45 if n == 4 else 30, rails=(.35, .8))
        k = min(1, max(.58, d / 6.2)); B = T(0, 0, -.6 * d) @ S(k)                 # post and nut go with the stone: a small one is never smaller than its back
        V, F = tube([(0, 0, .1 * d / k), (0, 0, .02 * d / k - 8.5)], .42, 16); add('post', V, F, m, M=B, parent=h)
        V, F = lathe([(.01, 0), (.9, 0), (1.0, -.15), (.9, -.35), (.01, -.4)], 40); add('cup', V, F, m, angle=40, M=B, parent=h)
        V, F = torus(1.15, .32, 40); add('back', V, F, m, M=B @ T(-1.2, 0, -6.3) @ R(90, 'X'), parent=h); add('back', V, F, m, M=B @ T(1.2, 0, -6.3) @ R(90, 'X'), parent=h)
        V, F = lathe([(.45, 0), (2.3, 0), (2.4, -.15), (2.3, -.35), (.45, -.35)], 48); add('disc', V, F, m, angle=40, M=B @ T(0, 0, -5.9), parent=h)
        M0 = R(yaw, 'Z') @ R(pit, 'X')
        h.matrix_local = M0; bpy.context.view_layer.update()
        zmin = min((h.matrix_world @ c.matrix_local @ Vector(v)).z for c in h.children for v in c.bound_box)
        h.matrix_local = T(x * (.35 + .65 * k), 0, -zmin) @ M0
    return g, (0, -d * .4, d * .8)

def chain_along(path, mat, parent, L=1.9, W=1.25, wire=.24, jitter=6, lift=.0):
    """cable chain: equal arc-length links, alternately rolled +-45 deg"""
    P = np.array(path); seg = np.linalg.norm(np.diff(P, axis=0), axis=1); s = np.concatenate([[0], np.cumsum(seg)])
    pitch = L - 2 * wire * 1.05; n = int(s[-1] / pitch)
    c = []
    for k in range(36):
        a = 2 * pi * k / 36; st = (L - W) / 2
        c.append(((W / 2 - wire) * math.cos(a), (W / 2 - wire) * math.sin(a) + math.copysign(st, math.sin(a)), 0))
    V, F = tube([(y, x, 0) for x, y, _ in c], wire, 12, closed=True); me = mesh_data('link', V, F, mat)
    for i in range(n):
        q = (i + .5) * pitch
        p = np.array([np.interp(q, s, P[:, j]) for j in range(3)]); p2 = np.array([np.interp(q + .3, s, P[:, j]) for j in range(3)]); p1 = np.array([np.interp(q - .3, s, P[:, j]) for j in range(3)])
        t = Vector(p2 - p1).normalized(); b = Vector((0, 0, 1)); y = b.cross(t).normalized(); z = t.cross(y)
        M = Matrix((t, y, z)).transposed().to_4x4(); M.translation = Vector(p)
        obj(me, M @ R((45 if i % 2 else -45) + random.uniform(-jitter, jitter), 'X'), parent, 'link')

def pendant(mat='yellow', kind='diamond', style='halo', d=5.5, dh=1.25):
    m = metal(mat); hm = metal('white') if mat == 'yellow' and style == 'solo' else m; g = empty('pendant')
    zc = 2.9
    if style == 'halo': Ro = halo_cluster(T(0, 0, zc), d, dh, m, g, kind)
    elif style == 'solo': claw_head(T(0, 0, zc), d, hm, g, 4, kind, base=-.5, a0=45, rails=(.4,)); Ro = d / 2
    else:
        # struck disc: polished rim and collet, a satin field with fine rays between them
        Ro = 7; sat = metal(mat, .20)
        V, F = lathe([(.01, .3), (Ro - .8, .3), (Ro, .9), (Ro, 1.35), (Ro - .12, 1.62), (Ro - .40, 1.72), (Ro - .68, 1.62), (Ro - .78, 1.35)], 160); add('rim', V, F, m, angle=50, parent=g)
        N = 480; rr = [2.18, 2.5, 3.1, 3.9, 4.7, 5.5, 5.9, 6.24]; V = []; F = []
        for q, r in enumerate(rr):
            deep = .085 * min(1, (r - 2.18) / .5) * min(1, (6.24 - r) / .5) * (r / 6.2)
            for k in range(N): a = 2 * pi * k / N; V.append((r * math.cos(a), r * math.sin(a), 1.86 - .012 * (r - 2.2) ** 2 + (deep * (1 - abs(2 * (k % 8) / 8 - 1) * 2) if deep else 0)))
        for q in range(len(rr) - 1):
            for k in range(N): l = (k + 1) % N; F.append((q * N + k, (q + 1) * N + k, (q + 1) * N + l, q * N + l))
        add('field', V, F, sat, angle=30, parent=g)
        V, F = lathe([(2.3, 1.5), (2.28, 1.98), (2.08, 2.26), (1.78, 2.30), (1.55, 2.2), (1.5, 1.9), (1.2, 1.2)], 96); add('collet', V, F, m, angle=50, parent=g)
        stone(3.0, T(0, 0, 2.15), parent=g, kind=kind)
        for k in range(6): bead(.28, R(60 * k, 'Z') @ T(1.5, 0, 2.3), m, g)
        zc = 1.2
    # bail: tapered loop. Under a small stone ring, bail and chain are finer
    k = min(1, max(.45, .45 + .55 * (d - 4.1) / 1.4)) if style == 'solo' else 1
    V, F = torus(1.0 * k, .26 * k, 40); add('jump', V, F, m, M=T(0, Ro + .62 * k, zc - .6 * k), parent=g)
    V, F = sweep_ring(1.3 * k, lambda th: rounded_rect((1.15 + .9 * (.5 + .5 * math.cos(th - pi / 2))) * k, .42 * k, .18 * k), 72)
    add('bail', V, F, m, angle=50, M=T(0, Ro + 2.75 * k, zc - .75 * k) @ R(90, 'Z'), parent=g)
    zb = .85; y0 = Ro + 3.0 * k; c = .4 + .6 * k if k < 1 else 1
    pts = [(-17.5, y0 + 34, zb), (-14, y0 + 24, zb), (-9, y0 + 12, zb), (-3.2, y0 + 1.9, zb + .5), (0, y0 + .15 * k, zc - .35 * k), (3.2, y0 + 1.9, zb + .5), (9, y0 + 12, zb), (14, y0 + 24, zb), (17.5, y0 + 34, zb)]
    chain_along(spline(pts, 24), m, g, L=1.9 * k * c, W=1.25 * k * c, wire=.24 * k * c)
    FIT['pendant'] = (0, Ro * (.95 - .36 * (1 - k)), zc, Ro * (2.1 - 1.07 * (1 - k)))
    return g, (0, 0, zc)

def tennis(mat='white', kind='diamond', d=3.4, alt=None):
    """flat lay, tables up, closed soft teardrop"""
    m = metal(mat); g = empty('bracelet')
    P = np.array(spline([(0, -20, 0), (13, -15.5, 0), (19.5, -3, 0), (15, 9.5, 0), (5.5, 17, 0), (-4.5, 18.5, 0), (-14.5, 12, 0), (-19.5, 0, 0), (-14, -14.5, 0)], 60, closed=True)); P = np.vstack([P, P[:1]])
    s = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(P, axis=0), axis=1))]); n = int(s[-1] / (d * 1.008)); Rr = d / 2
    cv, cf = tube([(-.05 * d, -.05 * d, -.46 * d), (0, 0, -.12 * d), (0, 0, .02 * d), (-.035 * d, -.035 * d, .10 * d)], [.075 * d, .085 * d, .085 * d, .070 * d], 14); claw = mesh_data('claw', cv, cf, m)
    rv, rf = torus(Rr * .84, .075 * d, 48, 12); rail = mesh_data('rail', rv, rf, m); rv, rf = torus(Rr * .62, .075 * d, 48, 12); rail2 = mesh_data('rail2', rv, rf, m)
    hv, hf = tube([(-.42 * d, 0, 0), (.42 * d, 0, 0)], .11 * d, 14); hinge = mesh_data('hinge', hv, hf, m)
    for i in range(n):
        for half in (0, 1):
            q = s[-1] * ((i + half * .5) / n); x = np.interp(q, s, P[:, 0]); y = np.interp(q, s, P[:, 1])
            x2 = np.interp((q + .4) % s[-1], s, P[:, 0]); y2 = np.interp((q + .4) % s[-1], s, P[:, 1]); yaw = math.degrees(math.atan2(y2 - y, x2 - x))
            M = T(x, y, .74 * d + .5 * math.sin(4 * pi * i / n + 1)) @ R(yaw, 'Z') @ R(-6 + 4 * math.sin(6 * pi * i / n) + random.uniform(-3, 3), 'X') @ R(random.uniform(-3.5, 3.5), 'Y')
            if half: obj(hinge, M @ T(0, 0, -.36 * d), g, 'hinge'); continue
            own = alt if alt and i % 2 else kind; stone(d, M, parent=g, kind='melee' if own == 'diamond' else own)
            for u in (-1, 1):
                for v in (-1, 1): obj(claw, M @ T(u * Rr * .70, v * Rr * .75, 0) @ S(u, v, 1), g, 'claw')
            obj(rail, M @ T(0, 0, -.22 * d), g, 'rail'); obj(rail2, M @ T(0, 0, -.52 * d), g, 'rail')
    return g, (0, -18, d * .7)

def heart_outline(L, W, n=72, notch=.16):
    """petal: point at origin, lobes at +Y"""
    pts = spline([(0, 0), (W * .22, L * .16), (W * .43, L * .46), (W * .50, L * .72), (W * .40, L * .93), (W * .22, L * 1.0), (0, L * (1 - notch)), (-W * .22, L * 1.0), (-W * .40, L * .93), (-W * .50, L * .72), (-W * .43, L * .46), (-W * .22, L * .16)], n // 12, closed=True)
    return [(float(p[0]), float(p[1])) for p in pts]

def dome_mesh(outline, f, mat, M, parent, thick=.8, edge=.35, rings=14, name='petal'):
    """solid polished petal: concentric rings shrink toward the centroid, rounded edge; f(x,y) lift"""
    P = np.array(outline); c = P.mean(0); V = []; F = []; n = len(P)
    prof = []
    for k in range(7):                      # rounded edge: from bottom to top
        a = (-90 + 180 * k / 6) * D2R; prof.append((1 - (edge / 6) * (1 - math.cos(a)), thick / 2 * math.sin(a)))
    for k in range(1, rings): prof.append(((1 - edge / 6) * (1 - k / rings), thick / 2))
    for s, dz in prof:
        Q = c + (P - c) * s
        for x, y in Q: V.append((x, y, f(x, y) + dz))
    m = len(prof)
    for i in range(m - 1):
        for k in range(n):
            l = (k + 1) % n; F.append((i * n + k, i * n + l, (i + 1) * n + l, (i + 1) * n + k))
    V.append((c[0], c[1], f(*c) + thick / 2)); ci = len(V) - 1
    for k in range(n): F.append(((m - 1) * n + k, (m - 1) * n + (k + 1) % n, ci))
    F.append(tuple(range(n))[::-1])
    return add(name, V, F, mat, angle=60, M=M, parent=parent)

def flower(mat='yellow', kind='diamond', petals=5, style='polished', ds=1.5, cd=4.2, pkind='diamond'):
    m = metal(mat); wm = metal('white') if mat == 'yellow' else m; g = empty('flower'); petals = int(petals)
    L, W = 12.5, 13.0 if petals <= 5 else 10.5
    f = lambda x, y: .055 * (y - 1) ** 1.0 * 3.2 - .020 * x * x + .55 * math.exp(-(x / 1.6) ** 2) * -1 * min(1, max(0, y / 9)) - .012 * max(0, y - 7) ** 2
    out = heart_outline(L, W)
    for k in range(petals):
        M = R(360 / petals * k + 8, 'Z') @ T(0, 1.5, 2.2 + .0 * k)
        if style == 'polished': dome_mesh(out, f, m, M @ R((k % 2) * 2 - 1, 'Y'), g, thick=.9)
        else: pave_plate(out, ds, wm if style == 'pave' else m, M, g, pkind, f, rimmat=m)
    claw_head(T(0, 0, 5.0), cd, wm, g, 6, kind, base=-.6, rails=(.5,))
    for k in range(6):
        M = R(60 * k + 30, 'Z') @ T(cd * .5 + 1.05, 0, 4.1) @ R(14, 'Y')
        stone(1.7, M, parent=g, kind='diamond')
        V, F = torus(.92, .16, 36); add('bez', V, F, wm, M=M @ T(0, 0, -.02), parent=g)
        V, F = lathe([(.95, 0), (.9, -.5), (.5, -1.2), (.01, -1.3)], 32); add('bezc', V, F, wm, M=M @ T(0, 0, -.1), parent=g)
    V, F = lathe([(.01, 1.0), (4.2, 1.0), (4.5, 1.3), (4.2, 1.8), (.01, 3.0)], 64); add('core', V, F, m, angle=50, parent=g)
    g.matrix_world = Matrix(); return g, (0, 0, 4)

def butterfly(mat='white', kind='diamond', k2='sapphire', ds=1.35):
    m = metal(mat); g = empty('butterfly')
    up = spline([(1.0, .6), (4.2, 6.0), (9.5, 11.2), (15.2, 12.6), (17.6, 10.6), (16.6, 6.4), (13.6, 2.6), (9.0, .4), (4.0, -.3)], 8, closed=True)
    lo = spline([(1.0, -.7), (4.5, -1.2), (9.5, -1.0), (12.8, -3.0), (13.2, -6.6), (10.4, -9.6), (8.4, -12.4), (6.6, -10.4), (4.0, -6.4), (1.8, -3.0)], 8, closed=True)
    for sx in (-1, 1):
        tilt = R(-sx * 16, 'Y')
        for nm, ou, kk, dz in (('up', up, kind, .25), ('lo', lo, k2, 0)):
            o = [(sx * float(p[0]), float(p[1])) for p in ou]
            if sx < 0: o = o[::-1]
            f = lambda x, y: .35 * math.sin(abs(x) / 17 * pi) - .01 * (y - 3) ** 2 * .3
            def alt(x, y, o=o, nm=nm, kk=kk):
                dd = poly_dist((x, y), o)
                if nm == 'up': return k2 if dd > 2.3 else kind
                return kind if dd < 1.6 else k2
            pave_plate(o, ds, m, T(0, 0, 2.4 + dz) @ tilt, g, kk, f, rim=.34, thick=1.1, alt=alt, ang=17 * sx)
    # body: graduated stones in bezels
    ys = [(4.0, 1.5), (2.2, 1.9), (.1, 2.3), (-2.2, 2.0), (-4.1, 1.7), (-5.7, 1.4), (-7.0, 1.15)]
    for y, d in ys:
        M = T(0, y, 3.4); stone(d, M, parent=g, kind=kind)
        V, F = torus(d / 2 + .08, .17, 36); add('bez', V, F, m, M=M @ T(0, 0, -.02), parent=g)
        V, F = lathe([(d / 2 + .12, 0), (d / 2 + .05, -.6), (d * .3, -1.4), (.01, -1.6)], 32); add('bezc', V, F, m, M=M, parent=g)
    bead(.85, T(0, 5.4, 3.2), m, g)
    for sx in (-1, 1):
        V, F = tube(spline([(sx * .4, 5.8, 3.3), (sx * 1.6, 8.2, 3.9), (sx * 3.4, 10.4, 4.4), (sx * 4.6, 11.4, 4.3)], 10), [.24] * 31, 12); add('ant', V, F, m, parent=g)
        stone(1.1, T(sx * 4.9, 11.7, 4.5), parent=g, kind=kind); V, F = torus(.6, .15, 30); add('bez', V, F, m, M=T(sx * 4.9, 11.7, 4.48), parent=g)
        V, F = lathe([(.62, 0), (.5, -.6), (.01, -.8)], 24); add('bezc', V, F, m, M=T(sx * 4.9, 11.7, 4.4), parent=g)
    return g, (0, 0, 3.5)

PIECES = dict(_OLD, studs=studs, pendant=pendant, tennis=tennis, flower=flower, butterfly=butterfly)

DIALS = {'silver': (.86, .85, .82), 'blue': (.008, .024, .095), 'champagne': (.85, .70, .45), 'green': (.004, .050, .024), 'black': (.006, .006, .007), 'rose': (.85, .58, .50)}
def watch(mat='yellow', dial='silver', strap='leather', color='navy', bezel='polished', style='roman', word='ORVANNE'):
    m = metal(mat); g = empty('watch'); z0 = 13.0; rc = 18.0
    br = metal(mat, .24)
    dc = DIALS[dial]
    dark = dial in ('blue', 'green', 'black')
    # case middle + bezel
    V, F = lathe([(.01, -4.6), (15.5, -4.6), (17.0, -3.8), (rc, -2.9), (rc + .12, -1.2), (rc, .3), (17.7, .45)], 160); add('case', V, F, m, angle=35, M=T(0, 0, z0), parent=g)
    bz = [(17.75, .3), (17.85, .8), (17.6, 1.35), (16.9, 1.75), (16.1, 1.78), (15.7, 1.55), (15.62, 1.1), (15.55, .2)]
    if bezel == 'diamond': bz = [(17.9, .3), (18.0, 1.1), (17.85, 1.3), (17.7, 1.28), (17.62, .6), (15.85, .6), (15.8, 1.25), (15.66, 1.3), (15.6, 1.1), (15.55, .2)]
    V, F = lathe(bz, 192); add('bezel', V, F, m, angle=40, M=T(0, 0, z0), parent=g)
    if bezel == 'diamond':
        n = 58; ds = 1.68
        for k in range(n):
            stone(ds, T(0, 0, z0) @ R(360 / n * k, 'Z') @ T(16.73, 0, 1.42), parent=g)
            for rr in (16.73 - .62, 16.73 + .62): bead(.17, T(0, 0, z0) @ R(360 / n * (k + .5), 'Z') @ T(rr, 0, 1.45), m, g)
    # dial
    V, F = lathe([(.001, 0), (15.7, 0)], 160); add('dial', V, F, sunburst('dial_' + dial, dc), M=T(0, 0, z0 + .1), parent=g)
    V, F = lathe([(15.7, .05), (15.1, .05), (15.62, 1.2)], 160); add('rehaut', V, F, plain('rehaut', tuple(min(1, c * 1.0) for c in dc), .35, metallic=.8), angle=30, M=T(0, 0, z0), parent=g)
    ink = plain('ink', (.85, .85, .83) if dark else (.012, .012, .016), .35); hand = metal(mat) if dark else plain('blued', (.012, .035, .22), .16, metallic=1.0)
    zd = z0 + .12
    tick = bevel_box('tick', .10, .55, .03, .01, ink, 1); tick5 = bevel_box('tick5', .2, .62, .03, .01, ink, 1)
    rt = 9.6 if style == 'roman' else 14.5
    for k in range(60): obj(tick5 if k % 5 == 0 else tick, T(0, 0, zd) @ R(6 * k, 'Z') @ T(0, rt, 0), g, 'tick')
    for rr in (rt - .36, rt + .36):
        V, F = lathe([(rr - .035, 0), (rr + .035, 0)], 160); add('track', V, F, ink, M=T(0, 0, zd + .015), parent=g)
    if style == 'roman':
        for k, t in enumerate(('XII', 'I', 'II', 'III', 'IIII', 'V', 'VI', 'VII', 'VIII', 'IX', 'X', 'XI')):
            o = text(t, 3.7, T(0, 0, zd + .02) @ R(-30 * k, 'Z') @ T(0, 12.65, 0) @ S(.92, 1.25, 1), ink, g)
    else:
        bar = bevel_box('bar', .75, 2.6 if style == 'chrono' else 3.4, .55, .14, metal(mat), 2)
        for k in range(12):
            if style == 'chrono' and k in (3, 6, 9): continue
            for dx in ((-.55, .55) if k == 0 else (0,)): obj(bar, T(0, 0, zd + .25) @ R(-30 * k, 'Z') @ T(dx, 12.0, 0), g, 'index')
    if style != 'chrono':
        text(word, 1.55, T(0, 5.6, zd + .02), ink, g)
        if style == 'bar': text('AUTOMATIC', .92, T(0, -6.2, zd + .02), ink, g)
    if style == 'chrono':                                          # three registers, pushers, long centre seconds
        sm = plain('sub_' + dial, tuple(min(1, c * (2.2 if dark else .62) + (.012 if dark else 0)) for c in dc), .34, metallic=.9, clear=.3)
        for cx, cy, n, a in ((6.4, 0, 12, 40), (-6.4, 0, 20, 210), (0, -6.4, 24, -70)):
            MS = T(cx, cy, zd); rs = 4.25
            pf = [(.001, .02)] + [(.35 + .16 * i, .02 + .028 * (i % 2)) for i in range(17)] + [(3.15, .02), (rs - .22, .02)]
            V, F = lathe(pf, 96); add('sub', V, F, sm, M=MS, parent=g, angle=20)
            V, F = lathe([(rs - .24, .0), (rs - .20, .13), (rs, .15), (rs + .12, .0)], 96); add('subrim', V, F, m, M=MS, parent=g, angle=30)
            tm = bevel_box('subt', .10, .42, .02, .004, ink, 1); tl = bevel_box('subT', .14, .70, .02, .004, ink, 1)
            for k in range(n): obj(tl if k % (n // 4) == 0 else tm, MS @ R(360 / n * k, 'Z') @ T(0, rs - .62, .04), g, 'tick')
            obj(prism('subhand', [(0, -1.0), (.22, -.6), (.16, 0), (.04, 3.1), (-.04, 3.1), (-.16, 0), (-.22, -.6)], 0, .12, hand), MS @ T(0, 0, .22) @ R(a, 'Z'), g)
            V, F = lathe([(.001, .42), (.28, .38), (.36, .0)], 24); add('subcap', V, F, hand, M=MS, parent=g, angle=40)
        for s_ in (-1, 1):
            MP = T(0, 0, z0 - 1.5) @ R(s_ * 27, 'Z') @ T(rc - .4, 0, 0) @ R(90, 'Y')
            V, F = lathe([(.01, 3.05), (1.35, 3.0), (1.55, 2.8), (1.55, 1.6), (1.3, 1.45), (1.0, 1.4), (1.0, -1)], 48); add('pusher', V, F, m, angle=35, M=MP, parent=g)
    def leaf(L, w, tail): return [(0, -tail), (w * .32, -tail * .5), (w * .35, 0), (w * .30, L * .25), (w, L * .55), (w * .5, L * .8), (.06, L), (-.06, L), (-w * .5, L * .8), (-w, L * .55), (-w * .30, L * .25), (-w * .35, 0), (-w * .32, -tail * .5)]
    obj(prism('hour', leaf(8.4, 1.0, 2.0), 0, .26, hand), T(0, 0, zd + .55) @ R(-305, 'Z'), g); obj(prism('minute', leaf(13.0, .85, 2.4), 0, .24, hand), T(0, 0, zd + .85) @ R(-60, 'Z'), g)
    obj(prism('sec', [(.10, -4), (.09, 14), (-.09, 14), (-.10, -4)], 0, .1, hand), T(0, 0, zd + 1.12) @ R(-212, 'Z'), g)
    V, F = lathe([(.001, 1.5), (.55, 1.45), (.75, 1.2), (.75, .2)], 40); add('cap', V, F, hand, angle=40, M=T(0, 0, zd), parent=g)
    V, F = lathe([(.001, 1.95), (10, 1.88), (15.2, 1.62), (15.6, 1.5)], 128); add('crystal', V, F, crystal(), M=T(0, 0, z0), parent=g)
    # crown with cabochon
    prof = [(.01, 0)];
    V = []; F = []; N = 168; rings = [(1.2, 0, 0), (2.15, .15, 1), (2.35, .5, 1), (2.35, 2.2, 1), (2.1, 2.6, 1), (1.5, 2.75, 0), (1.3, 2.7, 0)]
    for r, z, fl in rings:
        for k in range(N): 
            a = 2 * pi * k / N; rr = r - (.17 * (abs(math.sin(a * 14)) < .35) if fl else 0); V.append((rr * math.cos(a), rr * math.sin(a), z))
    for i in range(len(rings) - 1):
        for k in range(N): F.append((i * N + k, i * N + (k + 1) % N, (i + 1) * N + (k + 1) % N, (i + 1) * N + k))
    MC = T(rc + .35, 0, z0 - 1.6) @ R(90, 'Y'); add('crown', V, F, m, angle=40, M=MC, parent=g)
    bead(1, MC @ T(0, 0, 2.55) @ S(1.25, 1.25, .9), gem('sapphire'), g)
    V, F = tube([(0, 0, -1), (0, 0, .4)], 1.1, 24); add('stem', V, F, m, M=MC, parent=g)
    # lugs
    pr = [(a - .5, b) for a, b in rounded_rect(1, 1, .3, 5)]
    for sx in (-1, 1):
        for sy in (-1, 1):
            V, F = tube(spline([(sx * 11.2, sy * 11.5, z0 - 1.3), (sx * 11.3, sy * 16.5, z0 - 1.2), (sx * 11.1, sy * 20.5, z0 - 2.4), (sx * 10.9, sy * 22.6, z0 - 4.9)], 10), [3.0] * 20 + [2.9, 2.8, 2.7, 2.6, 2.5, 2.4, 2.3, 2.2, 2.1, 2.0, 1.8], prof=pr); add('lug', V, F, m, angle=45, M=Matrix(), parent=g)
    lea = leather('leather_' + color, {'navy': (.007, .011, .030), 'tan': (.32, .14, .055), 'black': (.012, .011, .011), 'burgundy': (.12, .010, .018), 'green': (.014, .05, .03), 'taupe': (.28, .21, .16), 'brown': (.085, .035, .016)}[color])
    thread = plain('thread_' + color, (.75, .70, .62) if color in ('tan', 'taupe') else (.035, .05, .11) if color == 'navy' else (.08, .07, .07), .8)
    for sy in (-1, 1):
        path = spline([(0, sy * 17.2, z0 - 2.7), (0, sy * 22.0, z0 - 3.2), (0, sy * 28.5, z0 - 5.8), (0, sy * 32.0, z0 - 11.0 + .0), (0, sy * 31.0, 1.8), (0, sy * 24.0, 1.25)], 14)
        n = len(path)
        if strap == 'leather':
            V = []; F = []; K = 48
            for i, p in enumerate(path):
                t = (path[min(i + 1, n - 1)] - path[max(i - 1, 0)]); t /= np.linalg.norm(t); nn = np.array([0, -t[2], t[1]]) * (1 if sy > 0 else -1)
                k = i / (n - 1); w = 19.2 - 2.0 * k; th = 3.9 - 1.5 * min(1, k * 2.5)
                for q in range(K):
                    a = 2 * pi * q / K; c, s_ = math.cos(a), math.sin(a)
                    x = w / 2 * math.copysign(abs(c) ** (2 / 9), c); z = th / 2 * math.copysign(abs(s_) ** (2 / 2.6), s_) * (1 - .35 * (abs(x) / (w / 2)) ** 6)
                    V.append(np.array([x, 0, 0]) + p + nn * z)
            for i in range(n - 1):
                for q in range(K): F.append((i * K + q, i * K + (q + 1) % K, (i + 1) * K + (q + 1) % K, (i + 1) * K + q))
            F.append(tuple(range(K))); F.append(tuple((n - 1) * K + q for q in range(K)))
            add('strap', V, F, lea, parent=g)
            seg = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(np.array(path), axis=0), axis=1))]); st = mesh_data('stitch', *tube([(0, -.75, 0), (0, .75, 0)], .2, 8), thread)
            for i in range(int((seg[-1] - 3) / 2.5)):
                q = 2.0 + 2.5 * i; p = np.array([np.interp(q, seg, np.array(path)[:, j]) for j in range(3)]); p2 = np.array([np.interp(q + .2, seg, np.array(path)[:, j]) for j in range(3)]); t = (p2 - p) / np.linalg.norm(p2 - p); nn = np.array([0, -t[2], t[1]]) * (1 if sy > 0 else -1)
                k = q / seg[-1]; w = 19.2 - 2.0 * k; th = 3.9 - 1.5 * min(1, k * 2.5)
                for sx in (-1, 1):
                    pp = p + nn * (th / 2 * .90 - .02) + np.array([sx * (w / 2 - 1.5), 0, 0]); obj(st, T(*pp) @ R(math.degrees(math.atan2(t[2], t[1])), 'X'), g, 'stitch')
        else:
            seg = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(np.array(path), axis=0), axis=1))]); pitch = 4.3
            ctr = bevel_box('linkC', 7.4, 4.9, 2.9, .8, m, 4); side = bevel_box('linkS', 5.2, 4.05, 2.7, .55, br, 4)
            # end link: fills the space between the lugs, follows the round case
            for x0, x1, mt, dz in ((-9.55, -3.78, br, -.06), (-3.70, 3.70, m, .10), (3.78, 9.55, br, -.06)):
                V = []; F = []; NX, NY = 16, 14
                for side_ in (1, -1):
                    for a in range(NX + 1):
                        x = x0 + (x1 - x0) * a / NX; yc = math.sqrt(rc * rc - x * x) - .55; ex = min(a, NX - a) / NX * (x1 - x0)
                        for b in range(NY + 1):
                            t = b / NY; ye = 23.2 if mt is m else 25.4; y = yc + (ye - yc) * t; e = min(ex, (1 - t) * (ye - yc)); rd = .45; lip = (math.sqrt(max(0, rd * rd - max(0, rd - e) ** 2)) - rd)
                            zt = z0 - .75 + dz - .055 * (y - 17) ** 1.0 * 2 - .024 * max(0, y - 17) ** 2 + lip; V.append((x, sy * y, zt if side_ == 1 else z0 - 4.6 - .03 * max(0, y - 17) ** 2))
                m1 = (NX + 1) * (NY + 1); ix = lambda a, b: a * (NY + 1) + b
                for o_ in (0, m1):
                    for a in range(NX):
                        for b in range(NY): F.append((o_ + ix(a, b), o_ + ix(a + 1, b), o_ + ix(a + 1, b + 1), o_ + ix(a, b + 1)))
                ring = [ix(a, 0) for a in range(NX)] + [ix(NX, b) for b in range(NY)] + [ix(a, NY) for a in range(NX, 0, -1)] + [ix(0, b) for b in range(NY, 0, -1)]
                for k in range(len(ring)): F.append((ring[k], ring[(k + 1) % len(ring)], m1 + ring[(k + 1) % len(ring)], m1 + ring[k]))
                add('endlink', V, F, mt, angle=40, parent=g)
            for i in range(int(seg[-1] / pitch)):
                for off, meshes in ((.0, ((ctr, 0),)), (.5, ((side, -6.4), (side, 6.4)))):
                    q = 8.6 + pitch * (i + off)
                    if q > seg[-1]: continue
                    p = np.array([np.interp(q, seg, np.array(path)[:, j]) for j in range(3)]); p2 = np.array([np.interp(q + .2, seg, np.array(path)[:, j]) for j in range(3)]); t = p2 - p
                    for me, x in meshes: obj(me, T(x, p[1], p[2]) @ R(math.degrees(math.atan2(t[2], t[1])), 'X'), g, 'link')
    return g, (0, -6, z0 + .5)

PIECES['watch'] = watch

# ------------------------------------------------------------------ views: what `go.py PIECE` uses when nothing is given
_UP = dict(az=-22, el=28, tilt=0, fill=.74, shadow=.78, fstop=80)          # standing pieces
_FACE = dict(_UP, az=-14, el=60)                                          # rings that are bought for their stone look up at you
_FLAT = dict(az=0, el=68, tilt=46, fill=.76, shadow=.55, fstop=80)         # lying pieces
def V_(base=_UP, **k): return dict(base, **k)
DEFAULTS = {
    'solitaire': V_(_FACE), 'three': V_(_FACE), 'halo': V_(_FACE), 'eternity': V_(az=-24, el=26), 'band': V_(az=-34, el=24),
    'studs': V_(az=0, el=22), 'pendant': V_(_FLAT, el=80, tilt=62), 'tennis': V_(_FLAT, az=-10, el=72, tilt=54, gem_tilt=24, fill=.86),
    'flower': V_(_FLAT, el=66, tilt=44), 'butterfly': V_(_FLAT, el=72, tilt=48), 'watch': V_(_FLAT, az=-14, el=60, tilt=40),
}
ANGLES = {   # two further good views; only what differs from the default
    'solitaire': [dict(az=40, el=12), dict(az=0, el=78)], 'three': [dict(az=18, el=16), dict(az=0, el=78)], 'halo': [dict(az=-18, el=34), dict(az=0, el=78)],
    'eternity': [dict(az=30, el=14), dict(az=-60, el=30)], 'band': [dict(az=30, el=14), dict(az=-62, el=34)], 'studs': [dict(az=-22, el=30), dict(az=24, el=14)],
    'pendant': [dict(az=-18, el=62, tilt=44), dict(az=20, el=50, tilt=30)], 'tennis': [dict(az=24, el=36, tilt=16, gem_tilt=None), dict(az=0, el=78, tilt=58)],
    'flower': [dict(az=24, el=42, tilt=22), dict(az=-20, el=80, tilt=60)], 'butterfly': [dict(az=20, el=48, tilt=28), dict(az=-16, el=80, tilt=58)],
    'watch': [dict(az=18, el=42, tilt=22), dict(az=0, el=78, tilt=22)],
}
def views(piece, kw=None):
    d = DEFAULTS.get(piece, _UP)
    style = (kw or {}).get('style')
    if 'citrine' in (kw or {}).values(): d = dict(d, gem_fill=.35)     # a dark yellow is an olive
    if piece == 'solitaire' and (kw or {}).get('cut') in ('emerald', 'princess'): d = dict(d, gem_fill=.15 if kw['cut'] == 'emerald' else .3)     # steps and chevrons show the dark between the lamps as it is
    if 'aquamarine' in (kw or {}).values() and piece not in ('butterfly', 'cocktail'): d = dict(d, gem_fill=.22)     # a pale stone is its light: pears go to ink in the dark
    if piece == 'cloud' and 'edge' in (kw or {}) and not int(kw['edge']): d = dict(d, tilt=40, card=.6)     # the satin of a bare cloud runs from light to grey, and does not melt into the page
    if piece == 'birdpendant' and style == 'polished': d = dict(d, tilt=46, gem_tilt=20, gem_fill=.45)     # both wings see as much dark as light; the overhead bank is not in the tables of the small stones
    if piece == 'tennis' and (kw or {}).get('mat') in ('yellow', 'rose'): d = dict(d, gem_fill=.1)
    if piece == 'loose' and (kw or {}).get('cut') in ('pear', 'oval', 'marquise'): d = dict(d, bounces=20, gem_fill=.06)     # their ends reflect within themselves: cut short they are black
    if piece == 'hoops' and style == 'pave': d = dict(d, gem_fill=.12)
    if piece == 'watch' and (kw or {}).get('strap') == 'metal': d = dict(d, card=1.0)     # opens the dark of flat links
    if style == 'disc': d = dict(d, tilt=20)     # opens the dark half of the dome
    if style == 'solo' and piece == 'pendant': d = dict(d, fill=.5, fstop=160, gem_tilt=30, gem_fill=.12)     # the stone hangs in its chain, not the chain before the stone
    angles = ANGLES.get(piece, [dict(az=d['az'] + 34), dict(el=min(84, d['el'] + 24))])
    if piece == 'birdpendant' and style == 'polished': angles = [dict(angles[0], tilt=60), *angles[1:]]     # the wing that turns away is white at less
    return [dict(d)] + [dict(d, **x) for x in angles] + [dict(d, fill=1, fstop=110, **{**dict(close=1.0), **CLOSE.get(piece, {})})]

# the close view, fourth of `views`: so many widths of the largest stone to each side of it. The rims behind leave a gap that its table must mirror, or it is grey
CLOSE = {
    'solitaire': dict(close=.72, az=-8, el=40), 'three': dict(close=1.0, az=-8, el=42), 'halo': dict(close=.95, az=-8, el=42), 'cocktail': dict(close=.72, az=-8, el=42),
    'eternity': dict(close=1.9, az=-9, el=40), 'tennis': dict(close=1.7, az=-8, el=46, tilt=12, gem_tilt=None), 'bangle': dict(close=2.4, az=-9, el=40),
    'studs': dict(close=.75, az=-8, el=30), 'drops': dict(close=.72, az=-6, el=68, tilt=50), 'necklace': dict(close=.9, az=-8, el=62, tilt=64, gem_tilt=40),
    'pendant': dict(close=1.0, az=-8, el=64, tilt=40), 'butterfly': dict(close=2.4, az=-8, el=60, tilt=34), 'butterflypendant': dict(close=4.0, az=-8, el=60, tilt=36),
    'flower': dict(close=1.4, az=-8, el=56, tilt=30), 'bird': dict(close=4.2, az=-8, el=60, tilt=34),
}

from pieces2 import *          # later pieces; they register themselves in PIECES, FIT, DEFAULTS and ANGLES
