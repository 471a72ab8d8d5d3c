"""The house itself: each salon's room, by its own walls, window and floor. 1 unit = 1 mm, the camera looks along +Y.
blender -b --factory-startup -P places.py -- NAME OUT [WIDTH] [SAMPLES] : OUT.png, OUT_alb.png and OUT_nrm.png, which denoise.mjs reads."""
import sys, os; sys.path.insert(0, os.path.dirname(os.path.abspath(__file__)))
from jewel import *
import pieces

# ------------------------------------------------------------------ surfaces
def node(nt, kind, **inputs):
    n = nt.nodes.new(kind)
    for k, v in inputs.items(): n.inputs[k.replace('_', ' ')].default_value = v
    return n
def bumped(m, scale, dist, strength=.3, detail=6, stretch=None):
    nt = m.node_tree; b = nt.nodes['Principled BSDF']; tc = nt.nodes.new('ShaderNodeTexCoord'); n = node(nt, 'ShaderNodeTexNoise', Scale=scale, Detail=detail); bp = node(nt, 'ShaderNodeBump', Strength=strength, Distance=dist); src = tc.outputs['Object']
    if stretch: mp = nt.nodes.new('ShaderNodeMapping'); mp.inputs['Scale'].default_value = stretch; nt.links.new(src, mp.inputs[0]); src = mp.outputs[0]
    nt.links.new(src, n.inputs['Vector']); nt.links.new(n.outputs['Fac'], bp.inputs['Height']); nt.links.new(bp.outputs[0], b.inputs['Normal']); return m
def plaster(name, hexa, rough=.85): return bumped(plain(name, srgb(hexa), rough, spec=.2), .004, 5, .25)
def woven(name, hexa, rough=.9): return bumped(plain(name, srgb(hexa), rough, spec=.1, sheen=.4), .35, 1.0, .35)
def wood(name, dark, light, scale=.012, rough=.42, along='X'):
    """fine rings drawn out along one axis, and pores"""
    if name in bpy.data.materials: return bpy.data.materials[name]
    m = plain(name, srgb(light), rough, spec=.4); nt = m.node_tree; b = nt.nodes['Principled BSDF']; tc = nt.nodes.new('ShaderNodeTexCoord'); mp = nt.nodes.new('ShaderNodeMapping')
    mp.inputs['Scale'].default_value = tuple(.09 if a == along else 1 for a in 'XYZ'); nt.links.new(tc.outputs['Object'], mp.inputs[0])
    n1 = node(nt, 'ShaderNodeTexNoise', Scale=scale, Detail=4, Distortion=1.2); n2 = node(nt, 'ShaderNodeTexNoise', Scale=scale * 14, Detail=3)
    for n in (n1, n2): nt.links.new(mp.outputs[0], n.inputs['Vector'])
    w = nt.nodes.new('ShaderNodeMath'); w.operation = 'MULTIPLY'; w.inputs[1].default_value = 26; nt.links.new(n1.outputs['Fac'], w.inputs[0]); f = nt.nodes.new('ShaderNodeMath'); f.operation = 'SINE'; nt.links.new(w.outputs[0], f.inputs[0])
    k = nt.nodes.new('ShaderNodeMath'); k.operation = 'MULTIPLY_ADD'; k.inputs[1].default_value = .22; k.inputs[2].default_value = .42; nt.links.new(f.outputs[0], k.inputs[0])
    a = nt.nodes.new('ShaderNodeMath'); a.operation = 'MULTIPLY_ADD'; a.inputs[1].default_value = .45; nt.links.new(n2.outputs['Fac'], a.inputs[0]); s = nt.nodes.new('ShaderNodeMath'); s.operation = 'SUBTRACT'; s.inputs[1].default_value = .2; nt.links.new(k.outputs[0], s.inputs[0]); nt.links.new(s.outputs[0], a.inputs[2])
    r = nt.nodes.new('ShaderNodeValToRGB'); r.color_ramp.elements[0].color = (*srgb(dark), 1); r.color_ramp.elements[1].color = (*srgb(light), 1); r.color_ramp.elements[0].position = .1; r.color_ramp.elements[1].position = .85; nt.links.new(a.outputs[0], r.inputs[0]); nt.links.new(r.outputs[0], b.inputs['Base Color'])
    bp = node(nt, 'ShaderNodeBump', Strength=.12, Distance=.6); nt.links.new(n2.outputs['Fac'], bp.inputs['Height']); nt.links.new(bp.outputs[0], b.inputs['Normal']); return m
def laid(name, a, b_, joint, w, h, off=.5, rough=.35, vary=1.0, gap=2.2):
    """a floor of planks or slabs, w x h mm"""
    m = plain(name, srgb(a), rough, spec=.4); nt = m.node_tree; b = nt.nodes['Principled BSDF']; tc = nt.nodes.new('ShaderNodeTexCoord'); t = nt.nodes.new('ShaderNodeTexBrick'); t.offset = off
    for k, v in dict(Color1=(*srgb(a), 1), Color2=(*srgb(b_), 1), Mortar=(*srgb(joint), 1)).items(): t.inputs[k].default_value = v
    t.inputs['Scale'].default_value = 1.0; t.inputs['Brick Width'].default_value = w; t.inputs['Row Height'].default_value = h; t.inputs['Mortar Size'].default_value = gap; t.inputs['Mortar Smooth'].default_value = .3; t.inputs['Bias'].default_value = 0
    nt.links.new(tc.outputs['Object'], t.inputs['Vector'])
    mp = nt.nodes.new('ShaderNodeMapping'); mp.inputs['Scale'].default_value = (.12, 1, 1); nt.links.new(tc.outputs['Object'], mp.inputs[0]); n = node(nt, 'ShaderNodeTexNoise', Scale=.02, Detail=8, Distortion=.6); nt.links.new(mp.outputs[0] if vary >= 1 else tc.outputs['Object'], n.inputs['Vector'])
    mx = nt.nodes.new('ShaderNodeMixRGB'); mx.blend_type = 'SOFT_LIGHT'; mx.inputs[0].default_value = .8 * vary if vary < 1 else .75; nt.links.new(t.outputs['Color'], mx.inputs[1]); nt.links.new(n.outputs['Fac'], mx.inputs[2]); nt.links.new(mx.outputs[0], b.inputs['Base Color'])
    bp = node(nt, 'ShaderNodeBump', Strength=.35, Distance=1.5); bp.invert = True; nt.links.new(t.outputs['Fac'], bp.inputs['Height']); nt.links.new(bp.outputs[0], b.inputs['Normal']); return m
def checks(name, a, b_, w, rough=.3):
    """two stones in turn, laid across"""
    m = plain(name, srgb(a), rough, spec=.4); nt = m.node_tree; b = nt.nodes['Principled BSDF']; tc = nt.nodes.new('ShaderNodeTexCoord'); mp = nt.nodes.new('ShaderNodeMapping'); mp.inputs['Rotation'].default_value = (0, 0, pi / 4); nt.links.new(tc.outputs['Object'], mp.inputs[0]); t = node(nt, 'ShaderNodeTexChecker', Scale=1 / w, Color1=(*srgb(a), 1), Color2=(*srgb(b_), 1)); nt.links.new(mp.outputs[0], t.inputs['Vector'])
    n = node(nt, 'ShaderNodeTexNoise', Scale=.006, Detail=8, Distortion=.8); nt.links.new(tc.outputs['Object'], n.inputs['Vector']); mx = nt.nodes.new('ShaderNodeMixRGB'); mx.blend_type = 'SOFT_LIGHT'; mx.inputs[0].default_value = .3; nt.links.new(t.outputs['Color'], mx.inputs[1]); nt.links.new(n.outputs['Fac'], mx.inputs[2]); nt.links.new(mx.outputs[0], b.inputs['Base Color']); return m
def sheer(name, hexa, through=.55):
    """linen before a window: light comes through it"""
    m = woven(name, hexa); nt = m.node_tree; o = nt.nodes['Material Output']; t = nt.nodes.new('ShaderNodeBsdfTranslucent'); t.inputs[0].default_value = (*srgb(hexa), 1); x = nt.nodes.new('ShaderNodeMixShader'); x.inputs[0].default_value = through
    nt.links.new(nt.nodes['Principled BSDF'].outputs[0], x.inputs[1]); nt.links.new(t.outputs[0], x.inputs[2]); nt.links.new(x.outputs[0], o.inputs[0]); return m
def pane():
    """thin glass: what is behind is seen, and a little of what is before"""
    if 'pane' in bpy.data.materials: return bpy.data.materials['pane']
    m = bpy.data.materials.new('pane'); m.use_nodes = True; nt = m.node_tree; N = nt.nodes; L = nt.links; N.clear(); o = N.new('ShaderNodeOutputMaterial'); t = N.new('ShaderNodeBsdfTransparent'); g = N.new('ShaderNodeBsdfGlossy'); g.inputs['Roughness'].default_value = .01
    f = N.new('ShaderNodeFresnel'); f.inputs[0].default_value = 1.3; x = N.new('ShaderNodeMixShader'); L.new(f.outputs[0], x.inputs[0]); L.new(t.outputs[0], x.inputs[1]); L.new(g.outputs[0], x.inputs[2]); L.new(x.outputs[0], o.inputs[0]); t.inputs[0].default_value = (.97, .985, .98, 1); return m

