"""Procedural jewellery kit for Blender/Cycles. 1 unit = 1 mm, Z up, camera looks along +Y."""
import bpy, bmesh, math, random, sys, os
import numpy as np
from mathutils import Vector, Matrix, Euler
from mathutils.geometry import delaunay_2d_cdt
pi = math.pi; D2R = pi / 180

# ------------------------------------------------------------------ scene
def reset():
    _gemcache.clear(); _sph.clear()                    # cached meshes die with the old file
    bpy.ops.wm.read_factory_settings(use_empty=True)
    s = bpy.context.scene
    s.render.engine = 'CYCLES'
    return s

COLL = None
def link(o, parent=None):
    bpy.context.scene.collection.objects.link(o)
    if parent: o.parent = parent
    return o

def empty(name='grp', parent=None):
    return link(bpy.data.objects.new(name, None), parent)

def mesh_data(name, verts, faces, mat=None, smooth=True, angle=None, recalc=True):
    me = bpy.data.meshes.new(name)
    me.from_pydata([tuple(v) for v in verts], [], [tuple(f) for f in faces])
    if recalc:
        bm = bmesh.new(); bm.from_mesh(me)
        bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-5)
        bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
        bm.to_mesh(me); bm.free()
    if smooth:
        me.polygons.foreach_set('use_smooth', [True] * len(me.polygons))
        if angle is not None:
            me.use_auto_smooth = True; me.auto_smooth_angle = angle * D2R
    if mat: me.materials.append(mat)
    me.update()
    return me

def obj(me, M=None, parent=None, name=None):
    o = bpy.data.objects.new(name or me.name, me)
    link(o, parent)
    if M is not None: o.matrix_local = M
    return o

def add(name, verts, faces, mat=None, smooth=True, angle=None, M=None, parent=None):
    return obj(mesh_data(name, verts, faces, mat, smooth, angle), M, parent)

def T(x=0, y=0, z=0): return Matrix.Translation((x, y, z))
def R(a, ax): return Matrix.Rotation(a * D2R, 4, ax)
def S(x, y=None, z=None):
    y = x if y is None else y; z = x if z is None else z
    return Matrix.Diagonal((x, y, z, 1))

# ------------------------------------------------------------------ materials
METALS = {   # linear RGB F0, roughness
    'yellow':   ((0.975, 0.585, 0.215), 0.07),
    'rose':     ((0.930, 0.545, 0.400), 0.07),
    'white':    ((0.850, 0.838, 0.815), 0.06),
    'platinum': ((0.790, 0.785, 0.775), 0.08),
    'steel':    ((0.620, 0.625, 0.635), 0.10),
    'silver':   ((0.930, 0.920, 0.900), 0.06),
}
def metal(kind='yellow', rough=None, brushed=False):
    key = f'metal_{kind}_{rough}_{brushed}'
    if key in bpy.data.materials: return bpy.data.materials[key]
    m = bpy.data.materials.new(key); m.use_nodes = True
    nt = m.node_tree; b = nt.nodes['Principled BSDF']
    c, r = METALS[kind]
    b.inputs['Base Color'].default_value = (*c, 1)
    b.inputs['Metallic'].default_value = 1
    b.inputs['Roughness'].default_value = r if rough is None else rough
    if kind in ('yellow', 'rose'):                       # seen through a stone gold is paler than it is: diamonds stay white in it
        lp = nt.nodes.new('ShaderNodeLightPath'); k = nt.nodes.new('ShaderNodeMath'); k.operation = 'GREATER_THAN'; k.inputs[1].default_value = .5; s = nt.nodes.new('ShaderNodeMath'); s.operation = 'MULTIPLY'; s.inputs[1].default_value = .8
        mx = nt.nodes.new('ShaderNodeMixRGB'); mx.inputs[1].default_value = (*c, 1); mx.inputs[2].default_value = (.93, .91, .88, 1)
        nt.links.new(lp.outputs['Transmission Depth'], k.inputs[0]); nt.links.new(k.outputs[0], s.inputs[0]); nt.links.new(s.outputs[0], mx.inputs[0]); nt.links.new(mx.outputs[0], b.inputs['Base Color'])
    if brushed:
        b.inputs['Anisotropic'].default_value = 0.6
    # nearly invisible surface waviness: stops the "CG perfect" mirror look
    tc = nt.nodes.new('ShaderNodeTexCoord'); n = nt.nodes.new('ShaderNodeTexNoise'); bp = nt.nodes.new('ShaderNodeBump')
    n.inputs['Scale'].default_value = 0.35; n.inputs['Detail'].default_value = 1.5
    bp.inputs['Strength'].default_value = 0.05; bp.inputs['Distance'].default_value = 0.12
    nt.links.new(tc.outputs['Object'], n.inputs['Vector'])
    nt.links.new(n.outputs['Fac'], bp.inputs['Height']); nt.links.new(bp.outputs['Normal'], b.inputs['Normal'])
    return m

def plain(name, color, rough=0.4, metallic=0.0, clear=0.0, spec=0.5, sheen=0.0):
    if name in bpy.data.materials: return bpy.data.materials[name]
    m = bpy.data.materials.new(name); m.use_nodes = True
    b = m.node_tree.nodes['Principled BSDF']
    b.inputs['Base Color'].default_value = (*color, 1); b.inputs['Roughness'].default_value = rough
    b.inputs['Metallic'].default_value = metallic; b.inputs['Clearcoat'].default_value = clear
    b.inputs['Specular'].default_value = spec; b.inputs['Sheen'].default_value = sheen
    return m

GEMS = {   # IOR, dispersion half-spread, per-interaction tint (linear)
    'diamond':  (2.417, 0.027, (1.00, 1.00, 1.00)),
    'melee':    (2.417, 0, (1.00, 1.00, 1.00)),        # a row of small diamonds: their fire is too fine for a picture of the whole and would be coloured grain
    'ruby':     (1.770, 0.012, (0.92, 0.11, 0.18)),
    'emerald':  (1.580, 0.010, (0.06, 0.66, 0.33)),
    'sapphire': (1.770, 0.012, (0.17, 0.32, 0.92)),
    'pinksapphire': (1.770, 0.012, (0.985, 0.64, 0.77)),
    'aquamarine': (1.580, 0.010, (0.62, 0.90, 0.96)),
    'amethyst': (1.550, 0.010, (0.62, 0.36, 0.88)),
    'citrine':  (1.550, 0.010, (1.0, 0.82, 0.32)),
    'fancyyellow': (2.417, 0.040, (1.0, 0.91, 0.52)),
}
def gem(kind='diamond'):
    key = f'gem_{kind}'
    if key in bpy.data.materials: return bpy.data.materials[key]
    ior, disp, tint = GEMS[kind]
    m = bpy.data.materials.new(key); m.use_nodes = True
    nt = m.node_tree; N = nt.nodes; L = nt.links; N.clear()
    out = N.new('ShaderNodeOutputMaterial')
    geo = N.new('ShaderNodeNewGeometry'); lp = N.new('ShaderNodeLightPath')
    # entering: fresnel( glossy , R+G+B refraction with three IORs ) -> dispersion costs one split per path
    prev = None
    for i, (col, d) in enumerate((((1, 0, 0, 1), -disp), ((0, 1, 0, 1), 0), ((0, 0, 1, 1), disp)) if disp else (((1, 1, 1, 1), 0),)):
        rf = N.new('ShaderNodeBsdfRefraction'); rf.distribution = 'SHARP'
        rf.inputs['Color'].default_value = col; rf.inputs['IOR'].default_value = ior + d
        if prev is None: prev = rf.outputs[0]
        else:
            a = N.new('ShaderNodeAddShader'); L.new(prev, a.inputs[0]); L.new(rf.outputs[0], a.inputs[1]); prev = a.outputs[0]
    fr = N.new('ShaderNodeFresnel'); fr.inputs['IOR'].default_value = ior
    gl = N.new('ShaderNodeBsdfGlossy'); gl.distribution = 'SHARP'; gl.inputs['Color'].default_value = (1, 1, 1, 1)
    mx = N.new('ShaderNodeMixShader'); L.new(fr.outputs[0], mx.inputs[0]); L.new(prev, mx.inputs[1]); L.new(gl.outputs[0], mx.inputs[2])
    # inside: plain glass, tinted at every interaction
    gs = N.new('ShaderNodeBsdfGlass'); gs.distribution = 'SHARP'
    gs.inputs['Color'].default_value = (*tint, 1); gs.inputs['IOR'].default_value = ior
    side = N.new('ShaderNodeMixShader')
    L.new(geo.outputs['Backfacing'], side.inputs[0]); L.new(mx.outputs[0], side.inputs[1]); L.new(gs.outputs[0], side.inputs[2])
    # shadow rays pass (cheap stand-in for caustics)
    tr = N.new('ShaderNodeBsdfTransparent'); tr.inputs['Color'].default_value = tuple(0.55 + 0.4 * c for c in tint) + (1,)
    sh = N.new('ShaderNodeMixShader')
    L.new(lp.outputs['Is Shadow Ray'], sh.inputs[0]); L.new(side.outputs[0], sh.inputs[1]); L.new(tr.outputs[0], sh.inputs[2])
    L.new(sh.outputs[0], out.inputs['Surface'])
    m['gem'] = kind
    return m

