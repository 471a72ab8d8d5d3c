"""blender -b --factory-startup -P batch.py -- JOBS.json OUTDIR [COUNT] [PREFIX] [SECONDS]
Renders the first COUNT pictures of JOBS.json that OUTDIR lacks, begun within SECONDS, one after another in one process, best first. Stop it at any time:
a picture is written under its name only when it is finished. JOBS.json is read again before each, so the list may change meanwhile.
A job: { name, piece, kw, view: 0|1|2|3 or { az, el, ... }, over: { ... }, res, spp, adapt, aspect, shadow, floor, rot, pose, clean }.
floor: true (seen as its shadow), false, or 'unseen': the metal mirrors it, the picture has no shadow and costs one pass.
rot: degrees about the upright axis. pose: [x, y, z, stand, lift]: the point of the piece that stands on that axis, how far it is raised from
lying (90: upright), and its height in mm. Frames of one turntable that follow each other share the built piece and the camera.
clean: denoise.mjs takes the grain instead of finish.py; catalogue/house/places.sh installs what it needs."""
import sys, os, json, subprocess, time; HERE = os.path.dirname(os.path.abspath(__file__)); sys.path.insert(0, HERE)
from jewel import *
import pieces, finish, places
jobs_file, out, *rest = sys.argv[sys.argv.index('--') + 1:]; count = int(rest[0]) if rest else 999; prefix = rest[1] if len(rest) > 1 else ''; until = time.time() + float(rest[2]) if len(rest) > 2 else float('inf')
os.makedirs(out, exist_ok=True); work = os.path.join(out, 'work'); os.makedirs(work, exist_ok=True); failed = set()

built = {}

def shoot(job):
    turn = {k: v for k, v in job.items() if k not in ('name', 'rot')}; g, at = built.get('scene', (None, None)); p = os.path.join(work, job['name'])
    if 'pose' in job and built.get('turn') == turn:
        g.matrix_world = R(float(job.get('rot', 0)), 'Z') @ at; shoot_unseen(p, job); return
    built.clear(); random.seed(7); reset(); pieces.FIT.pop(job['piece'], None) if job['piece'] in ('pendant', 'necklace') else None
    kw = dict(job.get('kw') or {}); g, focus = pieces.PIECES[job['piece']](**kw); rot = float(job.get('rot', 0))
    if 'pose' in job: x, y, z, stand, lift = job['pose']; at = T(0, 0, lift) @ R(stand, 'X') @ T(-x, -y, -z) @ g.matrix_world; built.update(turn=turn, scene=(g, at)); g.matrix_world = R(rot, 'Z') @ at
    elif rot: g.matrix_world = R(rot, 'Z') @ g.matrix_world
    bpy.context.view_layer.update()
    v = job.get('view', 0); vs = pieces.views(job['piece'], kw); d = dict(vs[v]) if isinstance(v, int) else dict(vs[0], **v); d.update(job.get('over') or {})
    res, spp, aspect = job.get('res', 960), job.get('spp', 48), float(job.get('aspect', 1)); isl = d.get('island', 1.0)
    floor = job.get('floor', True)
    if floor == 'unseen': ground(0, srgb('F2EEE8'), catcher=False, island=(12 * isl, 70 * isl)).visible_camera = False
    elif floor: ground(0, srgb('F2EEE8'), catcher=True, island=(12 * isl, 70 * isl))
    settings(res, spp, True, 0, 'Filmic', 'High Contrast', adapt=job.get('adapt', .03))
    c = bpy.context.scene.cycles
    for limit in ('max_bounces', 'transmission_bounces', 'glossy_bounces'): setattr(c, limit, max(getattr(c, limit), d.get('bounces', 0)))
    bpy.context.scene.render.resolution_y = max(16, round(res / aspect)); world(tilt=d['tilt'], card=d.get('card', 0), gem_tilt=d.get('gem_tilt'), gem_fill=d.get('gem_fill', 0))
    fit = pieces.FIT.get(job['piece']) if d.get('fit') is None else d['fit']
    if aspect >= 1.5 and d.get('fit_wide'): fit = d['fit_wide']
    look = tuple(R(rot, 'Z') @ Vector(focus))
    if d.get('close'): at, w = nearest_stone(d['az'], d['el']); fit = (*at, w * d['close']); look = tuple(at + Vector(dirvec(d['az'], d['el'])) * w * .3)
    camera(float(d['az']), float(d['el']), d.get('lens', 110), d['fill'], focus=None if 'pose' in job else look, real_fstop=d['fstop'], fit=fit, aspect=aspect, shift=tuple(d.get('shift', (0, 0))))
    if job.get('clean'): render_two_pass(p, res, spp, clean=True); denoise(p + '_b'); keep(finish.merge(p, d['shadow'], quiet=False), p, job)
    elif floor is True: render_two_pass(p, res, spp); im = finish.merge(p, d['shadow']); keep(finish.fade(finish.even(finish.calm(im), 11., 4)) if d.get('close') else im, p, job)     # a facet of a close view is large, and so is its grain
    else: shoot_unseen(p, job)

def denoise(base):
    subprocess.run(['node', os.path.join(HERE, 'denoise.mjs'), base, base + '_clean.png'], check=True); os.replace(base + '_clean.png', base + '.png')

def shoot_unseen(p, job):
    render(p + '_b.png'); keep(finish.even(finish.calm(finish.Image.open(p + '_b.png').convert('RGBA'))), p, job)

def keep(im, p, job):
    im.save(os.path.join(work, job['name'] + '.png')); os.replace(os.path.join(work, job['name'] + '.png'), os.path.join(out, job['name'] + '.png'))
    for e in ('_b.png', '_b_alb.png', '_b_nrm.png', '_s.png'):
        if os.path.exists(p + e): os.remove(p + e)

while count > 0 and time.time() < until:
    jobs = [j for j in json.load(open(jobs_file)) if j['name'].startswith(prefix) and j['name'] not in failed and not os.path.exists(os.path.join(out, j['name'] + '.png'))]
    if not jobs: break
    t = time.time(); j = jobs[0]; count -= 1
    try: shoot(j); print(f"{time.strftime('%H:%M:%S')} DONE {j['name']} {time.time() - t:.0f}s, {len(jobs) - 1} left", flush=True)
    except Exception as e: failed.add(j['name']); built.clear(); print(f"FAILED {j['name']} {e!r}", flush=True)