# ------------------------------------------------------------------ parts
def block(x, y, z, sx, sy, sz, mat, r=2.0, seg=3, parent=None, rot=0):
    """centre of the foot, and size"""
    return obj(bevel_box('block', sx, sy, sz, min(r, min(sx, sy, sz) * .45), mat, seg), T(x, y, z + sz / 2) @ R(rot, 'Z'), parent)
def flat(x0, y0, x1, y1, z, mat): return add('flat', [(x0, y0, z), (x1, y0, z), (x1, y1, z), (x0, y1, z)], [(0, 1, 2, 3)], mat, smooth=False)
def opening(w, h, arch=0.0, n=28):
    """outline of a window, foot at 0; arch: how much of a half circle its head is"""
    if not arch: return [(-w / 2, 0), (w / 2, 0), (w / 2, h), (-w / 2, h)]
    rise = w / 2 * arch; return [(-w / 2, 0), (w / 2, 0)] + [(w / 2 * math.cos(a), h - rise + rise * math.sin(a)) for a in np.linspace(0, pi, n)]
def solid(outline, y0, y1, mat, M=None, parent=None):
    """an outline in X and Z with thickness in Y"""
    n = len(outline); V = [(x, y0, z) for x, z in outline] + [(x, y1, z) for x, z in outline]; F = [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))] + [(k, n + k, n + (k + 1) % n, (k + 1) % n) for k in range(n)]
    return add('solid', V, F, mat, smooth=False, M=M, parent=parent)
def cut(o, cutter):
    m = o.modifiers.new('cut', 'BOOLEAN'); m.object = cutter; m.operation = 'DIFFERENCE'; m.solver = 'EXACT'; cutter.hide_render = True; cutter.display_type = 'WIRE'
def moulding(outline, w, d, mat, M, parent=None):
    """a bead along an outline in X and Z, standing out toward -Y"""
    P = [np.array((x, 0, z), float) for x, z in outline]; n = len(P); V = []; F = []; prof = [(-w / 2, 0), (-w / 2, -d * .5), (-w * .3, -d), (w * .1, -d * .8), (w * .3, -d * .45), (w / 2, -d * .4), (w / 2, 0)]; m = len(prof)
    for i in range(n):
        a = P[i] - P[i - 1]; b = P[(i + 1) % n] - P[i]; a /= np.linalg.norm(a); b /= np.linalg.norm(b); na = np.array((a[2], 0, -a[0])); nb = np.array((b[2], 0, -b[0])); k = (na + nb); k /= max(.3, k @ na)
        for u, v in prof: V.append(P[i] + k * u + np.array((0, v, 0)))
    for i in range(n):
        j = (i + 1) % n
        for q in range(m - 1): F.append((i * m + q, i * m + q + 1, j * m + q + 1, j * m + q))
    return add('moulding', V, F, mat, angle=50, M=M, parent=parent)
def frame(x0, z0, x1, z1): return [(x0, z0), (x1, z0), (x1, z1), (x0, z1)]
def curtain(x0, x1, z0, z1, y, mat, folds=7, deep=55, M=None, seed=1, gather=.0):
    rng = random.Random(seed); ph = rng.random() * 6; N = folds * 16; Z = 24; V = []; F = []
    for k in range(Z + 1):
        t = k / Z; z = z1 + (z0 - z1) * t
        for i in range(N + 1):
            u = i / N; a = u * folds * 2 * pi + ph + .5 * math.sin(u * 5 + ph); d = deep * (.55 + .45 * t) * (1 + .25 * math.sin(u * 9 + ph)); sway = 14 * math.sin(t * 2.2 + u * 3)
            V.append((x0 + (x1 - x0) * (u * (1 - gather * math.sin(pi * t) * .3)) + .35 * d * math.cos(a) * .5 + sway * .3, y + d * math.sin(a) * .5, z))
    for k in range(Z):
        for i in range(N): F.append((k * (N + 1) + i, k * (N + 1) + i + 1, (k + 1) * (N + 1) + i + 1, (k + 1) * (N + 1) + i))
    return add('curtain', V, F, mat, M=M)
def leg(x, y, h, r0, r1, mat, M, parent=None, lean=(0, 0)): V, F = tube([(x + lean[0], y + lean[1], 0), (x, y, h)], [r1, r0], 20); add('leg', V, F, mat, M=M, parent=parent, angle=50)
def armchair(M, cloth_, wood_, brass, s=1.0):
    """a low round back that runs into the arms"""
    g = empty('chair'); g.matrix_world = M; N = 72; K = 28; V = []; F = []; R0 = 285
    for i in range(N + 1):
        t = i / N; a = (-118 + 236 * t) * D2R; e = abs(2 * t - 1); h = 690 - 150 * max(0, (e - .35) / .65) ** 1.6; th = 62; z0 = 330
        for k in range(K):
            q = 2 * pi * k / K; n = 4.0; u = math.copysign(abs(math.cos(q)) ** (2 / n), math.cos(q)) * th / 2; w = math.copysign(abs(math.sin(q)) ** (2 / n), math.sin(q)); z = z0 + (h - z0) * (w + 1) / 2; lean = 46 * (z - z0) / 360 * math.cos(a * .5)
            V.append(((R0 + u + lean) * math.sin(a), (R0 * .96 + u + lean) * math.cos(a), z))
    for i in range(N):
        for k in range(K): F.append((i * K + k, i * K + (k + 1) % K, (i + 1) * K + (k + 1) % K, (i + 1) * K + k))
    for i in (0, N):
        c = len(V); V.append(tuple(np.mean(V[i * K:(i + 1) * K], 0) + np.array([(-1 if i else 1) * -8, -14, 0])))
        for k in range(K): F.append((i * K + k, i * K + (k + 1) % K, c))
    add('back', V, F, cloth_, angle=70, parent=g)
    S = superellipse(262, 262, 2.6, 96); prof = [(-60, 0), (-12, 4), (0, 28), (0, 70), (-10, 100), (-40, 116), (-130, 124), (-262, 126)]
    V = []; F = []
    for (x, y) in S:
        L = math.hypot(x, y)
        for r, z in prof: V.append((x * max(.0, 1 + r / 262), y * max(.0, 1 + r / 262) - 22, 330 + z))
    m = len(prof)
    for i in range(len(S)):
        j = (i + 1) % len(S)
        for k in range(m - 1): F.append((i * m + k, j * m + k, j * m + k + 1, i * m + k + 1))
    add('seat', V, F, cloth_, angle=80, parent=g)
    V, F = torus(235, 16, 64, 12); add('ring', V, F, wood_, parent=g, M=T(0, -10, 318))
    for x, y in ((-185, -190), (185, -190), (-165, 185), (165, 185)): leg(x, y, 335, 17, 10, wood_, Matrix(), g, (x * .16, y * .16)); V, F = tube([(x * 1.16, y * 1.16, 0), (x * 1.15, y * 1.15, 36)], 11.5, 20); add('ferrule', V, F, brass, parent=g)
    return g
def cane_chair(M, wood_, cane, cloth_):
    """straight wooden chair with a woven back, as a bungalow has it"""
    g = empty('chair'); g.matrix_world = M
    for x in (-205, 205):
        leg(x, -195, 430, 19, 13, wood_, Matrix(), g); V, F = tube(spline([(x, 205, 0), (x, 195, 430), (x * .97, 235, 700), (x * .95, 270, 880)], 10), [13 + 6 * min(1, k / 12) for k in range(31)], 18); add('post', V, F, wood_, parent=g)
    for z, y, h in ((862, 266, 52), (540, 214, 34)): block(0, y, z - h / 2, 400, 22, h, wood_, 8, parent=g)
    V = [(-190, 217, 556), (190, 217, 556), (184, 260, 838), (-184, 260, 838)]; add('cane', V, [(0, 1, 2, 3)], cane, smooth=False, parent=g)
    for y in (-195, 195): block(0, y, 380, 420, 26, 52, wood_, 6, parent=g)
    for x in (-205, 205): block(x, 0, 380, 26, 400, 52, wood_, 6, parent=g)
    obj(bevel_box('seat', 425, 420, 52, 22, cloth_, 8), T(0, -4, 452), g); return g