# ------------------------------------------------------------------ convex polyhedra from half-spaces (= gem cutting)
def polyhedron(planes, big=4.0):
    P = [(np.array(n, float) / np.linalg.norm(n), d / np.linalg.norm(n)) for n, d in planes]
    verts, faces = [], []
    key = {}
    def vid(p):
        for dx in (0,):
            k = tuple(np.round(p / 2e-5).astype(int))
        for a in (-1, 0, 1):
            for b in (-1, 0, 1):
                for c in (-1, 0, 1):
                    kk = (k[0] + a, k[1] + b, k[2] + c)
                    if kk in key: return key[kk]
        key[k] = len(verts); verts.append(tuple(p)); return key[k]
    for i, (n, d) in enumerate(P):
        a = np.array([1, 0, 0]) if abs(n[0]) < .9 else np.array([0, 1, 0])
        u = np.cross(n, a); u /= np.linalg.norm(u); v = np.cross(n, u)
        c = n * d
        poly = [c + big * (su * u + sv * v) for su, sv in ((1, 1), (-1, 1), (-1, -1), (1, -1))]
        for j, (m, e) in enumerate(P):
            if i == j: continue
            new = []
            for k in range(len(poly)):
                p, q = poly[k], poly[(k + 1) % len(poly)]
                sp, sq = p @ m - e, q @ m - e
                if sp <= 1e-7: new.append(p)
                if (sp < -1e-7 and sq > 1e-7) or (sp > 1e-7 and sq < -1e-7):
                    new.append(p + (q - p) * (sp / (sp - sq)))
            poly = new
            if len(poly) < 3: break
        if len(poly) < 3: continue
        ids = []
        for p in poly:
            w = vid(p)
            if not ids or ids[-1] != w: ids.append(w)
        if len(ids) > 1 and ids[0] == ids[-1]: ids.pop()
        if len(set(ids)) >= 3: faces.append(ids)
    return verts, faces

def plane3(a, b, c):
    a, b, c = map(np.array, (a, b, c)); n = np.cross(b - a, c - a); n = n / np.linalg.norm(n)
    d = n @ a
    if d < 0: n, d = -n, -d
    return n, d

def brilliant_planes(table=.57, crown=34.5, pav=40.8, girdle=.03, star=.52, lower=.78, sides=48):
    Rr = .5; g = girdle / 2; t = math.tan
    pl = []
    h = g + (Rr - table / 2) * t(crown * D2R)
    pl.append(((0, 0, 1), h))
    pol = lambda r, az, z: (r * math.cos(az * D2R), r * math.sin(az * D2R), z)
    rte = table / 2 * math.cos(22.5 * D2R); rs = rte + (Rr - rte) * star
    zs = g + (Rr - rs * math.cos(22.5 * D2R)) * t(crown * D2R)
    rl = Rr * (1 - lower); zl = -g - (Rr - rl * math.cos(22.5 * D2R)) * t(pav * D2R)
    for k in range(8):
        az = k * 45.0
        c, s = math.cos(az * D2R), math.sin(az * D2R)
        n = (math.sin(crown * D2R) * c, math.sin(crown * D2R) * s, math.cos(crown * D2R))
        pl.append((n, np.dot(n, pol(Rr, az, g))))
        n = (math.sin(pav * D2R) * c, math.sin(pav * D2R) * s, -math.cos(pav * D2R))
        pl.append((n, np.dot(n, pol(Rr, az, -g))))
        pl.append(plane3(pol(table / 2, az, h), pol(table / 2, az + 45, h), pol(rs, az + 22.5, zs)))
        for sg in (1, -1):
            pl.append(plane3(pol(Rr, az, g), pol(rs, az + sg * 22.5, zs), pol(Rr, az + sg * 22.5, g)))
            pl.append(plane3(pol(Rr, az, -g), pol(rl, az + sg * 22.5, zl), pol(Rr, az + sg * 22.5, -g)))
    for k in range(sides):
        a = (k + .5) * 2 * pi / sides
        pl.append(((math.cos(a), math.sin(a), 0), Rr * math.cos(pi / sides) * 1.0))
    return pl

def step_planes(w=1.0, l=1.4, corner=.16, crown=(46, 38, 28), pav=(52, 46, 38), ch=.15, pd=.44, g=.03):
    """emerald cut; unit = width"""
    pl = []
    sides = []
    for k in range(4):
        a = k * 90; half = (l if k % 2 == 0 else w) / 2
        # k even -> +-x is length
        sides.append((a, half))
    cd = (w / 2 + l / 2 - corner) / math.sqrt(2)
    for k in range(4): sides.append((45 + 90 * k, cd))
    for a, dist in sides:
        c, s = math.cos(a * D2R), math.sin(a * D2R)
        pl.append(((c, s, 0), dist))
        r, z = dist, g / 2
        for i, an in enumerate(crown):
            n = (math.sin(an * D2R) * c, math.sin(an * D2R) * s, math.cos(an * D2R))
            pl.append((n, math.sin(an * D2R) * r + math.cos(an * D2R) * z))
            dz = ch / len(crown); r -= dz / math.tan(an * D2R); z += dz
        r, z = dist, -g / 2
        for i, an in enumerate(pav):
            n = (math.sin(an * D2R) * c, math.sin(an * D2R) * s, -math.cos(an * D2R))
            pl.append((n, math.sin(an * D2R) * r - math.cos(an * D2R) * z))
            dz = (pd / len(pav)); r -= dz / math.tan(an * D2R); z -= dz
    pl.append(((0, 0, 1), g / 2 + ch)); pl.append(((0, 0, -1), g / 2 + pd))
    return pl

def princess_planes():
    pl = [((0, 0, 1), .13)]
    for k in range(4):
        a = k * 90
        c, s = math.cos(a * D2R), math.sin(a * D2R)
        pl.append(((c, s, 0), .5))
        for an in (38, 26):
            n = (math.sin(an * D2R) * c, math.sin(an * D2R) * s, math.cos(an * D2R)); pl.append((n, math.sin(an * D2R) * (.5 if an == 38 else .44) + math.cos(an * D2R) * (.015 if an == 38 else .06)))
        for da, an, off in ((0, 57, 0), (16, 50, .0), (-16, 50, .0), (30, 45.5, .01), (-30, 45.5, .01)):
            aa = (a + da) * D2R
            n = (math.sin(an * D2R) * math.cos(aa), math.sin(an * D2R) * math.sin(aa), -math.cos(an * D2R))
            rr = .5 / math.cos(da * D2R) if abs(da) < 20 else .5 * 1.12
            pl.append((n, math.sin(an * D2R) * rr * (1 - off) + math.cos(an * D2R) * .015))
    return pl

_gemcache = {}
def gem_mesh(cut='round', kind='diamond', detail=48):
    k = (cut, kind, detail)
    if k in _gemcache and _gemcache[k].name in bpy.data.meshes: return _gemcache[k]
    low = GEMS[kind][0] < 2
    if cut in ('oval', 'cushion', 'pear', 'marquise', 'emerald', 'princess'): pl = fancy_cut(cut, low)
    elif cut == 'round': pl = brilliant_planes(sides=detail, **({} if GEMS[kind][0] > 2 else dict(pav=43.0, crown=36.0, table=.55)))   # low-index stones need a deeper pavilion or they 'window'
    elif cut == 'square': pl = step_planes(l=1.0, corner=.2)
    elif cut == 'baguette': pl = step_planes(l=2.2, corner=0.0001 + .02, crown=(40, 28), pav=(50, 42))
    v, f = polyhedron(pl)
    me = mesh_data(f'gem_{cut}_{kind}', v, f, gem(kind), smooth=False)
    _gemcache[k] = me
    return me

def stone(d, M, cut='round', kind='diamond', parent=None, rot=None, sy=1.0):
    """d = diameter/width in mm; girdle at local z=0, table up +Z"""
    rot = random.uniform(0, 45) if rot is None else rot
    return obj(gem_mesh(cut, kind), M @ R(rot, 'Z') @ S(d, d * sy, d), parent, 'stone')

