"""blender -b --factory-startup -P measure.py -- JOBS.json OUT.json
How large the pieces are: builds each of JOBS.json ({ slug, piece, kw }), looks at it from the front without a camera, and writes
{ slug: { width, height, outline } } in millimetres, the outline as the path of an SVG whose origin is its upper left corner.
A pendant is measured without bail and chain, earrings singly and without what is behind the ear."""
import sys, os, json; HERE = os.path.dirname(os.path.abspath(__file__)); sys.path.insert(0, HERE)
from jewel import *
import pieces
from PIL import Image, ImageDraw, ImageFilter
jobs_file, out = sys.argv[sys.argv.index('--') + 1:]
PX = 24                                                     # pixels in a millimetre
LEFT_OUT = {'pendant': ('link', 'bail', 'jump', 'loop'), 'stud': ('post', 'nut', 'disc', 'cup', 'back')}

def parts(piece, g):
    """the objects that count, the frame they are seen in, and the axes of the front"""
    one = {'studs': 'stud', 'hoops': 'hoop', 'drops': 'drop'}.get(next((k for k in ('studs', 'hoops', 'drops') if piece.endswith(k)), ''))
    if not one: return [o for o in g.children_recursive if not (piece.endswith('pendant') and o.name.startswith(LEFT_OUT['pendant']))], Matrix(), (0, 1)
    h = next(o for o in g.children if o.name.startswith(one))
    # Only what hangs on the ear's hook itself is left out: a motif has discs of its own.
    return [o for o in h.children_recursive if not (one == 'stud' and o.parent == h and o.name.startswith(LEFT_OUT['stud']))], h.matrix_world.inverted(), (0, 2) if one == 'hoop' else (0, 1)

def silhouette(objects, frame, axes):
    tris = []
    for o in objects:
        if o.type != 'MESH': continue
        M = np.array(frame @ o.matrix_world); v = np.array([tuple(p.co) for p in o.data.vertices]); v = v @ M[:3, :3].T + M[:3, 3]
        o.data.calc_loop_triangles(); tris += [v[list(t.vertices)][:, axes] for t in o.data.loop_triangles]
    P = np.concatenate(tris); lo, hi = P.min(0), P.max(0); w, h = hi - lo; pad = PX
    im = Image.new('L', (int(w * PX) + 2 * pad, int(h * PX) + 2 * pad)); d = ImageDraw.Draw(im)
    for t in tris: d.polygon([((x - lo[0]) * PX + pad, (hi[1] - y) * PX + pad) for x, y in t], fill=255)
    im = im.filter(ImageFilter.MaxFilter(9)).filter(ImageFilter.MinFilter(9))   # gaps under a fifth of a millimetre are drawn closed
    return w, h, np.array(im) > 127, pad

def contours(A):
    """closed outlines of a picture of true and false, along the edges of its pixels"""
    A = np.pad(A, 1); edges = {}
    for y, x in zip(*np.nonzero(A)):
        for a, b, dy, dx in (((x, y), (x + 1, y), -1, 0), ((x + 1, y), (x + 1, y + 1), 0, 1), ((x + 1, y + 1), (x, y + 1), 1, 0), ((x, y + 1), (x, y), 0, -1)):
            if not A[y + dy, x + dx]: edges.setdefault(a, []).append(b)
    while edges:
        a = next(iter(edges)); loop = [a]
        while a in edges:
            b = edges[a].pop()
            if not edges[a]: del edges[a]
            a = b; loop.append(a)
        yield np.array(loop[:-1], float) - 1

def simple(L, tol):
    """Douglas-Peucker on a closed line"""
    def dp(P):
        if len(P) < 3: return [P[0]]
        a, b = P[0], P[-1]; n = b - a; l = np.hypot(*n); q = P[1:-1] - a
        d = np.abs(n[0] * q[:, 1] - n[1] * q[:, 0]) / l if l else np.hypot(*q.T)
        k = int(d.argmax()) + 1
        return dp(P[:k + 1]) + dp(P[k:]) if d[k - 1] > tol else [a]
    k = int(np.hypot(*(L - L[0]).T).argmax()); return dp(L[:k + 1]) + dp(np.concatenate([L[k:], L[:1]]))

def smooth(L, n=7):
    k = np.ones(2 * n + 1) / (2 * n + 1); return np.stack([np.convolve(np.concatenate([L[-n:, i], L[:, i], L[:n, i]]), k, 'valid') for i in (0, 1)], 1)

found = json.load(open(out)) if os.path.exists(out) else {}                      # resumable: what is measured is not built again
sys.setrecursionlimit(20000)
for job in [j for j in json.load(open(jobs_file)) if j['slug'] not in found]:
    random.seed(7); reset(); g, _ = pieces.PIECES[job['piece']](**job.get('kw', {})); bpy.context.view_layer.update()
    w, h, A, pad = silhouette(*parts(job['piece'], g)); path = ''
    for L in sorted(contours(A), key=len, reverse=True):
        if len(L) < PX * 4: continue                        # specks, and holes that no pen would draw
        L = (simple(smooth(L), .04 * PX) - np.array([pad, pad])) / PX
        path += 'M' + 'L'.join(f'{x:.2f} {y:.2f}' for x, y in L) + 'Z'
    found[job['slug']] = dict(width=round(float(w), 1), height=round(float(h), 1), outline=path)
    print('MEASURED', job['slug'], found[job['slug']]['width'], found[job['slug']]['height'], len(path), flush=True)
    with open(out + '.part', 'w') as f: json.dump(found, f)
    os.replace(out + '.part', out)