def table(M, top, legs_, brass, w=1500, d=780, h=745, inset=None, oval=False):
    g = empty('table'); g.matrix_world = M
    if oval:
        S = superellipse(w / 2, d / 2, 2.4, 160); prof = [(-40, 0), (-8, 3), (0, 14), (0, 20), (-5, 27), (-16, 30), (-w / 2, 30)]; V = []; F = []; m = len(prof)
        for x, y in S:
            L = math.hypot(x, y)
            for r, z in prof: V.append((x * max(0, 1 + r / L), y * max(0, 1 + r / L), h - 30 + z)) if r > -w / 2 else V.append((0, 0, h))
        for i in range(len(S)):
            j = (i + 1) % len(S)
            for k in range(m - 1): F.append((i * m + k, j * m + k, j * m + k + 1, i * m + k + 1))
        add('top', V, F, top, angle=40, parent=g); V, F = lathe([(250, 0), (252, 10), (235, 22), (120, 34), (62, 70), (46, 160), (40, 380), (46, 600), (90, 690), (180, 712), (180, 716), (0, 716)]); add('pedestal', V, F, legs_, angle=50, parent=g)
    else:
        block(0, 0, h - 30, w, d, 30, top, 9, 5, g); block(0, 0, h - 92, w - 90, d - 90, 62, legs_, 4, parent=g)
        for x in (-1, 1):
            for y in (-1, 1): X, Y = x * (w / 2 - 62), y * (d / 2 - 62); leg(X, Y, h - 30, 27, 15, legs_, Matrix(), g); V, F = tube([(X, Y, 0), (X, Y, 46)], 17, 20); add('ferrule', V, F, brass, parent=g)
        if inset: block(0, 0, h - .6, w - 190, d - 190, 1.6, inset, .6, parent=g)
    return g
def desk_lamp(M, brass, shade, power=5.0, color=(1, .82, .62)):
    g = empty('lamp'); g.matrix_world = M
    V, F = lathe([(0, 0), (84, 0), (86, 5), (80, 11), (26, 16), (9, 26), (7, 60), (7, 330), (0, 332)]); add('foot', V, F, brass, angle=40, parent=g)
    V, F = lathe([(152, 272), (150, 272), (132, 330), (96, 378), (52, 402), (0, 408), (0, 410), (54, 405), (98, 381), (134, 332), (154, 271), (152, 272)]); add('shade', V, F, shade, angle=60, parent=g)
    o = bpy.data.lights.new('bulb', 'POINT'); o.energy = power * 1e6; o.color = color; o.shadow_soft_size = 34; b = link(bpy.data.objects.new('bulb', o), g); b.matrix_local = T(0, 0, 318); b.visible_camera = False
    return g
def vitrine(M, base, brass, inside, w=620, d=460, foot=860, tall=640, bust=None):
    """a glass case on a plinth, lit from its head"""
    g = empty('vitrine'); g.matrix_world = M; G = pane()
    block(0, 0, 0, w - 30, d - 30, 60, brass, 2, parent=g); block(0, 0, 60, w, d, foot - 60, base, 5, parent=g); block(0, 0, foot, w - 16, d - 16, 14, inside, 4, parent=g)
    for x in (-1, 1):
        for y in (-1, 1): block(x * (w / 2 - 5), y * (d / 2 - 5), foot, 10, 10, tall, brass, 1, parent=g)
    for z in (foot, foot + tall - 10):
        for y in (-1, 1): block(0, y * (d / 2 - 5), z, w, 10, 10, brass, 1, parent=g)
        for x in (-1, 1): block(x * (w / 2 - 5), 0, z, 10, d, 10, brass, 1, parent=g)
    for y in (-1, 1): add('glass', [(-w / 2 + 6, y * (d / 2 - 4), foot), (w / 2 - 6, y * (d / 2 - 4), foot), (w / 2 - 6, y * (d / 2 - 4), foot + tall), (-w / 2 + 6, y * (d / 2 - 4), foot + tall)], [(0, 1, 2, 3)], G, smooth=False, parent=g)
    for x in (-1, 1): add('glass', [(x * (w / 2 - 4), -d / 2 + 6, foot), (x * (w / 2 - 4), d / 2 - 6, foot), (x * (w / 2 - 4), d / 2 - 6, foot + tall), (x * (w / 2 - 4), -d / 2 + 6, foot + tall)], [(0, 1, 2, 3)], G, smooth=False, parent=g)
    block(0, 0, foot + tall - 2, w, d, 10, brass, 2, parent=g)
    a = bpy.data.lights.new('in', 'AREA'); a.shape = 'RECTANGLE'; a.size = w * .7; a.size_y = d * .6; a.energy = 3.2e6; a.color = (1, .92, .8); o = link(bpy.data.objects.new('in', a), g); o.matrix_local = T(0, 0, foot + tall - 16); o.visible_camera = False; o.visible_glossy = False
    if bust: bust(g, foot + 14)
    return g
def bust(cloth_, gold, drop=None):
    """a linen neck with a line of gold"""
    def build(g, z):
        V, F = lathe([(0, 0), (112, 0), (114, 8), (108, 14), (0, 14)], 64); add('foot', V, F, cloth_, parent=g, M=T(0, 0, z) @ S(1, .8, 1), angle=50)
        prof = [(146, 14), (156, 50), (152, 110), (126, 160), (92, 196), (72, 230), (65, 285), (67, 340), (0, 346)]; V, F = lathe([(q[0], q[2]) for q in spline([(r, 0, h) for r, h in prof], 6)], 72)
        add('neck', V, F, cloth_, parent=g, M=T(0, 0, z) @ S(1, .55, 1), angle=70)
        pts = []                                             # where a slanting plane meets the neck: a line of beads lies on it
        for t in np.linspace(-2.1, 2.1, 64):
            h = 268 - 150 * ((1 + math.cos(t)) / 2) ** 1.4; r = float(np.interp(h, [q[1] for q in prof], [q[0] for q in prof])) + 4; pts.append((r * math.sin(t), -r * .55 * math.cos(t), z + h))
        for q in pts: bead(4.6, T(*q), gold, g)
        if drop: bead(11, T(0, pts[32][1] - 6, pts[32][2] - 18), drop, g)
    return build
def stands(cloth_, gold):
    def build(g, z):
        for x, y, h in ((-170, -40, 90), (-60, 30, 150), (60, -50, 70), (165, 20, 120)):
            V, F = lathe([(0, 0), (30, 0), (32, 4), (26, 8), (11, h * .7), (8, h), (0, h + 4)], 40); add('cone', V, F, cloth_, parent=g, M=T(x, y, z), angle=50); V, F = torus(12.5, 2.2, 48, 10); add('ring', V, F, gold, parent=g, M=T(x, y, z + h * .6) @ R(4, 'X'))
    return build
def branch(M, vase, bark, leaf, seed=3, n=5, tall=620):
    g = empty('branch'); g.matrix_world = M; rng = random.Random(seed)
    V, F = lathe([(p[0], p[2]) for p in spline([(0.1, 0, 0), (62, 0, 0), (70, 0, 10), (92, 0, 90), (84, 0, 180), (44, 0, 250), (34, 0, 290), (44, 0, 312), (38, 0, 312), (28, 0, 290), (30, 0, 200)], 8)], 72); add('vase', V, F, vase, angle=70, parent=g)
    lf = [(0, 0), (.16, .1), (.3, .16), (.5, .19), (.72, .14), (.9, .05), (1, 0)]
    V = [(x, y, .10 * math.sin(x * pi) - .25 * abs(y)) for x, y in lf] + [(x, -y, .10 * math.sin(x * pi) - .25 * abs(y)) for x, y in lf] + [(x, 0, .13 * math.sin(x * pi)) for x, _ in lf]; q = len(lf); F = [(k, k + 1, 2 * q + k + 1, 2 * q + k) for k in range(q - 1)] + [(2 * q + k, 2 * q + k + 1, q + k + 1, q + k) for k in range(q - 1)]; lm = mesh_data('leaf', V, F, leaf)
    for b in range(n):
        az = rng.uniform(0, 2 * pi); out = rng.uniform(.2, .75); L = tall * rng.uniform(.65, 1.1); P = [(0, 0, 200)] + [(math.cos(az + .5 * t) * out * L * t ** 1.5, math.sin(az + .5 * t) * out * L * t ** 1.5 * .7, 290 + L * t * (1 - .25 * t)) for t in (.05, .35, .7, 1)]; P = spline(P, 8); V, F = tube(P, [4.2 - 3 * k / len(P) for k in range(len(P))], 8); add('twig', V, F, bark, parent=g)
        for k in range(14, len(P)):
            for side in (-1, 1):
                if rng.random() < .22: continue
                t = P[k] - P[k - 1]; yaw = math.degrees(math.atan2(t[1], t[0])) + side * rng.uniform(35, 75); obj(lm, T(*P[k]) @ R(yaw, 'Z') @ R(rng.uniform(-38, 8), 'Y') @ R(rng.uniform(-30, 30), 'X') @ S(rng.uniform(64, 104)), g)
    return g