# ------------------------------------------------------------------ sweeps
def spline(pts, n=12, closed=False):
    P = [np.array(p, float) for p in pts]; out = []
    N = len(P); rng = range(N if closed else N - 1)
    for i in rng:
        if closed: p0, p1, p2, p3 = P[i - 1], P[i], P[(i + 1) % N], P[(i + 2) % N]
        else: p0, p1, p2, p3 = P[max(i - 1, 0)], P[i], P[i + 1], P[min(i + 2, N - 1)]
        for k in range(n):
            t = k / n
            out.append(.5 * ((2 * p1) + (-p0 + p2) * t + (2 * p0 - 5 * p1 + 4 * p2 - p3) * t * t + (-p0 + 3 * p1 - 3 * p2 + p3) * t ** 3))
    if not closed: out.append(P[-1])
    return out

def tube(path, rad, seg=16, closed=False, cap=True, prof=None):
    """path: list of points, rad: scalar or list. Rounded ends. prof: optional list of (u,v) unit profile"""
    P = [np.array(p, float) for p in path]; n = len(P)
    rad = [rad] * n if np.isscalar(rad) else list(rad)
    tan = []
    for i in range(n):
        a = P[(i - 1) % n] if closed or i > 0 else P[0]; b = P[(i + 1) % n] if closed or i < n - 1 else P[-1]
        t = b - a; tan.append(t / (np.linalg.norm(t) + 1e-12))
    if cap and not closed:
        def capend(p, t, r, sgn):
            return [(p + sgn * t * r * math.sin(a), r * math.cos(a), t) for a in (pi * .16, pi * .3, pi * .41, pi * .485)]
        s = capend(P[0], tan[0], rad[0], -1)[::-1]; e = capend(P[-1], tan[-1], rad[-1], 1)
        P = [x[0] for x in s] + P + [x[0] for x in e]; rad = [x[1] for x in s] + rad + [x[1] for x in e]
        tan = [x[2] for x in s] + tan + [x[2] for x in e]; n = len(P)
    nrm = np.cross(tan[0], [0, 0, 1]);
    if np.linalg.norm(nrm) < 1e-3: nrm = np.cross(tan[0], [0, 1, 0])
    nrm = nrm / np.linalg.norm(nrm); frames = []
    for i in range(n):
        nrm = nrm - tan[i] * (nrm @ tan[i]); nrm /= np.linalg.norm(nrm)
        frames.append((nrm.copy(), np.cross(tan[i], nrm)))
    if prof is None: prof = [(math.cos(2 * pi * k / seg), math.sin(2 * pi * k / seg)) for k in range(seg)]
    seg = len(prof); V = []; F = []
    for i in range(n):
        u, v = frames[i]
        for a, b in prof: V.append(P[i] + rad[i] * (a * u + b * v))
    for i in range(n if closed else n - 1):
        j = (i + 1) % n
        for k in range(seg):
            l = (k + 1) % seg; F.append((i * seg + k, i * seg + l, j * seg + l, j * seg + k))
    if not closed:
        F.append(tuple(range(seg))); F.append(tuple((n - 1) * seg + k for k in range(seg)))
    return V, F

def band_profile(w, t, nout=2.4, nin=5.0, N=48):
    """closed profile (radial offset, axial); inner surface at offset 0"""
    pts = []
    for k in range(N):
        a = 2 * pi * k / N; c, s = math.cos(a), math.sin(a); n = nout if c >= 0 else nin
        r = t / 2 + t / 2 * math.copysign(abs(c) ** (2 / n), c); y = w / 2 * math.copysign(abs(s) ** (2 / (nout if c >= 0 else nin)), s)
        pts.append((r, y))
    return pts

def rounded_rect(w, t, rad, n=6):
    pts = []
    for cx, cy, a0 in ((t - rad, w / 2 - rad, 0), (rad, w / 2 - rad, 90), (rad, -w / 2 + rad, 180), (t - rad, -w / 2 + rad, 270)):
        for k in range(n + 1):
            a = (a0 + 90 * k / n) * D2R; pts.append((cx + rad * math.cos(a), cy + rad * math.sin(a)))
    return pts

def sweep_ring(Rin, prof, N=256):
    """prof: list or callable(theta)->list; theta=0 at top (+Z). ring axis = Y, centred on origin"""
    V, F = [], []
    m = None
    for i in range(N):
        th = 2 * pi * i / N; pr = prof(th) if callable(prof) else prof; m = len(pr)
        for r, y in pr: V.append(((Rin + r) * math.sin(th), y, (Rin + r) * math.cos(th)))
    for i in range(N):
        j = (i + 1) % N
        for k in range(m):
            l = (k + 1) % m; F.append((i * m + k, i * m + l, j * m + l, j * m + k))
    return V, F

def torus(R0, r, N=64, seg=14, prof=None):
    """ring in XY plane"""
    return tube([(R0 * math.cos(2 * pi * k / N), R0 * math.sin(2 * pi * k / N), 0) for k in range(N)], r, seg, closed=True, prof=prof)

def lathe(prof, N=96, close=False):
    """prof list of (r,z) -> surface of revolution about Z"""
    V, F = [], []; m = len(prof)
    for i in range(N):
        a = 2 * pi * i / N
        for r, z in prof: V.append((r * math.cos(a), r * math.sin(a), z))
    for i in range(N):
        j = (i + 1) % N
        for k in range(m if close else m - 1):
            l = (k + 1) % m; F.append((i * m + k, j * m + k, j * m + l, i * m + l))
    return V, F

_sph = {}
def bead(r, M, mat, parent=None):
    k = mat.name
    if k not in _sph or _sph[k].name not in bpy.data.meshes:
        me = bpy.data.meshes.new('bead'); bm = bmesh.new(); bmesh.ops.create_uvsphere(bm, u_segments=20, v_segments=12, radius=1); bm.to_mesh(me); bm.free()
        me.polygons.foreach_set('use_smooth', [True] * len(me.polygons)); me.materials.append(mat); _sph[k] = me
    return obj(_sph[k], M @ S(r), parent, 'bead')

# ------------------------------------------------------------------ environment (equirect, numpy)
_envcache = {}                                           # the light sets take seconds to paint; a queue paints each once
def env_image(name, fn, w=1024, h=512, tilt=0, card=0):
    im = bpy.data.images.new(name, w, h, alpha=False, float_buffer=True); im.colorspace_settings.name = 'Linear'
    key = (name, w, tilt, card)
    if key not in _envcache: _envcache[key] = paint_env(fn, w, h, tilt, card)
    im.pixels.foreach_set(_envcache[key]); im.update(); im.pack()
    return im

def paint_env(fn, w, h, tilt, card):
    az = (np.arange(w) + .5) / w * 2 * pi - pi           # Blender: u=0.5 -> looking at -Y..., see dirs below
    el = (np.arange(h) + .5) / h * pi - pi / 2
    A, E = np.meshgrid(az, el)
    # Cycles equirect: u = -atan2(y,x)/2pi + .5
    th = -(A)
    d = np.stack([np.cos(E) * np.cos(th), np.cos(E) * np.sin(th), np.sin(E)], -1)
    if tilt:                                             # rotate the whole set about X for top-down (flat-lay) cameras
        c, q = math.cos(tilt * D2R), math.sin(tilt * D2R)
        d = np.stack([d[..., 0], c * d[..., 1] - q * d[..., 2], q * d[..., 1] + c * d[..., 2]], -1)
    d0 = np.stack([np.cos(E) * np.cos(th), np.cos(E) * np.sin(th), np.sin(E)], -1); rgb = fn(d)
    if card:                                             # white card in front, below the lens (world axes), fading toward it: opens the dark half of domed metal in flat lays
        m, u, v = box(d0, 0, 42, 84, 66, 14); rgb = rgb * (1 - .94 * m[..., None]) + (m * card * (.55 - .40 * v + .12 * u))[..., None] * np.array([1.0, .97, .93])
    px = np.ones((h, w, 4), np.float32); px[..., :3] = rgb
    return px.ravel()

def sstep(a, b, x):
    t = np.clip((x - a) / (b - a), 0, 1); return t * t * (3 - 2 * t)

def dirvec(az, el):
    """az 0 = toward camera side (-Y), +90 = camera right (+X), 180 = behind the piece"""
    a, e = az * D2R, el * D2R
    return np.array([math.cos(e) * math.sin(a), -math.cos(e) * math.cos(a), math.sin(e)])