def spray(M, ink):
    """a twig drawn on paper"""
    g = empty('spray'); g.matrix_world = M; P = spline([(-90, 0, -230), (-40, 0, -80), (10, 0, 80), (70, 0, 220)], 12); V, F = tube(P, [3.2 - 2 * k / len(P) for k in range(len(P))], 6); add('twig', V, F, ink, parent=g)
    lf = [(0, 0), (.2, .12), (.5, .17), (.8, .09), (1, 0)]; V = [(x, 0, z) for x, z in lf] + [(x, 0, -z) for x, z in lf[1:-1][::-1]]
    for k in range(5, len(P), 4):
        for side in (-1, 1): o = add('leaf', V, [tuple(range(len(V)))], ink, smooth=False, parent=g, M=T(*P[k]) @ R(-68 - side * 48 + 14, 'Y') @ S(118 - 2 * k))
    return g
def signature(M, opened=0, s=1.0):
    """the house's box, closed or open, at its own 70 mm"""
    g, _ = pieces.PIECES['box'](opened=opened, ring=0); g.matrix_world = M @ S(s); return g
def lamp_area(M, w, h, energy, color=(1, 1, 1)):
    a = bpy.data.lights.new('sky', 'AREA'); a.shape = 'RECTANGLE'; a.size = w; a.size_y = h; a.energy = energy * 1e6; a.color = color; o = link(bpy.data.objects.new('sky', a)); o.matrix_world = M; o.visible_camera = False; return o
def sun(az, el, strength, color=(1, .86, .68), soft=1.2):
    a = bpy.data.lights.new('sun', 'SUN'); a.energy = strength; a.color = color; a.angle = soft * D2R; o = link(bpy.data.objects.new('sun', a)); d = Vector(dirvec(az, el)); o.matrix_world = d.to_track_quat('Z', 'Y').to_matrix().to_4x4(); return o
def garden(M, w, h, green=.5, strength=3.2, tall=.55):
    """what is outside, out of focus: leaves below, sky above"""
    m = bpy.data.materials.new('garden'); m.use_nodes = True; nt = m.node_tree; N = nt.nodes; L = nt.links; N.clear(); o = N.new('ShaderNodeOutputMaterial'); e = N.new('ShaderNodeEmission'); tc = N.new('ShaderNodeTexCoord'); n = node(nt, 'ShaderNodeTexNoise', Scale=.0022, Detail=2.0); n2 = node(nt, 'ShaderNodeTexNoise', Scale=.0011, Detail=1.0); sp = N.new('ShaderNodeSeparateXYZ')
    L.new(tc.outputs['Object'], n.inputs['Vector']); L.new(tc.outputs['Object'], n2.inputs['Vector']); L.new(tc.outputs['Object'], sp.inputs[0])
    r = N.new('ShaderNodeValToRGB'); r.color_ramp.elements[0].color = (*srgb('5E7A55'), 1); r.color_ramp.elements[1].color = (*srgb('D3DDB4'), 1); r.color_ramp.elements[0].position = .35; r.color_ramp.elements[1].position = .68; L.new(n.outputs['Fac'], r.inputs[0])
    k = N.new('ShaderNodeMath'); k.operation = 'MULTIPLY_ADD'; k.inputs[1].default_value = 1 / h; k.inputs[2].default_value = .5 - tall - .35; L.new(sp.outputs['Z'], k.inputs[0]); a = N.new('ShaderNodeMath'); a.operation = 'MULTIPLY_ADD'; a.inputs[1].default_value = .7; L.new(n2.outputs['Fac'], a.inputs[0]); L.new(k.outputs[0], a.inputs[2])
    mr = N.new('ShaderNodeMapRange'); mr.interpolation_type = 'SMOOTHSTEP'; mr.inputs[1].default_value = -.08; mr.inputs[2].default_value = .12; L.new(a.outputs[0], mr.inputs[0]); mx = N.new('ShaderNodeMixRGB'); mx.inputs[2].default_value = (1.5, 1.56, 1.55, 1); L.new(mr.outputs[0], mx.inputs[0]); L.new(r.outputs[0], mx.inputs[1]); L.new(mx.outputs[0], e.inputs[0]); e.inputs[1].default_value = strength; L.new(e.outputs[0], o.inputs[0])
    p = add('garden', [(-w / 2, 0, -h / 2), (w / 2, 0, -h / 2), (w / 2, 0, h / 2), (-w / 2, 0, h / 2)], [(0, 1, 2, 3)], m, smooth=False, M=M); p.visible_shadow = False; p.visible_diffuse = False; return p

# ------------------------------------------------------------------ a room
def window(side, at, w, h, sill, arch, wall_, frame_, W, D, bars=(2, 4)):
    """cuts it into `wall_` and gives it a frame; side: 'left', 'right' or 'back', at: where along that wall"""
    M = {'left': T(-W / 2, at, sill) @ R(90, 'Z'), 'right': T(W / 2, at, sill) @ R(-90, 'Z'), 'back': T(at, D, sill)}[side]       # local X along the wall, local +Y outward
    o = opening(w, h, arch); c = solid(o, -400, 700, None, M); cut(wall_, c)
    ins = [(x * (1 - 60 / w), 30 + z * (1 - 60 / h)) for x, z in opening(w, h, arch)]; ring = solid(opening(w, h, arch), 110, 165, frame_, M); cut(ring, solid(ins, 60, 220, None, M))
    for k in range(1, bars[0]): block((k / bars[0] - .5) * w, 137, 0, 34, 40, h - (w / 2 * arch * .02), frame_, 4).matrix_world = M @ T((k / bars[0] - .5) * w, 137, (h - 6) / 2)
    for k in range(1, bars[1]): z = h * k / bars[1]; wide = w if not arch or z < h - w / 2 * arch else 2 * w / 2 * math.sqrt(max(0, 1 - ((z - (h - w / 2 * arch)) / (w / 2 * arch)) ** 2)); obj(bevel_box('bar', wide - 20, 40, 30, 4, frame_), M @ T(0, 137, z))
    obj(bevel_box('sill', w + 120, 260, 36, 8, frame_), M @ T(0, 40, -18)); moulding(opening(w + 120, h + 60, arch), 90, 22, frame_, M)
    return M
def shell(W, D, H, wall_, floor_, ceil_, skirt, back=-3200, thick=260):
    left = solid(frame(back, -20, D + thick, H), 0, -thick, wall_, R(90, 'Z') @ Matrix.Identity(4)); left.matrix_world = T(-W / 2, 0, 0) @ R(90, 'Z') @ S(1, -1, 1)
    right = solid(frame(back, -20, D + thick, H), 0, -thick, wall_); right.matrix_world = T(W / 2, 0, 0) @ R(90, 'Z')
    rear = solid(frame(-W / 2, -20, W / 2, H), D, D + thick, wall_)
    flat(-W / 2, back, W / 2, D, 0, floor_); c = flat(-W / 2, back, W / 2, D, H, ceil_)
    for s in (-1, 1): obj(bevel_box('skirt', 22, D - back, 150, 6, skirt), T(s * (W / 2 - 9), (D + back) / 2, 75)); obj(bevel_box('cornice', 90, D - back, 90, 26, ceil_, 5), T(s * (W / 2 - 30), (D + back) / 2, H - 34)); obj(bevel_box('cornice', 36, D - back, 36, 10, ceil_, 4), T(s * (W / 2 - 8), (D + back) / 2, H - 120))
    obj(bevel_box('skirt', W, 22, 150, 6, skirt), T(0, D - 9, 75)); obj(bevel_box('cornice', W, 90, 90, 26, ceil_, 5), T(0, D - 30, H - 34)); obj(bevel_box('cornice', W, 36, 36, 10, ceil_, 4), T(0, D - 8, H - 120))
    return left, right, rear
def eye(y, z, lens, res, ratio, shift=0.0, x=0.0, pan=0.0):
    s = bpy.context.scene; c = bpy.data.cameras.new('cam'); o = bpy.data.objects.new('cam', c); link(o); s.camera = o; c.lens = lens; c.sensor_width = 36; c.sensor_fit = 'HORIZONTAL'; c.clip_end = 1e5; c.clip_start = 10; c.shift_y = shift
    o.matrix_world = T(x, y, z) @ R(pan, 'Z') @ R(90, 'X'); s.render.resolution_x = res; s.render.resolution_y = round(res / ratio)
def ambient(color, strength):
    w = bpy.data.worlds.new('air'); bpy.context.scene.world = w; w.use_nodes = True; b = w.node_tree.nodes['Background']; b.inputs[0].default_value = (*color, 1); b.inputs[1].default_value = strength
def tray(M, wood_, linen, gold, ring=True):
    g = empty('tray'); g.matrix_world = M; block(0, 0, 0, 330, 230, 16, wood_, 7, 4, g); block(0, 0, 9, 306, 206, 9, linen, 3.5, 4, g)
    if ring:
        q, _ = pieces.PIECES['solitaire'](mat='yellow'); q.parent = g; q.matrix_world = M @ T(40, -20, 18) @ R(28, 'Z')
        V, F = tube([(-90 + 30 * math.cos(a) + 8 * math.cos(3 * a), 10 + 52 * math.sin(a), 19.6) for a in np.linspace(0, 2 * pi, 80)][:-1], 1.5, 8, closed=True); add('chain', V, F, gold, parent=g)
    return g