def box(d, az, el, w, h, soft=4, roll=0):
    """soft-edged rectangular softbox in degrees; returns mask 0..1 and local (u,v) -1..1"""
    c = dirvec(az, el); up = np.array([0, 0, 1.]) if abs(el) < 85 else np.array([0, 1., 0])
    r = np.cross(c, up); r /= np.linalg.norm(r); r = -r; u = np.cross(r, c); u = -u if u[2] < 0 and abs(el) < 85 else u
    if roll:
        cr, sr = math.cos(roll * D2R), math.sin(roll * D2R); r, u = cr * r + sr * u, -sr * r + cr * u
    z = d @ c; x = np.where(z > 1e-3, (d @ r) / np.maximum(z, 1e-3), 99); y = np.where(z > 1e-3, (d @ u) / np.maximum(z, 1e-3), 99)
    hw, hh, sf = math.tan(w / 2 * D2R), math.tan(h / 2 * D2R), math.tan(soft * D2R)
    m = (1 - sstep(hw - sf, hw, np.abs(x))) * (1 - sstep(hh - sf, hh, np.abs(y))) * (z > 1e-3)
    return m, np.clip(x / hw, -1, 1), np.clip(y / hh, -1, 1)

def disc(d, az, el, r, soft=2):
    c = dirvec(az, el); a = np.degrees(np.arccos(np.clip(d @ c, -1, 1)))
    return 1 - sstep(r - soft, r, a)

WARM = np.array([1.0, .965, .92]); COOL = np.array([.94, .97, 1.0]); NEU = np.array([1., 1., 1.])
def env_metal(d):
    z = d[..., 2]
    base = .05 + .20 * sstep(-.1, 1, z)
    out = base[..., None] * np.array([1.0, .93, .86])            # warm darks keep yellow gold from going olive
    def put(m, val, col=NEU):
        nonlocal out
        v = (val if np.ndim(val) else np.full(m.shape, val))
        out = out * (1 - m[..., None]) + (m * v)[..., None] * col
    m, u, v = box(d, 0, 82, 78, 62, 9); put(m, 2.9 + .9 * v)             # overhead bank, brighter toward the back
    m, u, v = box(d, -66, 32, 44, 60, 5); put(m, 6.0 * (.60 - .40 * u), WARM)   # key, left
    m, u, v = box(d, 72, 28, 26, 64, 5); put(m, 3.6 * (.62 + .38 * u), COOL)    # fill strip, right
    for az in (-142, 146):                                                      # two rims behind; the gap at 180 keeps gem tables clear
        m, u, v = box(d, az, 30, 46, 22, 5); put(m, 4.0 * (.8 + .2 * u))
    m, u, v = box(d, -20, 46, 14, 22, 3); put(m, 2.2 + 0 * u)                   # small front kicker
    for az, w in ((-37, 9), (40, 16), (112, 18), (-112, 16)):                   # black flags
        m, u, v = box(d, az, 28, w, 92, 2.0); put(m * .97, .008)
    m, u, v = box(d, 0, 52, 70, 5, 1.5); put(m * .9, .01)
    m = disc(d, 0, 14, 17, 6); put(m * .9, .02)            # camera + photographer
    return out

def env_gem(d, seed=4, fill=0):
    z = d[..., 2]
    azm = np.degrees(np.arctan2(d[..., 0], -d[..., 1]))
    cell = sstep(-.25, .25, np.sin(azm * D2R * 9)) * sstep(-.2, .2, np.sin(np.arcsin(np.clip(z, -1, 1)) * 11 + 1))
    low = .06 + .62 * cell                                   # what leaks out through the pavilion: broken grey, not the floor
    out = (np.where(z < -.02, low, .015 + .08 * sstep(0, 1, z)))[..., None] * NEU
    rng = random.Random(seed)
    def put(m, val, col=NEU):
        nonlocal out
        out = out * (1 - m[..., None]) + (m * val)[..., None] * col
    m, u, v = box(d, 0, 88, 52, 40, 3); put(m, 2.2 + .9 * v)
    m, u, v = box(d, -66, 34, 40, 56, 3); put(m, 4.6 * (.6 - .4 * u))
    m, u, v = box(d, 72, 28, 26, 60, 3); put(m, 3.4 * (.6 + .4 * u))
    m, u, v = box(d, 178, 32, 110, 16, 3); put(m, 3.2)
    for az in range(-170, 181, 20):                        # egg-crate: break the panels into cells
        m, u, v = box(d, az, 40, 4.5, 110, 1.0); put(m, .006)
    for az, w in ((-44, 12), (46, 14), (112, 24), (-112, 24)):
        m, u, v = box(d, az, 35, w, 100, 2.0); put(m, .006)
    m, u, v = box(d, 0, 54, 54, 20, 2); put(m * (.35 + .65 * sstep(-.2, .2, np.sin(u * 14))), 2.9)   # front overhead, slatted: lights the face-up stone
    m, u, v = box(d, -30, 6, 12, 30, 2); put(m, 2.6)
    m, u, v = box(d, 33, 0, 10, 34, 2); put(m, 2.2)
    out = np.maximum(out, fill)
    m = disc(d, 0, 18, 13, 3); put(m, .008)
    for k in range(54):                                     # scintillation: small hard sources
        az = rng.uniform(-180, 180); el = math.degrees(math.asin(rng.uniform(.05, .98))); r = rng.uniform(1.3, 3.2)
        m = disc(d, az, el, r, .7); put(m, rng.uniform(10, 34), NEU if k % 3 else (WARM if k % 2 else COOL))
    return out

def world(strength=1.0, metal_env=env_metal, gem_env=env_gem, tilt=0, card=0, gem_tilt=None, gem_fill=0):
    """tilt turns both sets about X; gem_tilt: the one seen through stones by another angle; gem_fill: how light its dark is"""
    w = bpy.data.worlds.new('studio'); bpy.context.scene.world = w; w.use_nodes = True
    nt = w.node_tree; N = nt.nodes; L = nt.links; N.clear()
    lp = N.new('ShaderNodeLightPath'); out = N.new('ShaderNodeOutputWorld')
    tc = N.new('ShaderNodeTexCoord')
    bg = []
    seen = lambda d: gem_env(d, fill=gem_fill)
    for nm, fn, st in (('metal', metal_env, strength), (f'gem{gem_fill}', seen, strength)):
        own = fn is seen
        t = N.new('ShaderNodeTexEnvironment'); t.image = env_image('env_' + nm, fn, tilt=gem_tilt if own and gem_tilt is not None else tilt, card=0 if own else card); t.interpolation = 'Linear'
        L.new(tc.outputs['Generated'], t.inputs['Vector'])
        b = N.new('ShaderNodeBackground'); b.inputs['Strength'].default_value = st; L.new(t.outputs[0], b.inputs[0]); bg.append(b)
    mx = N.new('ShaderNodeMixShader'); L.new(lp.outputs['Is Transmission Ray'], mx.inputs[0])
    L.new(bg[0].outputs[0], mx.inputs[1]); L.new(bg[1].outputs[0], mx.inputs[2])
    L.new(mx.outputs[0], out.inputs['Surface'])
    w.cycles.sampling_method = 'MANUAL'; w.cycles.sample_map_resolution = 1024
    return w