def mumbai():
    """above the workshop, in the Fort: tall arched windows, green walls, teak, the necklace in its case"""
    W, D, H = 4200, 3500, 3560; brass = metal('yellow', .28); teak = wood('teak', '3A2315', '7A4E2C'); wallm = plaster('wall', '44574D', .8); white = plain('white', srgb('E9E4D8'), .5); linen = woven('linen', 'DCD2BF')
    L, Rr, B = shell(W, D, H, wallm, laid('floor', '6B4427', '54331D', '23150C', 1500, 130, .37, .3), plaster('ceiling', 'E6E1D4'), plain('skirt', srgb('30473C'), .5))
    M = window('left', 1750, 1250, 2700, 330, 1.0, L, white, W, D, (2, 4)); garden(M @ T(4000, 2600, 700), 22000, 9000, strength=3.2, tall=.6)
    p = plain('panel', srgb('485C51'), .55)
    for x in (-1, 0, 1): moulding(frame(x * 1330 - 560, 1010, x * 1330 + 560, 3060), 52, 20, p, T(0, D - 1, 0)); moulding(frame(x * 1330 - 560, 260, x * 1330 + 560, 800), 52, 20, p, T(0, D - 1, 0))
    obj(bevel_box('rail', W, 40, 66, 14, p, 4), T(0, D - 14, 905)); obj(bevel_box('rail', 40, D + 3200, 66, 14, p, 4), T(W / 2 - 14, D / 2 - 1600, 905))
    for y in (2720, 1320): moulding(frame(-560, 1010, 560, 3060), 52, 20, p, T(W / 2 - 1, y, 0) @ R(-90, 'Z'))
    vitrine(T(1180, D - 330, 0), teak, brass, linen, bust=bust(linen, metal('yellow', .1), plain('drop', srgb('1F3F9A'), .1, clear=1)))
    table(T(-160, 1560, 0) @ R(3, 'Z'), teak, teak, brass, 1500, 820, inset=leather('top', srgb('26453A')))
    v = woven('seat', 'CDBFA6'); armchair(T(-560, 700, 0) @ R(158, 'Z'), v, teak, brass); armchair(T(250, 2450, 0) @ R(-16, 'Z'), v, teak, brass)
    desk_lamp(T(330, 1720, 745), brass, plain('shade', srgb('23483B'), .35, clear=.5), 9); tray(T(-240, 1440, 745) @ R(-8, 'Z'), teak, linen, metal('yellow', .1)); signature(T(120, 1340, 746) @ R(18, 'Z'), 0, 1.2)
    cm = sheer('drape', 'D9CDB6', .25)
    for a, b, sd in ((620, 1010, 2), (-1010, -620, 5)): curtain(a, b, 20, 3200, -70, cm, 5, 90, M @ T(0, 0, -330), sd)
    V, F = tube([(-1120, -70, 3210), (1120, -70, 3210)], 14, 16); add('rod', V, F, brass, M=M @ T(0, 0, -330))
    lamp_area(M @ T(0, 420, 1500) @ R(-90, 'X'), 1500, 3000, 300, (.95, .98, 1)); sun(-96, 33, 9); ambient((1, .95, .88), .34); eye(-1900, 1270, 26, 0, 1, .012)
def new_delhi():
    """a quiet house by the park: doors to its garden, rose walls, a floor of two stones"""
    W, D, H = 4600, 3600, 3500; brass = metal('yellow', .28); oak = wood('walnut', '4A3020', '8A603C'); wallm = plaster('wall', 'D8BBAE', .85); white = plain('white', srgb('EFEAE0'), .5); linen = woven('linen', 'E4DCCB')
    L, Rr, B = shell(W, D, H, wallm, checks('floor', 'D9D3C4', '8E9A86', 420), plaster('ceiling', 'EEE9DE'), plain('skirt', srgb('E6DCCD'), .5))
    M = window('back', 0, 1900, 2850, 12, .92, B, white, W, D, (2, 4)); garden(M @ T(0, 3800, 1500), 16000, 9000, strength=2.6, tall=.5)
    flat(-3000, D + 300, 3000, D + 4000, -20, laid('terrace', 'B9B09E', 'ADA391', '8C8474', 600, 600, 0, .8, .4))
    for x in (-1, 1): moulding(frame(x * 1690 - 360, 300, x * 1690 + 360, 2980), 46, 18, plain('panel', srgb('DDC3B7'), .6), T(0, D - 1, 0))
    cm = sheer('drape', 'E7DECd'.upper(), .35)
    for a, b, sd in ((960, 1330, 2), (-1330, -960, 7)): curtain(a, b, 10, 3120, -80, cm, 5, 100, M, sd)
    V, F = tube([(-1420, -80, 3130), (1420, -80, 3130)], 14, 16); add('rod', V, F, brass, M=M)
    table(T(0, 1450, 0), oak, oak, brass, 1350, 1000, oval=True); v = woven('seat', '8FA08B'); armchair(T(-980, 1300, 0) @ R(112, 'Z'), v, oak, brass); armchair(T(980, 1420, 0) @ R(-108, 'Z'), v, oak, brass)
    branch(T(-120, 1620, 745), plain('vase', srgb('EFE9DC'), .35), plain('bark', srgb('5A4632'), .8), plain('leaf', srgb('5F7A50'), .55), seed=5, tall=520); tray(T(190, 1250, 745) @ R(14, 'Z'), oak, linen, metal('yellow', .1)); signature(T(-240, 1210, 745) @ R(-20, 'Z'), 0, 1.2)
    vitrine(T(-1800, 3130, 0) @ R(16, 'Z'), oak, brass, linen, bust=stands(linen, metal('yellow', .1))); vitrine(T(1800, 3130, 0) @ R(-16, 'Z'), oak, brass, linen, bust=bust(linen, metal('yellow', .1), plain('drop', srgb('0F6B45'), .1, clear=1)))
    lamp_area(M @ T(0, 500, 1450) @ R(-90, 'X'), 1900, 2800, 330, (.97, .99, 1)); sun(150, 44, 7); ambient((1, .96, .9), .55); eye(-1800, 1270, 26, 0, 1, .02)
def bengaluru():
    """the ground floor of an old bungalow: red floor, beams, the engraver's table at the window"""
    W, D, H = 4400, 3700, 3350; brass = metal('yellow', .3); teak = wood('teak', '41271A', '84542F'); wallm = plaster('wall', 'CCD3C1', .9); green = plain('paint', srgb('4F6B58'), .5); linen = woven('linen', 'E0D8C6')
    red = bumped(plain('oxide', srgb('6A3629'), .26, spec=.45), .004, 3, .12); L, Rr, B = shell(W, D, H, wallm, red, plaster('ceiling', 'E9E5D8'), plain('skirt', srgb('74443A'), .35))
    for k in range(7): obj(bevel_box('beam', W, 120, 150, 8, teak), T(0, -2300 + k * 940, H - 75))
    M = window('left', 1900, 1500, 1800, 800, 0, L, green, W, D, (3, 3)); garden(M @ T(4000, 2400, 500), 22000, 9000, strength=3.0, tall=.62)
    block(1050, D - 250, 0, 1900, 430, 860, teak, 8)
    for x in (-1, 0, 1): obj(bevel_box('door', 600, 20, 700, 6, teak), T(1050 + x * 625, D - 470, 440)); obj(bevel_box('pull', 14, 24, 90, 5, brass), T(1050 + x * 625 + 250, D - 486, 470))
    for x, f in ((560, stands(linen, metal('yellow', .1))), (1450, bust(linen, metal('yellow', .1)))): vitrine(T(x, D - 250, 0), teak, brass, linen, 640, 380, 872, 560, bust=f)
    for k, (x, z) in enumerate(((1050, 2150),)): moulding(frame(x - 420, z - 330, x + 420, z + 330), 50, 26, teak, T(0, D - 1, 0)); add('mat', [(x - 400, D - 6, z - 310), (x + 400, D - 6, z - 310), (x + 400, D - 6, z + 310), (x - 400, D - 6, z + 310)], [(0, 1, 2, 3)], plain('paper', srgb('EFE9DB'), .9), smooth=False); spray(T(x, D - 10, z), plain('ink', srgb('3F5A49'), .9))
    table(T(-1330, 1900, 0) @ R(90, 'Z'), teak, teak, brass, 1500, 700); desk_lamp(T(-1470, 2430, 745), brass, plain('shade', srgb('3E5A49'), .35, clear=.5), 8)
    V, F = lathe([(0, 0), (62, 0), (64, 8), (40, 22), (62, 40), (74, 70), (62, 100), (36, 116), (36, 128), (0, 128)]); add('vise', V, F, metal('steel', .3), M=T(-1290, 1800, 745), angle=40); V, F = torus(10.5, 2.0, 48, 10); add('ring', V, F, metal('yellow', .1), M=T(-1290, 1800, 886) @ R(90, 'X'))
    for k in range(5): V, F = tube([(0, 0, 0), (0, 88, 0), (0, 104, 0)], [3, 3, 8], 12); add('graver', V, F, teak, M=T(-1230 + k * 26, 1520, 753) @ R(-12 + 5 * k, 'Z'))
    signature(T(-1200, 2120, 746) @ R(24, 'Z'), 0, 1.2); cane_chair(T(-560, 1830, 0) @ R(264, 'Z'), teak, woven('cane', 'C9A873'), linen); cane_chair(T(760, 1900, 0) @ R(-142, 'Z'), teak, woven('cane', 'C9A873'), linen)
    branch(T(1900, D - 240, 860), plain('vase', srgb('8FA39A'), .35), plain('bark', srgb('5A4632'), .8), plain('leaf', srgb('5A7650'), .55), seed=11, tall=460)
    lamp_area(M @ T(0, 420, 880) @ R(-90, 'X'), 1700, 1900, 260, (.97, .99, 1)); sun(-104, 30, 9); ambient((1, .96, .9), .5); eye(-1750, 1230, 26, 0, 1, .012)
def dubai():
    """one long room with north light: three tall windows, limestone, a row of cases"""
    W, D, H = 4300, 8600, 3500; brass = metal('yellow', .28); oak = wood('oak', '9B7B54', 'C7A677'); wallm = plaster('wall', 'E2D8C6', .85); white = plain('white', srgb('F1ECE1'), .5); linen = woven('linen', 'EAE2D2')
    L, Rr, B = shell(W, D, H, wallm, laid('floor', 'D3C8B4', 'CBBFA9', 'A89C86', 900, 900, 0, .28, .35), plaster('ceiling', 'F0EBE0'), plain('skirt', srgb('DDD2BE'), .5))
    cm = sheer('drape', 'EDE6D8', .4)
    for y in (1500, 4000, 6500):
        M = window('left', y, 1250, 2800, 140, 0, L, white, W, D, (2, 1)); lamp_area(M @ T(0, 420, 1450) @ R(-90, 'X'), 1400, 2900, 190, (.93, .97, 1))
        for a, b, sd in ((620, 930, 2 + y % 7), (-930, -620, 5 + y % 5)): curtain(a, b, 0, 3060, -70, cm, 4, 90, M @ T(0, 0, -130), sd)
        V, F = tube([(-1020, -70, 3070), (1020, -70, 3070)], 13, 16); add('rod', V, F, brass, M=M @ T(0, 0, -130))
    garden(T(-W / 2 - 2600, 9000, 1500) @ R(90, 'Z'), 40000, 9000, strength=2.4, tall=.1)
    for y in (2500, 4500, 6500): vitrine(T(W / 2 - 420, y, 0) @ R(90, 'Z'), oak, brass, linen, 900, 460, 860, 600, bust=stands(linen, metal('yellow', .1)) if y != 4500 else bust(linen, metal('yellow', .1), plain('drop', srgb('1F3F9A'), .1, clear=1)))
    obj(bevel_box('niche', 1500, 30, 2300, 6, plain('field', srgb('2F4F42'), .75)), T(0, D - 12, 1650)); moulding(frame(-750, 500, 750, 2800), 60, 26, oak, T(0, D - 1, 0)); vitrine(T(0, D - 420, 0), oak, brass, linen, 620, 460, 900, 640, bust=bust(linen, metal('yellow', .1), plain('drop', srgb('1F3F9A'), .1, clear=1)))
    table(T(-150, 1750, 0), oak, oak, brass, 1500, 800, inset=leather('top', srgb('D8CBB2'))); v = woven('seat', 'A9B3AE'); armchair(T(-560, 920, 0) @ R(160, 'Z'), v, oak, brass); armchair(T(300, 2600, 0) @ R(-14, 'Z'), v, oak, brass)
    desk_lamp(T(330, 1900, 745), brass, plain('shade', srgb('EDE6D8'), .4, clear=.4), 7, (1, .9, .76)); tray(T(-220, 1600, 745) @ R(-8, 'Z'), oak, woven('mat', '3F5E50'), metal('yellow', .1)); signature(T(110, 1520, 746) @ R(20, 'Z'), 0, 1.2)
    table(T(-150, 5200, 0), oak, oak, brass, 1500, 800, inset=leather('top', srgb('D8CBB2'))); armchair(T(-150, 4350, 0) @ R(180, 'Z'), v, oak, brass)
    ambient((1, .97, .93), .42); eye(-1750, 1290, 25, 0, 1, .04)

# ------------------------------------------------------------------ the bench
def prism_z(outline, top, bottom, mat, M=None, parent=None, r=2.5):
    """an outline in X and Y; top and bottom: height at a point. Its edges are eased"""
    n = len(outline); V = [(x, y, top(x, y)) for x, y in outline] + [(x, y, bottom(x, y)) for x, y in outline]; F = [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))] + [(k, n + k, n + (k + 1) % n, (k + 1) % n) for k in range(n)]
    o = add('prism', V, F, mat, smooth=True, angle=35, M=M, parent=parent); m = o.modifiers.new('ease', 'BEVEL'); m.width = r; m.segments = 3; m.limit_method = 'ANGLE'; m.angle_limit = 50 * D2R; return o
def handle(L, r, mat, parent, M): V, F = lathe([(q[0], q[2]) for q in spline([(0.2, 0, 0), (r * .72, 0, 1.5), (r, 0, L * .22), (r * .86, 0, L * .5), (r * .95, 0, L * .75), (r * .62, 0, L * .97), (.2, 0, L)], 8)], 48); return add('handle', V, F, mat, parent=parent, M=M, angle=60)
def cutting(name):
    """the teeth of a file"""
    m = metal('steel', .34).copy(); m.name = name; nt = m.node_tree; b = nt.nodes['Principled BSDF']; tc = nt.nodes.new('ShaderNodeTexCoord'); last = None; bp = node(nt, 'ShaderNodeBump', Strength=.8, Distance=.12)
    for rot in (24, -36):
        mp = nt.nodes.new('ShaderNodeMapping'); mp.inputs['Rotation'].default_value = (0, 0, rot * D2R); w = node(nt, 'ShaderNodeTexWave', Scale=.75); w.bands_direction = 'Y'; nt.links.new(tc.outputs['Object'], mp.inputs[0]); nt.links.new(mp.outputs[0], w.inputs['Vector'])
        if last is None: last = w
        else: x = nt.nodes.new('ShaderNodeMath'); x.operation = 'MULTIPLY'; nt.links.new(last.outputs['Fac'], x.inputs[0]); nt.links.new(w.outputs['Fac'], x.inputs[1]); nt.links.new(x.outputs[0], bp.inputs['Height'])
    nt.links.new(bp.outputs[0], b.inputs['Normal']); b.inputs['Base Color'].default_value = (.32, .32, .33, 1); return m
def file_(M, wood_, teeth, L=150, w=11, hl=95, parent=None, round_=True):
    """half round, flat side up, in a wooden handle"""
    g = empty('file', parent); g.matrix_world = M; V = []; F = []; N = 30; K = 14
    for i in range(N + 1):
        t = i / N; k = (1 - .62 * max(0, t - .35) / .65) * w / 2
        for q in range(K): a = pi + pi * q / (K - 1); V.append((k * math.cos(a), t * L, k * (.62 if round_ else .4) * math.sin(a)))
    for i in range(N):
        for q in range(K): F.append((i * K + q, i * K + (q + 1) % K, (i + 1) * K + (q + 1) % K, (i + 1) * K + q))
    F += [tuple(range(K)), tuple(range((N + 1) * K - 1, N * K - 1, -1))]; add('blade', V, F, teeth, parent=g, angle=40, M=T(0, 0, w * .32))
    V, F = tube([(0, 0, 0), (0, -16, 0)], [w * .3, w * .26], 16); add('tang', V, F, metal('steel', .3), parent=g, M=T(0, 0, 4)); handle(hl, 10, wood_, g, T(0, -12, 9.5) @ R(90, 'X')); V, F = tube([(0, -13, 9.5), (0, -22, 9.5)], 7.4, 24); add('ferrule', V, F, metal('yellow', .3), parent=g); return g