# ------------------------------------------------------------------ ground / camera / render
def srgb(hexs):
    h = hexs.lstrip('#'); c = [int(h[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(x / 12.92 if x <= .04045 else ((x + .055) / 1.055) ** 2.4 for x in c)

def ground(z=0, color=None, catcher=True, size=4000, island=(12, 70)):
    m = plain('ground', color or srgb('F2EEE8'), .55, spec=.25)
    nt = m.node_tree; b = nt.nodes['Principled BSDF']
    geo = nt.nodes.new('ShaderNodeNewGeometry'); ln = nt.nodes.new('ShaderNodeVectorMath'); ln.operation = 'LENGTH'
    mr = nt.nodes.new('ShaderNodeMapRange'); mr.inputs[1].default_value = island[0]; mr.inputs[2].default_value = island[1]; mr.interpolation_type = 'SMOOTHSTEP'
    mx = nt.nodes.new('ShaderNodeMixRGB'); c = color or srgb('F2EEE8')
    mx.inputs[1].default_value = (*c, 1); mx.inputs[2].default_value = (*[x * .10 for x in c], 1)
    nt.links.new(geo.outputs['Position'], ln.inputs[0]); nt.links.new(ln.outputs['Value'], mr.inputs[0]); nt.links.new(mr.outputs[0], mx.inputs[0]); nt.links.new(mx.outputs[0], b.inputs['Base Color'])
    o = add('ground', [(-size, -size, z), (size, -size, z), (size, size, z), (-size, size, z)], [(0, 1, 2, 3)], m, smooth=False)
    o.is_shadow_catcher = catcher; o.visible_transmission = False
    return o

def bounds(root_objs=None):
    pts = []
    bpy.context.view_layer.update()
    for o in bpy.context.scene.objects:
        if o.type != 'MESH' or o.name.startswith('ground'): continue
        for c in o.bound_box: pts.append(o.matrix_world @ Vector(c))
    P = np.array([tuple(p) for p in pts]); return P

def camera(az=0, el=18, lens=110, fill=.74, focus=None, real_fstop=22, shift=(0, 0), target=None, roll=0, aspect=1.0, fit=None):
    """orbit camera; fits the projected bounding box to `fill` of the frame"""
    s = bpy.context.scene
    cam = bpy.data.cameras.new('cam'); o = bpy.data.objects.new('cam', cam); link(o); s.camera = o
    cam.lens = lens; cam.sensor_width = 36; cam.sensor_fit = 'HORIZONTAL'; cam.clip_end = 1e5; cam.clip_start = 1
    P = bounds() if fit is None else np.array([[fit[0] + sx * fit[3], fit[1] + sy * fit[-1], fit[2]] for sx in (-1, 1) for sy in (-1, 1)], float); ctr = (P.min(0) + P.max(0)) / 2
    d = dirvec(az, el)
    fwd = -d; right = np.cross(fwd, [0, 0, 1]); right /= np.linalg.norm(right); up = np.cross(right, fwd)
    rel = P - ctr; x, y = rel @ right, rel @ up
    ctr = ctr + right * (x.max() + x.min()) / 2 + up * (y.max() + y.min()) / 2
    half = max(x.max() - x.min(), (y.max() - y.min()) * aspect) / 2          # aspect = width / height of the frame
    dist = half / fill / (18 / lens) + 0
    pos = ctr + d * dist
    M = Matrix(((right[0], up[0], d[0]), (right[1], up[1], d[1]), (right[2], up[2], d[2]))).to_4x4()
    M.translation = Vector(pos); o.matrix_world = M
    cam.shift_x, cam.shift_y = shift
    if real_fstop:
        cam.dof.use_dof = True; f = np.array(focus) if focus is not None else ctr
        cam.dof.focus_distance = float((f - pos) @ fwd)
        cam.dof.aperture_fstop = real_fstop / 1000.0       # scene is in mm, Blender thinks metres
        cam.dof.aperture_blades = 0
    return o

def nearest_stone(az, el):
    """where the largest stone lies, of several alike the one next to the camera, and how wide it is: a close view's middle"""
    bpy.context.view_layer.update(); d = Vector(dirvec(az, el))
    found = [(round(max(o.dimensions), 1), o.matrix_world.translation) for o in bpy.context.scene.objects if o.name.split('.')[0] == 'stone']
    w = max(f[0] for f in found); at = max((p for k, p in found if k > w * .93), key=lambda p: p @ d)
    return at, w

def settings(res=960, spp=256, transparent=True, exposure=0.0, view='Filmic', look='Medium High Contrast', threads=2, adapt=0.01, seed=0):
    s = bpy.context.scene; c = s.cycles
    s.render.resolution_x = s.render.resolution_y = res; s.render.resolution_percentage = 100
    c.samples = spp; c.use_adaptive_sampling = adapt > 0; c.adaptive_threshold = adapt; c.adaptive_min_samples = min(32, max(12, spp // 4))
    c.use_denoising = False; c.seed = seed
    c.max_bounces = 16; c.diffuse_bounces = 2; c.glossy_bounces = 8; c.transmission_bounces = 14; c.transparent_max_bounces = 16
    c.caustics_reflective = False; c.caustics_refractive = False; c.blur_glossy = .2
    c.sample_clamp_indirect = 14; c.sample_clamp_direct = 0
    c.pixel_filter_type = 'BLACKMAN_HARRIS'; c.filter_width = 1.3
    s.render.film_transparent = transparent
    s.view_settings.view_transform = view; s.view_settings.look = look; s.view_settings.exposure = exposure
    s.render.threads_mode = 'FIXED'; s.render.threads = threads
    s.render.use_persistent_data = True
    s.render.image_settings.file_format = 'PNG'; s.render.image_settings.color_mode = 'RGBA' if transparent else 'RGB'
    s.render.image_settings.color_depth = '8'; s.render.image_settings.compression = 30

def render(path):
    import time, resource
    s = bpy.context.scene; s.render.filepath = path
    t = time.time(); r0 = resource.getrusage(resource.RUSAGE_SELF)
    bpy.ops.render.render(write_still=True)
    r1 = resource.getrusage(resource.RUSAGE_SELF)
    print(f'RENDERED {path} wall={time.time()-t:.1f}s cpu={r1.ru_utime-r0.ru_utime:.1f}s', flush=True)

class guides:
    """while it lasts, a rendering also says of what each point is and where it faces: base_alb.png and base_nrm.png, which denoise.mjs reads"""
    def __init__(self, base): self.base = os.path.abspath(base)
    def __enter__(self):
        s = bpy.context.scene; bpy.context.view_layer.cycles.denoising_store_passes = True; s.use_nodes = True; nt = s.node_tree; nt.nodes.clear(); rl = nt.nodes.new('CompositorNodeRLayers'); co = nt.nodes.new('CompositorNodeComposite'); nt.links.new(rl.outputs['Image'], co.inputs[0]); fo = nt.nodes.new('CompositorNodeOutputFile'); fo.base_path = os.path.dirname(self.base); fo.format.file_format = 'PNG'; fo.format.color_mode = 'RGB'; fo.file_slots.clear()
        for key, sock in (('alb', 'Denoising Albedo'), ('nrm', 'Denoising Normal')):
            fo.file_slots.new(os.path.basename(self.base) + '_' + key + '_'); slot = fo.file_slots[-1]; slot.save_as_render = False; src = rl.outputs[sock]
            if key == 'nrm':
                for op, v in (('MULTIPLY', .5), ('ADD', .5)): m = nt.nodes.new('CompositorNodeMixRGB'); m.blend_type = op; m.inputs[2].default_value = (v, v, v, 1); nt.links.new(src, m.inputs[1]); src = m.outputs[0]
            nt.links.new(src, fo.inputs[-1])
    def __exit__(self, *_):
        bpy.context.scene.use_nodes = False; bpy.context.view_layer.cycles.denoising_store_passes = False
        for key in ('alb', 'nrm'): os.replace(f'{self.base}_{key}_0001.png', f'{self.base}_{key}.png')

def render_two_pass(path, res, spp, shadow_spp=16, shadow_div=4, keep_ground_reflection=True, clean=False):
    """beauty (ground invisible to camera) + shadow-only pass at reduced size; merged by finish.py"""
    s = bpy.context.scene
    grounds = [o for o in s.objects if o.name.startswith('ground')]
    others = [o for o in s.objects if o.type == 'MESH' and o not in grounds]
    for g in grounds: g.is_shadow_catcher = False; g.visible_camera = False; g.visible_shadow = True; g.visible_diffuse = True; g.visible_glossy = True; g.visible_transmission = False
    s.cycles.samples = spp
    if clean:
        with guides(path + '_b'): render(path + '_b.png')
    else: render(path + '_b.png')
    ad = s.cycles.adaptive_threshold
    for g in grounds: g.visible_camera = True; g.is_shadow_catcher = True
    for o in others: o.visible_camera = False
    rx, ry = s.render.resolution_x, s.render.resolution_y; s.render.resolution_x = max(160, rx // shadow_div); s.render.resolution_y = max(16, round(s.render.resolution_x * ry / rx)); s.cycles.samples = shadow_spp; s.cycles.use_adaptive_sampling = False
    db = (s.cycles.max_bounces, s.cycles.diffuse_bounces); s.cycles.max_bounces = 2; s.cycles.diffuse_bounces = 0
    render(path + '_s.png')
    s.cycles.max_bounces, s.cycles.diffuse_bounces = db
    for o in others: o.visible_camera = True
    s.render.resolution_x, s.render.resolution_y = rx, ry; s.cycles.use_adaptive_sampling = True

def poly_in(p, poly):
    x, y = p; c = False
    for i in range(len(poly)):
        x1, y1 = poly[i]; x2, y2 = poly[i - 1]
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1: c = not c
    return c
def poly_dist(p, poly):
    P = np.array(poly); Q = np.roll(P, -1, 0); d = Q - P; t = np.clip(((np.array(p) - P) * d).sum(1) / (d * d).sum(1), 0, 1)
    return float(np.min(np.linalg.norm(P + d * t[:, None] - np.array(p), axis=1)))

def pave_plate(outline, ds, mat, M, parent, kind='diamond', f=None, rim=.38, thick=1.1, rimmat=None, pts=None, ang=0, alt=None, fill=True):
    """plate with drilled seats: delaunay with holes, cones, shared beads, polished rim. f(x,y) = dome height"""
    f = f or (lambda x, y: 0.0)
    rimmat = rimmat or mat
    def nrm(x, y):
        e = .05; n = Vector((-(f(x + e, y) - f(x - e, y)) / (2 * e), -(f(x, y + e) - f(x, y - e)) / (2 * e), 1)); return n.normalized()
    sp = ds * 1.08
    if pts is None:
        P = np.array(outline); ca, sa = math.cos(ang * D2R), math.sin(ang * D2R); best = []
        for ox in (0, .25, .5, .75):
            for oy in (0, .5):
                cand = []
                for i in range(-40, 41):
                    for j in range(-40, 41):
                        x, y = (i + .5 * (j % 2) + ox) * sp, (j + oy) * sp * .866
                        x, y = ca * x - sa * y + P[:, 0].mean(), sa * x + ca * y + P[:, 1].mean()
                        if poly_in((x, y), outline) and poly_dist((x, y), outline) > rim * .75 + ds * .50: cand.append((x, y))
                if len(cand) > len(best): best = cand
        pts = best
    pts = [(x, y, ds) for x, y in pts]
    if fill:
        P = np.array(outline); lo, hi = P.min(0), P.max(0); grid = [(x, y) for x in np.arange(lo[0], hi[0], .16) for y in np.arange(lo[1], hi[1], .16)]
        grid = [(x, y, poly_dist((x, y), outline)) for x, y in grid if poly_in((x, y), outline)]
        for dd in (ds, ds * .8, ds * .64, ds * .5):
            for x, y, e in grid:
                if e < rim * .75 + dd * .5: continue
                if all((x - u) ** 2 + (y - v) ** 2 >= ((dd + w) * .53) ** 2 for u, v, w in pts): pts.append((x, y, dd))
    K = 18
    vc = [Vector(p) for p in outline]; ed = [(i, (i + 1) % len(outline)) for i in range(len(outline))]
    for x, y, dd in pts:
        b = len(vc); hr = dd * .475
        for k in range(K): vc.append(Vector((x + hr * math.cos(2 * pi * k / K), y + hr * math.sin(2 * pi * k / K))))
        ed += [(b + k, b + (k + 1) % K) for k in range(K)]
    r = delaunay_2d_cdt(vc, ed, [], 0, 1e-4)
    pv = [(v.x, v.y) for v in r[0]]; PT = np.array([p[:2] for p in pts]).reshape(-1, 2); HR = np.array([p[2] * .475 for p in pts]); F = []
    for t in r[2]:
        c = np.mean([pv[i] for i in t], 0)
        if np.any(np.linalg.norm(PT - c, axis=1) < HR * .96): continue
        if not poly_in(c, outline): continue
        F.append(tuple(t))
    top = -ds * .03
    V = [(x, y, f(x, y) + top) for x, y in pv]
    add('plate', V, F, mat, angle=60, M=M, parent=parent)
    nm = 'seat' + mat.name
    if nm not in bpy.data.meshes:
        v2, f2 = lathe([(.495, -.02), (.43, -.14), (.24, -.42), (.001, -.5)], 20)
        mesh_data(nm, v2, f2, mat)
    for x, y, dd in pts:
        n = nrm(x, y); q = Vector((0, 0, 1)).rotation_difference(n).to_matrix().to_4x4()
        L = M @ T(x, y, f(x, y)) @ q
        stone(dd, L, parent=parent, kind=(alt(x, y) if alt else kind))
        obj(bpy.data.meshes[nm], L @ S(dd), parent, 'seat')
    # shared beads where three stones meet (largest gaps between neighbours)
    done = []
    for i, (x0, y0, d0) in enumerate(pts):
        for a in range(12):
            th = (30 * a + ang) * D2R; rr = d0 * .5 + ds * .10; x, y = x0 + rr * math.cos(th), y0 + rr * math.sin(th)
            if np.any(np.linalg.norm(PT - (x, y), axis=1) < HR / .475 * .5 + ds * .045): continue
            if any((x - u) ** 2 + (y - v) ** 2 < (ds * .24) ** 2 for u, v in done): continue
            if not poly_in((x, y), outline) or poly_dist((x, y), outline) < rim * .6: continue
            done.append((x, y)); bead(ds * .10, M @ T(x, y, f(x, y) + ds * .025), mat, parent)
    # rim
    path = [(x, y, f(x, y) - thick / 2 + .14) for x, y in outline]
    pr = rounded_rect(1.0, 1.0, .45, 5); pr = [(a - .5, b) for a, b in pr]
    V, F = tube(path, 1.0, closed=True, prof=[(u * rim * 2 * .9, v * thick) for u, v in pr])
    add('rim', V, F, rimmat, angle=50, M=M, parent=parent)
    V2 = [(x, y, f(x, y) - thick) for x, y in outline]; add('back', V2, [tuple(range(len(V2)))], mat, M=M, parent=parent, smooth=False)
    return len(pts)

def bevel_box(name, sx, sy, sz, r, mat, seg=3, crown=0.0):
    bm = bmesh.new(); bmesh.ops.create_cube(bm, size=1)
    for v in bm.verts: v.co = Vector((v.co.x * sx, v.co.y * sy, v.co.z * sz))
    bmesh.ops.bevel(bm, geom=list(bm.edges), offset=r, segments=seg, affect='EDGES', profile=.5)
    me = bpy.data.meshes.new(name); bm.to_mesh(me); bm.free()
    me.polygons.foreach_set('use_smooth', [True] * len(me.polygons)); me.use_auto_smooth = True; me.auto_smooth_angle = 50 * D2R
    if mat: me.materials.append(mat)
    return me
def prism(name, outline, z0, z1, mat, ridge=None):
    """flat outline extruded; ridge=(list of (x,y)) not used -> bevelled top via inset"""
    n = len(outline); c = np.mean(outline, 0); V = [(x, y, z0) for x, y in outline] + [(x, y, z1 * .6 + z0 * .4) for x, y in outline] + [(c[0] + (x - c[0]) * .35, c[1] + (y - c[1]) * .97, z1) for x, y in outline]
    F = [tuple(range(n))[::-1]]
    for a in (0, 1):
        for k in range(n): F.append((a * n + k, a * n + (k + 1) % n, (a + 1) * n + (k + 1) % n, (a + 1) * n + k))
    F.append(tuple(2 * n + k for k in range(n)))
    return mesh_data(name, V, F, mat, smooth=False)
def sunburst(name, color, rough=.32):
    m = plain(name, color, rough, metallic=1.0); nt = m.node_tree; b = nt.nodes['Principled BSDF']
    t = nt.nodes.new('ShaderNodeTangent'); t.direction_type = 'RADIAL'; t.axis = 'Z'; b.inputs['Anisotropic'].default_value = .85; b.inputs['Anisotropic Rotation'].default_value = .25
    nt.links.new(t.outputs[0], b.inputs['Tangent']); b.inputs['Clearcoat'].default_value = .3; b.inputs['Clearcoat Roughness'].default_value = .1
    return m
def crystal():
    if 'crystal' in bpy.data.materials: return bpy.data.materials['crystal']
    m = bpy.data.materials.new('crystal'); m.use_nodes = True; nt = m.node_tree; N = nt.nodes; L = nt.links; N.clear()
    o = N.new('ShaderNodeOutputMaterial'); t = N.new('ShaderNodeBsdfTransparent'); g = N.new('ShaderNodeBsdfGlossy'); g.inputs['Roughness'].default_value = 0.0; g.inputs[0].default_value = (.8, .88, 1, 1)
    f = N.new('ShaderNodeFresnel'); f.inputs[0].default_value = 1.17; x = N.new('ShaderNodeMixShader'); L.new(f.outputs[0], x.inputs[0]); L.new(t.outputs[0], x.inputs[1]); L.new(g.outputs[0], x.inputs[2]); L.new(x.outputs[0], o.inputs[0])
    return m
def leather(name, color):
    m = plain(name, color, .5, spec=.35); nt = m.node_tree; b = nt.nodes['Principled BSDF']
    tc = nt.nodes.new('ShaderNodeTexCoord'); v = nt.nodes.new('ShaderNodeTexVoronoi'); v.inputs['Scale'].default_value = 1.6; n = nt.nodes.new('ShaderNodeTexNoise'); n.inputs['Scale'].default_value = 3.0; n.inputs['Detail'].default_value = 6
    mx = nt.nodes.new('ShaderNodeMixRGB'); mx.blend_type = 'MULTIPLY'; mx.inputs[0].default_value = .6
    bp = nt.nodes.new('ShaderNodeBump'); bp.inputs['Strength'].default_value = .35; bp.inputs['Distance'].default_value = .15
    nt.links.new(tc.outputs['Object'], v.inputs['Vector']); nt.links.new(tc.outputs['Object'], n.inputs['Vector']); nt.links.new(v.outputs['Distance'], mx.inputs[1]); nt.links.new(n.outputs['Fac'], mx.inputs[2])
    nt.links.new(mx.outputs[0], bp.inputs['Height']); nt.links.new(bp.outputs[0], b.inputs['Normal'])
    return m
def text(body, size, M, mat, parent, font='/usr/share/fonts/truetype/liberation/LiberationSerif-Regular.ttf', ext=.03):
    c = bpy.data.curves.new('txt', 'FONT'); c.body = body; c.size = size; c.extrude = ext; c.align_x = 'CENTER'; c.align_y = 'CENTER'
    if os.path.exists(font): c.font = bpy.data.fonts.load(font, check_existing=True)
    c.materials.append(mat); o = bpy.data.objects.new('txt', c); link(o, parent); o.matrix_local = M; return o


# ================================================================== fancy cuts: any convex outline, same half-space method
def _arc_outline(n, segs):
    out = []
    for cx, cy, r, a0, a1 in segs:
        k = max(2, int(n * abs(a1 - a0) / 360))
        out += [(cx + r * math.cos((a0 + (a1 - a0) * i / k) * D2R), cy + r * math.sin((a0 + (a1 - a0) * i / k) * D2R)) for i in range(k)]
    return out

def superellipse(a, b, n=3.0, N=96):
    out = []
    for k in range(N):
        t = 2 * pi * k / N; c, s = math.cos(t), math.sin(t)
        out.append((a * math.copysign(abs(c) ** (2 / n), c), b * math.copysign(abs(s) ** (2 / n), s)))
    return out

def cut_outline(cut, n=96):
    """girdle outline for a stone 1 wide (x); length runs along y; pear tip at -y. Counter-clockwise"""
    if cut == 'oval': return [(.5 * math.cos(2 * pi * k / n), .68 * math.sin(2 * pi * k / n)) for k in range(n)]
    if cut == 'cushion': return superellipse(.5, .55, 3.0, n)
    if cut == 'pear': return _arc_outline(n * 1.4, [(0, 0, .5, 0, 180), (.8525, 0, 1.3525, 180, 230.93), (-.8525, 0, 1.3525, -50.93, 0)])
    if cut == 'marquise': return _arc_outline(n * 2, [(-.75, 0, 1.25, -53.13, 53.13), (.75, 0, 1.25, 126.87, 233.13)])
    if cut in ('emerald', 'square', 'princess', 'baguette'):
        w, l, c = {'emerald': (.5, .70, .11), 'square': (.5, .5, .14), 'princess': (.5, .5, .012), 'baguette': (.5, 1.1, .012)}[cut]
        return [(w, -l + c), (w, l - c), (w - c, l), (-w + c, l), (-w, l - c), (-w, -l + c), (-w + c, -l), (w - c, -l)]
    return [(.5 * math.cos(2 * pi * k / n), .5 * math.sin(2 * pi * k / n)) for k in range(n)]

# where claws grip, unit width
CLAWS = {
    'round': [(.354, .354), (-.354, .354), (-.354, -.354), (.354, -.354)],
    'round6': [(.5 * math.cos((30 + 60 * k) * D2R), .5 * math.sin((30 + 60 * k) * D2R)) for k in range(6)],
    'oval': [(.36, .471), (-.36, .471), (-.36, -.471), (.36, -.471)],
    'cushion': [(.43, .465), (-.43, .465), (-.43, -.465), (.43, -.465)],
    'pear': [(0, -1.04), (.405, -.45), (-.405, -.45), (.38, .325), (-.38, .325)],
    'marquise': [(0, .99), (0, -.99), (.40, .48), (-.40, .48), (.40, -.48), (-.40, -.48)],
    'emerald': [(.445, .645), (-.445, .645), (-.445, -.645), (.445, -.645)],
    'princess': [(.49, .49), (-.49, .49), (-.49, -.49), (.49, -.49)],
    'square': [(.43, .43), (-.43, .43), (-.43, -.43), (.43, -.43)],
}

def fancy_planes(pts, mains, culet=(0, 0), H=.150, D=.435, table=.58, g=.03, tip=None, quarter=True):
    """brilliant facetting of any convex outline. mains: azimuths (deg) of the main facets; halves and stars go between them"""
    P = np.array(pts, float); C = np.array(culet, float); pl = [((0, 0, 1), g / 2 + H)]
    nv = lambda f: np.array([math.cos(f * D2R), math.sin(f * D2R)])
    sup = lambda f: float((P @ nv(f)).max()); hc = lambda f: sup(f) - float(C @ nv(f))
    def plane(f, tan, hh, up, z):            # plane through the horizontal line at distance hh (from the culet axis) and height z
        a = math.atan(tan); n = nv(f); d = hh + float(C @ n)
        N = (math.sin(a) * n[0], math.sin(a) * n[1], math.cos(a) * up); pl.append((N, math.sin(a) * d + math.cos(a) * up * z))
    m = sorted(f % 360 for f in mains)
    for i, f in enumerate(m):
        f2 = m[(i + 1) % len(m)] + (360 if i == len(m) - 1 else 0); gap = f2 - f
        plane(f, D / hc(f), hc(f), -1, -g / 2); plane(f, H / (hc(f) * (1 - table)), hc(f), 1, g / 2)
        for t in (.25, .75):
            q = f + gap * t; k = math.cos(gap / 4 * D2R)
            plane(q, 1.283 * H / (hc(q) * (1 - table)), hc(q) * k, 1, g / 2)
            plane(q, 1.042 * D / hc(q), hc(q) * k, -1, -g / 2)
        q = f + gap / 2; plane(q, .586 * H / (hc(q) * (1 - table)), table * hc(q) * math.cos(gap / 2 * D2R), 1, g / 2 + H)
    for i in range(len(P)):                   # girdle
        e = P[(i + 1) % len(P)] - P[i]; L = np.linalg.norm(e)
        if L > 1e-6: n = np.array([e[1], -e[0]]) / L; pl.append(((n[0], n[1], 0), float(n @ P[i])))
    for f in (tip or ()): pl.append(((*nv(f), 0), sup(f) * .988))
    return pl

def princess_planes2(low=False):
    pl = [((0, 0, 1), .125)]; g = .015; k = 1.08 if low else 1.0
    def P(az, ang, r, up):
        a = math.radians(ang); pl.append(((math.sin(a) * math.cos(az * D2R), math.sin(a) * math.sin(az * D2R), up * math.cos(a)), math.sin(a) * r + math.cos(a) * g))
    for s in range(4):
        a = s * 90; pl.append(((math.cos(a * D2R), math.sin(a * D2R), 0), .5)); pl.append(((math.cos((a + 45) * D2R), math.sin((a + 45) * D2R), 0), .698))
        P(a, 40, .5, 1); P(a, 25, .5 + .055, 1); P(a + 45, 29, .698, 1)
        for sg in (1, -1): P(a + sg * 24, 33, .655, 1)
        P(a, 63 * k ** .2, .5, -1)
        for sg in (1, -1):                   # chevrons
            for az, ang, r in ((9, 57, .523), (20, 51, .578), (30, 45.5, .628), (39.5, 40.5, .668)):
                P(a + sg * az, ang * (1.05 if low else 1), r, -1)
    return pl

def fancy_cut(cut, low=False):
    kw = dict(D=.50, H=.16, table=.56) if low else {}
    o = cut_outline(cut, 72)
    if cut == 'oval': return fancy_planes(o, [math.degrees(math.atan2(math.sin(k * pi / 4) / .68, math.cos(k * pi / 4) / .5)) for k in range(8)], **{**dict(D=.455), **kw})
    if cut == 'cushion': return fancy_planes(superellipse(.5, .55, 2.9, 72), [0, 28, 62, 90, 118, 152, 180, 208, 242, 270, 298, 332], **{**dict(D=.45, H=.155, table=.56), **kw})
    if cut == 'pear': return fancy_planes(o, [90, 46, 134, 4, 176, -26, 206, -47, 227, -62, 242], culet=(0, -.10), tip=(-90,), **{**dict(D=.45), **kw})
    if cut == 'marquise': return fancy_planes(o, [0, 27, -27, 47, -47, 62, -62, 180, 153, 207, 133, 227, 118, 242], tip=(90, -90), **{**dict(D=.44), **kw})
    if cut == 'emerald': return step_planes(w=1.4, l=1.0, corner=.16, **(dict(pd=.50, pav=(56, 50, 43)) if low else {}))
    if cut == 'princess': return princess_planes2(low)

# ------------------------------------------------------------------ walls: profile swept along any flat outline (bezels, trays, cases)
def offset_normals(outline):
    P = np.array(outline, float); a = P - np.roll(P, 1, 0); b = np.roll(P, -1, 0) - P
    a /= np.linalg.norm(a, axis=1)[:, None] + 1e-12; b /= np.linalg.norm(b, axis=1)[:, None] + 1e-12
    na = np.stack([a[:, 1], -a[:, 0]], 1); nb = np.stack([b[:, 1], -b[:, 0]], 1); n = na + nb; L = np.linalg.norm(n, axis=1)[:, None]
    n /= L + 1e-12; c = np.clip((n * na).sum(1), .45, 1)[:, None]
    return P, n / c

def wall(outline, prof, mat, M, parent, close=True, angle=40, name='wall', f=None, capend=None):
    """prof: (outward offset, height) pairs. capend: index of the profile point whose loop is closed with a face"""
    P, N = offset_normals(outline); n = len(P); m = len(prof); V = []; F = []
    for i in range(n):
        for u, v in prof:
            x, y = P[i] + N[i] * u; V.append((x, y, v + (f(x, y) if f else 0)))
    for i in range(n):
        j = (i + 1) % n
        for k in range(m if close else m - 1):
            l = (k + 1) % m; F.append((i * m + k, j * m + k, j * m + l, i * m + l))
    for c in ([] if capend is None else np.atleast_1d(capend)): F.append(tuple(i * m + int(c) for i in range(n)))
    return add(name, V, F, mat, angle=angle, M=M, parent=parent)

def circ_prof(r, n=12, u0=0, v0=0): return [(u0 + r * math.cos(2 * pi * k / n), v0 + r * math.sin(2 * pi * k / n)) for k in range(n)]

def setting(M, cut, w, kind, mat, parent, base=.58, pr=None, rails=(.30, .72), claws=None, tall=1.0):
    """claw setting for any cut: stone with girdle at local z=0, claws from a small base, gallery rails that follow the outline"""
    pr = pr or max(.052 * w, .17); o = np.array(cut_outline(cut, 72)) * w
    stone(w, M, cut, kind, parent, rot=0)
    for x, y in (claws or CLAWS[cut]):
        p = np.array([x, y]) * w; d = p / np.linalg.norm(p); q = lambda s, off=0: p * s + d * off
        e = min(1.0, .5 * w / np.linalg.norm(p)) ; fr = lambda s: 1 - (1 - s) * e     # how far the tip reaches in, in mm terms
        pts = [(*q(.40), -base * w), (*q(.70), -base * w * .58), (*q(.97), -.12 * w), (*q(1, pr * .55), -.01 * w), (*q(1, pr * .30), .05 * w), (*q(fr(.92)), .085 * w * tall), (*q(fr(.82)), .112 * w * tall)]
        P = spline(pts, 7); V, F = tube(P, [pr * (1 - .36 * i / (len(P) - 1)) for i in range(len(P))], 12); add('prong', V, F, mat, M=M, parent=parent)
    for t in rails:
        wall(o * (.92 - .52 * t) , circ_prof(pr * .72, 10), mat, M @ T(0, 0, -base * w * t), parent, angle=60, name='rail').visible_transmission = False     # a rail seen through its stone is a scribble in it

def bezel(M, cut, w, kind, mat, parent, t=None, h=.55, mill=0):
    """closed metal collar round a stone"""
    t = t or max(.075 * w, .2); o = np.array(cut_outline(cut, 84)) * w; stone(w, M, cut, kind, parent, rot=0)
    pr = [(-.012 * w, .012 * w), (-.012 * w, .040 * w), (t * .35, .075 * w), (t * .8, .062 * w), (t, .02 * w), (t, -.14 * w), (t * .55, -h * w), (-.20 * w, -h * w), (-.24 * w, -h * w * .9), (-.02 * w, -.10 * w)]
    wall(o, pr, mat, M, parent, angle=38, name='bezel')

def along(outline, n=None, step=None, start=0.0, closed=True):
    """equidistant points (x, y, tangent angle deg) on a polyline"""
    P = np.array(outline, float); P = np.vstack([P, P[:1]]) if closed else P
    s = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(P, axis=0), axis=1))]); n = n or max(1, int(s[-1] / step)); out = []
    for i in range(n):
        q = (start + (i + (0 if closed else .5)) * s[-1] / n) % s[-1]; x, y = np.interp(q, s, P[:, 0]), np.interp(q, s, P[:, 1])
        e = .01 * s[-1]; a, b = (q - e) % s[-1] if closed else max(0, q - e), (q + e) % s[-1] if closed else min(s[-1], q + e)
        t = math.degrees(math.atan2(np.interp(b, s, P[:, 1]) - np.interp(a, s, P[:, 1]), np.interp(b, s, P[:, 0]) - np.interp(a, s, P[:, 0]))); out.append((float(x), float(y), t))
    return out, s[-1]

def grow(outline, d):
    P, N = offset_normals(outline); return [tuple(p) for p in P + N * d]

def halo_row(M, outline, gap, ds, mat, parent, kind='diamond', z=0.0, tilt=6, depth=.62):
    """row of small stones round any outline, beads between them, solid tray below"""
    mid = grow(outline, gap + ds / 2); pts, L = along(mid, n=max(6, int(sum(math.dist(mid[i], mid[i - 1]) for i in range(len(mid))) / (ds * 1.05))))
    n = len(pts)
    for x, y, t in pts: stone(ds, M @ T(x, y, z) @ R(t, 'Z') @ R(tilt, 'X') @ R(0, 'Z'), parent=parent, kind=kind)
    bp, _ = along(mid, n=n, start=L / n / 2)
    for x, y, t in bp:
        nx, ny = math.sin(t * D2R), -math.cos(t * D2R)
        for k in (-.37, .37): bead(ds * .13, M @ T(x + nx * ds * k, y + ny * ds * k, z + ds * .06) @ S(1, 1, 1.2), mat, parent)
    a, b = gap - .03, gap + ds * 1.04; zt = z - ds * .05; zb = z - ds * depth
    wall(outline, [(b - .06, zt), (b, zt - .06), (b - .02, zb + .25 * ds), (b - .18 * ds, zb), (a + .1, zb), (a, zb + .1), (a, zt - .12), (a + .04, zt - .1), (a + .1, zb + .2 * ds), (b - .2, zb + .3 * ds), (b - .1, zt - .05)], mat, M, parent, name='tray')
    return b

def blade(path, hw, th, mat, M, parent, ridge=1.15, K=9, name='blade', angle=32, side=0.0):
    """polished feather / leaf: ridge along a centre line, thin edges. hw, th: half widths and heights along the path. side: ridge offset -1..1"""
    P = [np.array(p, float) for p in path]; n = len(P); V = []; F = []
    th = [th] * n if np.isscalar(th) else th
    prof = [(-1 + (1 + side) * k / K, (k / K) ** ridge) for k in range(K)] + [(side + (1 - side) * k / K, (1 - k / K) ** ridge) for k in range(K)] + [(1, 0), (.9, -.22), (.5, -.34), (-.5, -.34), (-.9, -.22)]
    m = len(prof)
    for i in range(n):
        t = P[min(i + 1, n - 1)] - P[max(i - 1, 0)]; t /= np.linalg.norm(t); nn = np.array([-t[1], t[0], 0]); nn /= np.linalg.norm(nn) + 1e-9; b = np.cross(t, nn); b = -b if b[2] < 0 else b
        for u, v in prof: V.append(P[i] + nn * u * hw[i] + b * v * th[i])
    for i in range(n - 1):
        for k in range(m):
            l = (k + 1) % m; F.append((i * m + k, i * m + l, (i + 1) * m + l, (i + 1) * m + k))
    F.append(tuple(range(m))); F.append(tuple((n - 1) * m + k for k in range(m)))
    return add(name, V, F, mat, angle=angle, M=M, parent=parent)

def open_sweep(Rin, prof, a0, a1, N=360):
    """like sweep_ring, but an open arc from a0 to a1 degrees with flat end caps"""
    V, F = [], []; m = None
    for i in range(N + 1):
        th = (a0 + (a1 - a0) * i / N) * D2R; pr = prof(th) if callable(prof) else prof; m = len(pr)
        for r, y in pr: V.append(((Rin + r) * math.sin(th), y, (Rin + r) * math.cos(th)))
    for i in range(N):
        for k in range(m): l = (k + 1) % m; F.append((i * m + k, i * m + l, (i + 1) * m + l, (i + 1) * m + k))
    F.append(tuple(range(m))); F.append(tuple(N * m + k for k in range(m)))
    return V, F