def clamp(M, wood_, brass, hide, piece=None):
    """two wooden jaws, closed by a wedge at the other end; the piece is held by its shank. Local Z: along the clamp, jaws up"""
    g = empty('clamp'); g.matrix_world = M; L = 132
    for s in (0, 180):
        prof = [(9, 0), (12.5, 4), (14.2, 40), (15.4, 70), (14.6, 100), (11.5, 126), (9.4, L)]; V = []; F = []; K = 22; m = len(prof)
        for r, z in prof:
            for q in range(K): a = pi * q / (K - 1); V.append((r * math.cos(a), 1.35 + r * math.sin(a) * .9, z))
        for i in range(m - 1):
            for q in range(K): F.append((i * K + q, i * K + (q + 1) % K, (i + 1) * K + (q + 1) % K, (i + 1) * K + q))
        F += [tuple(range(K)), tuple(range(m * K - 1, (m - 1) * K - 1, -1))]; o = add('jaw', V, F, wood_, parent=g, M=R(s, 'Z'), angle=50)
        V = []; F = []
        for z in (L - 16, L + .6):
            for q in range(K): a = pi * q / (K - 1); V.append(((12.6 - (z - L + 16) * .11) * math.cos(a), 1.25 + (12.6 - (z - L + 16) * .11) * math.sin(a) * .9, z))
        for q in range(K): F.append((q, (q + 1) % K, K + (q + 1) % K, K + q))
        F.append(tuple(range(2 * K - 1, K - 1, -1))); add('pad', V, F, hide, parent=g, M=R(s, 'Z'), angle=50)
    V, F = lathe([(15.6, 60), (17.2, 61), (17.4, 74), (15.8, 75), (15.4, 68), (15.6, 60)], 64); add('band', V, F, brass, parent=g, angle=40)
    prism_z([(-9, -34), (9, -34), (6, 40), (-6, 40)], lambda x, y: 3.4 - .055 * (y + 34) * .8, lambda x, y: -3.4 + .055 * (y + 34) * .8, wood_, R(90, 'X') @ T(0, 6, 0), g, 1)
    if piece: piece.parent = g; piece.matrix_local = T(0, 0, L + 5.2)
    return g
def bench_top(deep=580, wide=1060):
    R0 = 235; o = [(-wide / 2, 0)] + [(-R0 * math.cos(a), R0 * math.sin(a)) for a in np.linspace(0, pi, 48)] + [(wide / 2, 0), (wide / 2, deep), (-wide / 2, deep)]; beech = wood('beech', '9A6B42', 'C99A66', .01, .5); dark = wood('pegwood', '8A5A33', 'B98650', .02, .6, 'Y')
    prism_z(o, lambda x, y: 0, lambda x, y: -48, beech, r=4)
    hide = leather('hide', srgb('8A5A36')); V = []; F = []; NU, NV = 60, 30
    for i in range(NU + 1):
        u = -1 + 2 * i / NU
        for j in range(NV + 1): v = j / NV; b = math.sqrt(max(0, 1 - u * u)); V.append((R0 * 1.02 * u, v * R0 * 1.02 * b - 14 * b * (1 - v), -47 - 118 * (1 - u * u) ** .75 * (1 - v * v) + 5 * math.sin(u * 7) * (1 - v) * b))
    for i in range(NU):
        for j in range(NV): a = i * (NV + 1) + j; F.append((a, a + NV + 1, a + NV + 2, a + 1))
    add('skin', V, F, hide)
    e = [V[i * (NV + 1)] for i in range(NU + 1)]; V2, F2 = tube(e, 2.6, 10); add('hem', V2, F2, hide)
    peg = [(-33, 250), (-33, 112), (-24, 84), (-7, 82), (0, 128), (7, 82), (24, 84), (33, 112), (33, 250)]; prism_z(peg, lambda x, y: -3 - .07 * (235 - y), lambda x, y: -36 + .09 * (235 - y), dark, r=2)
    return beech, dark, hide
def tools(beech, dark, hide, ring='half'):
    steel, brass, gold = metal('steel', .22), metal('yellow', .28), metal('yellow', .16); box_ = wood('boxwood', 'B98B4E', 'DDB877', .03, .45, 'Z'); teeth = cutting('teeth')
    q = None
    if ring:
        q, _ = pieces.PIECES['solitaire'](mat='yellow')
        for o in [o for o in bpy.data.objects if o.name.split('.')[0] == 'stone']: bpy.data.objects.remove(o)     # the seat is open: its stone waits on the paper
    d = Vector((-.95, -.26, .05)).normalized(); z = d.to_track_quat('Z', 'Y').to_matrix().to_4x4(); clamp(T(104, 152, 6) @ z, box_, brass, hide, q)
    paper = plain('paper', srgb('F3F0E8'), .85); block(-100, 292, 0, 104, 74, .5, paper, .1, rot=14); prism_z([(-52, 37), (52, 37), (46, 62), (-46, 62)], lambda x, y: .6 + (y - 37) * .35, lambda x, y: .3 + (y - 37) * .35, paper, T(-100, 292, 0) @ R(14, 'Z'), r=.05)
    rng = random.Random(4)
    for k, (x, y, w) in enumerate([(-2, -4, 6.5)] + [(-24 + 9 * (k % 4) + rng.uniform(-2, 2), 8 + 8 * (k // 4) + rng.uniform(-2, 2), 2.6) for k in range(9)]): stone(w, T(-100, 292, 0) @ R(14, 'Z') @ T(x, y, .55 + w * .165) @ R(180, 'X'))     # they lie on their tables
    for s in (-1, 1):                                          # tweezers
        P = spline([(s * .6, 0, 3), (s * 4.6, 40, 3.4), (s * 5.2, 90, 3.6), (s * 1.2, 158, 3.2), (s * .5, 166, 3.0)], 10); V, F = tube(P, [3.4 - 2.5 * max(0, k / len(P) - .45) / .55 for k in range(len(P))], 12, prof=[(math.cos(a) * .28, math.sin(a)) for a in np.linspace(0, 2 * pi, 13)[:-1]]); add('tweezer', V, F, metal('steel', .3), M=T(-178, 226, 0) @ R(-34, 'Z'))
    file_(T(118, 262, 0) @ R(-17, 'Z'), box_, teeth); file_(T(150, 268, 0) @ R(-24, 'Z'), box_, teeth, 135, 8, 88, round_=False); file_(T(186, 272, 0) @ R(-31, 'Z'), box_, teeth, 140, 9.5, 92)
    g = empty('saw'); g.matrix_world = T(-310, 215, 6) @ R(24, 'Z')                                     # saw frame
    V, F = tube([(0, -8, 0), (0, 10, 0), (62, 16, 0), (66, 24, 0), (66, 140, 0), (62, 148, 0), (0, 152, 0), (0, 168, 0)], 3.2, 12, prof=[(math.copysign(abs(math.cos(a)) ** .5, math.cos(a)), 1.15 * math.copysign(abs(math.sin(a)) ** .5, math.sin(a))) for a in np.linspace(0, 2 * pi, 17)[:-1]]); add('bow', V, F, steel, parent=g, angle=50); V, F = tube([(-2, 8, 0), (-2, 154, 0)], .35, 6); add('blade', V, F, steel, parent=g)
    for y in (8, 154): V, F = lathe([(0, -5), (5.5, -5), (5.5, 5), (0, 5)], 24); add('nut', V, F, brass, parent=g, M=T(-1, y, 0), angle=40)
    handle(92, 11, box_, g, T(0, -6, 4) @ R(90, 'X'))
    g = empty('hammer'); g.matrix_world = T(-215, 395, 10.5) @ R(-58, 'Z')
    V, F = tube(spline([(0, -120, 0), (0, -60, 1), (0, 30, 0), (0, 96, 0)], 8), [9 - 3.6 * k / 24 if k < 16 else 5.2 for k in range(25)], 20); add('haft', V, F, box_, parent=g); V, F = lathe([(0, -26), (12, -26), (13.4, -24.5), (13.4, -18), (7, -10), (6.4, 0), (6.4, 8), (5, 16), (7, 22), (8.4, 28), (6, 33), (0, 35)], 48); add('head', V, F, steel, parent=g, M=T(0, 96, 0) @ R(90, 'Y'), angle=40)
    g = empty('mandrel'); g.matrix_world = T(330, 440, 13) @ R(68, 'Z'); V, F = lathe([(0, 0), (7.2, 0), (7.6, 1), (12.6, 250), (12.6, 252), (0, 252)], 72); add('cone', V, F, steel, parent=g, M=R(-90, 'X'), angle=40); handle(108, 14, box_, g, T(0, 250, 0) @ R(-90, 'X'))
    q, _ = pieces.PIECES['band'](mat='yellow', w=4.0); q.parent = g; q.matrix_local = T(0, 130, 0)
    for k in range(4): V, F = torus(20 - .6 * k, .8, 96, 8); add('coil', V, F, gold, M=T(66 + k * .8, 330 - k * .6, .8 + k * 1.5) @ R(3 * k, 'X'))
    V, F = lathe([(0, 6), (24, 6), (38, 22), (40, 24), (38, 26), (36, 25), (22, 9), (0, 9)][::-1], 72); add('dish', V, F, brass, M=T(10, 392, -4), angle=50)
    for k in range(13): a, r = rng.uniform(0, 6.3), rng.uniform(3, 20); bead(rng.uniform(.9, 1.9), T(10 + r * math.cos(a), 392 + r * math.sin(a), 6.5 + r * .1), gold)
    for k in range(16):
        x, y = rng.uniform(-90, 90), rng.uniform(10, 110); u = x / 240; zz = -47 - 118 * (1 - u * u) ** .75 * (1 - min(1, (y / 240)) ** 2) + 1.5; V, F = tube([(3 * math.cos(t), 3 * math.sin(t), .25 * t) for t in np.linspace(0, rng.uniform(1.5, 5), 14)], .32, 6); add('curl', V, F, gold, M=T(x, y, zz) @ R(rng.uniform(0, 360), 'Z'))
def workshop_light():
    world(.5, tilt=24); at = Vector((-300, 120, 430)); o = bpy.data.lights.new('lamp', 'AREA'); o.shape = 'DISK'; o.size = 190; o.energy = 1.4e6; o.color = (1, .83, .64); b = link(bpy.data.objects.new('lamp', o)); b.matrix_world = Matrix.Translation(at) @ (at - Vector((-10, 120, 0))).to_track_quat('Z', 'Y').to_matrix().to_4x4()
def bench_close():
    """a ring half made: in its clamp at the peg, claws open, the stone on its paper"""
    tools(*bench_top(1400, 2400)); workshop_light(); look(Vector((-34, 112, 10)), 6, 42, 210, 85, 520, Vector((-8, 190, 2)))
def look(focus, az, el, wide, lens, stop, at):
    """the camera stands so that the frame is `wide` mm at the focus"""
    s = bpy.context.scene; c = bpy.data.cameras.new('cam'); o = bpy.data.objects.new('cam', c); link(o); s.camera = o; c.lens = lens; c.sensor_width = 36; c.clip_end = 1e5; c.clip_start = 5; d = Vector(dirvec(az, el)); dist = wide / 36 * lens; pos = at + d * dist; o.matrix_world = Matrix.Translation(pos) @ d.to_track_quat('Z', 'Y').to_matrix().to_4x4()
    c.dof.use_dof = True; c.dof.focus_distance = (pos - focus).dot(d); c.dof.aperture_fstop = stop / 1000

# ------------------------------------------------------------------ things of the house that stand on a page's ground, like a piece
def mandrel():
    """a band on the steel cone that says its size"""
    g = empty('mandrel'); steel = metal('steel', .2); box_ = wood('boxwood', 'B98B4E', 'DDB877', .03, .45, 'Z'); r0, r1, L = 7.2, 11.8, 150.0
    prof = [(0, 0), (r0 - .8, 0), (r0, .8)]
    for k in range(1, 30):
        z = k * 5.0; r = r0 + (r1 - r0) * z / L; prof += [(r - .002, z - .28), (r - .16, z - .12), (r - .16, z + .12), (r, z + .28)]
    prof += [(r1, L), (r1, L + 4), (0, L + 4)]; V, F = lathe(prof, 128); add('cone', V, F, steel, parent=g, angle=25)
    V, F = lathe([(0, 0), (10.5, 0), (11.2, .6), (11.2, 15), (10.5, 15.6), (0, 15.6)], 96); add('ferrule', V, F, metal('yellow', .25), parent=g, M=T(0, 0, L + 3), angle=40); handle(86, 14.5, box_, g, T(0, 0, L + 16))
    q, _ = pieces.PIECES['band'](mat='yellow', w=4.0); z = 84.0; r = r0 + (r1 - r0) * z / L; k = r / 9.6; q.parent = g; q.matrix_local = T(0, 0, z) @ S(k) @ R(90, 'X')
    g.matrix_world = T(-20, 0, r1 + 4) @ R(-24, 'Z') @ R(-90, 'Y') @ R(180, 'Z') @ R(1.6, 'Y') @ T(0, 0, -110); return g, (6, -6, 14)
def ribbon(path, width, mat, parent, across=(0, 1, 0), thick=.7, closed=False, curl=.6):
    P = [np.array(q, float) for q in path]; n = len(P); A = np.array(across, float); V = []; F = []; K = 9
    for i in range(n):
        w = width(i / (n - 1)) if callable(width) else width; t = P[(i + 1) % n if closed else min(n - 1, i + 1)] - P[i - 1 if closed or i else 0]; t /= np.linalg.norm(t); a = A - t * (A @ t); a /= np.linalg.norm(a); nn = np.cross(t, a)
        for q in range(K): u = -1 + 2 * q / (K - 1); V.append(P[i] + a * u * w / 2 - nn * curl * (u * u))
    for i in range(n if closed else n - 1):
        for q in range(K - 1): j = (i + 1) % n; F.append((i * K + q, i * K + q + 1, j * K + q + 1, j * K + q))
    o = add('ribbon', V, F, mat, parent=parent); m = o.modifiers.new('thick', 'SOLIDIFY'); m.thickness = thick; m.offset = 0; return o
def gift(word='ORVANNE'):
    """the closed box, tied with undyed cotton"""
    from pieces2 import cloth
    g, _ = pieces.PIECES['box'](opened=0, ring=0); cotton = cloth('cotton', srgb('E9E0CF')[:3], 6.0, .05); h, a = 48.8, 35.45
    def loop():
        P = []
        for x, z, q in ((a, h, 0), (-a, h, 90), (-a, .4, 180), (a, .4, 270)): P += [(x - 2.4 * math.copysign(1, x) + 2.4 * math.cos((q + t) * D2R), 0, z + (-2.4 if z > 9 else 2.4) + 2.4 * math.sin((q + t) * D2R)) for t in (0, 22, 45, 67, 90)]
        out = []
        for k in range(len(P)): p, q = np.array(P[k]), np.array(P[(k + 1) % len(P)]); m = max(1, int(np.linalg.norm(q - p) / 3)); out += [p + (q - p) * j / m for j in range(m)]
        return out
    ribbon(loop(), 21, cotton, g, closed=True, curl=-.35); r = ribbon([(q[0] * 1.012, q[1], q[2] + (.5 if q[2] > 40 else 0)) for q in loop()], 21, cotton, g, closed=True, curl=-.35); r.matrix_local = R(90, 'Z')
    V, F = lathe([(q[0], q[2]) for q in spline([(.1, 0, -5.5), (6, 0, -4.6), (8, 0, 0), (6, 0, 4.8), (.1, 0, 5.6)], 8)], 48); add('knot', V, F, cotton, parent=g, M=T(0, 0, h + 6) @ R(34, 'Z') @ S(1.25, .95, 1))
    for k, (az, s) in enumerate(((28, 1.0), (208, .94))):
        w = lambda t: 7 + 15 * math.sin(pi * min(1, max(0, t))) ** .8
        b = ribbon(spline([(3, 0, 5), (14, 1, 13), (29, 3, 18.5), (40, 4, 15), (42, 3, 9), (33, 1, 5), (18, 0, 3.4), (4, 0, 4)], 9), w, cotton, g, thick=.8, curl=1.6); b.matrix_local = T(0, 0, h + 1) @ R(az, 'Z') @ S(s)
        b = ribbon(spline([(2, 0, 6), (12, 2, 5), (24, 5, 2.2), (33, 8, 1.6), (42, 11, -3), (47, 12, -14), (48, 13, -25 - 5 * k)], 9), lambda t: 8 + 12 * t ** .7, cotton, g, thick=.8, curl=1.0); b.matrix_local = T(0, 0, h + 1) @ R(az + (64 if k else -58), 'Z')
    return g, (0, -20, 40)
def inside(mat='yellow', w=6.0):
    """a wide band that lies, looked into: what is engraved stands on the wall that faces the eye"""
    g = empty('inside'); t = 1.7; V, F = sweep_ring(9.5, band_profile(w, t, 2.6, 4.2, 96), 512); add('band', V, F, metal(mat, .1), parent=g); g.matrix_world = T(0, 0, w / 2 + .02) @ R(90, 'X'); return g, (0, 9.5, w / 2)
from pieces2 import reg
reg('inside', inside, az=0, el=32, tilt=8, fill=.84, fstop=900); reg('mandrel', mandrel, az=-8, el=34, fill=.84); reg('gift', gift, az=-26, el=30, fill=.8)
ROOMS = {'mumbai': mumbai, 'new-delhi': new_delhi, 'bengaluru': bengaluru, 'dubai': dubai}
SQUARE = {'bench-close': bench_close}
if __name__ == '__main__':
    name, out, *rest = sys.argv[sys.argv.index('--') + 1:]; name = name.removeprefix('room-'); res = int(rest[0]) if rest else 480; spp = int(rest[1]) if len(rest) > 1 else 24
    random.seed(7); reset(); {**ROOMS, **SQUARE}[name](); s = bpy.context.scene; ratio = 8 / 7 if name in ROOMS else 1
    settings(res, spp, False, 0, 'Filmic', 'Medium High Contrast', adapt=.02); s.render.resolution_x = res; s.render.resolution_y = round(res / ratio)
    c = s.cycles; c.max_bounces = 8; c.diffuse_bounces = 4; c.glossy_bounces = 3; c.transparent_max_bounces = 12; c.sample_clamp_indirect = 6
    with guides(out): render(os.path.abspath(out) + '.png')
