import { execFileSync, spawnSync } from 'node:child_process'
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  realpathSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import Type from 'typebox'
import { checked } from '#program/json-file.ts'
import { buildIfStale } from '../build.ts'
import { isInstalled, program } from '../topology/native.ts'
import { prove } from '../topology/prove.ts'
import { startTopology } from '../topology/start.ts'

/**
 * The image of Dockerfile, built with buildah if no container engine is running, and the whole topology started from
 * its tree: as its user, with a read-only root, without any privilege.
 */
const BASE = 'docker.io/library/node:24-bookworm-slim'
const SUITE = 'bookworm'
const MIRROR = 'http://deb.debian.org/debian'
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt'
const CACHE = join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'shop-rehearsal')
/** Of `node` in the official image. */
const USER = 1_000

const Inspected = Type.Object({
  OCIv1: Type.Object({
    config: Type.Object({
      User: Type.Optional(Type.String()),
      Cmd: Type.Optional(Type.Array(Type.String())),
    }),
  }),
})

const must = (command: string, args: readonly string[], env?: NodeJS.ProcessEnv): string => {
  const done = spawnSync(command, args, { encoding: 'utf8', maxBuffer: 1024 ** 3, ...(env && { env }) })
  if (done.status !== 0)
    throw new Error(`${command} ${args.slice(0, 6).join(' ')}: ${(done.stderr + done.stdout).slice(-3_000)}`)
  return done.stdout
}

/** Replaces the official image if no registry can be reached: a minimal Debian, Node, npm, one user. */
const makeBase = (folder: string) => {
  const kept = join(CACHE, `${SUITE}-least.tar`)
  if (!existsSync(kept)) {
    mkdirSync(CACHE, { recursive: true })
    const making = join(CACHE, `${SUITE}-least-${process.pid}`)
    must('debootstrap', ['--variant=minbase', '--include=ca-certificates', SUITE, making, MIRROR])
    for (const waste of [
      'var/cache/apt/archives',
      'var/lib/apt/lists',
      'usr/share/doc',
      'usr/share/man',
      'usr/share/locale',
    ])
      rmSync(join(making, waste), { recursive: true, force: true })
    must('tar', ['-C', making, '-cf', `${kept}.part`, '.'])
    rmSync(making, { recursive: true })
    must('mv', [`${kept}.part`, kept])
  }
  mkdirSync(folder)
  must('tar', ['-C', folder, '-xpf', kept])
  const local = join(folder, 'usr/local')
  cpSync(realpathSync(process.execPath), join(local, 'bin/node'))
  const npm = join(dirname(realpathSync(program('npm'))), '..')
  cpSync(npm, join(local, 'lib/node_modules/npm'), { recursive: true })
  must('ln', ['-s', '../lib/node_modules/npm/bin/npm-cli.js', join(local, 'bin/npm')])
  // A network may put its own certificate authority in front of the package registry.
  if (existsSync(CERTIFICATES)) {
    cpSync(CERTIFICATES, join(folder, 'etc/ssl/certs/ca-certificates.crt'))
    mkdirSync(join(local, 'etc'), { recursive: true })
    writeFileSync(join(local, 'etc/npmrc'), `cafile=${CERTIFICATES}\n`)
  }
  must('chroot', [
    folder,
    '/usr/sbin/useradd',
    '--create-home',
    '--uid',
    String(USER),
    '--shell',
    '/bin/bash',
    'node',
  ])
}

const megabytes = (folder: string) => Number(must('du', ['-sxm', folder]).split('\t')[0])
const seconds = (since: number) => `${((performance.now() - since) / 1_000).toFixed(0)} s`

/** `npm run rehearsal -- image`. Throws when the image is not built, or the shop does not run from it. */
export const rehearseImage = async (say: (line: string) => void): Promise<void> => {
  for (const needed of ['buildah', 'debootstrap', 'unshare', 'setpriv'])
    if (!isInstalled(needed))
      throw new Error(`${needed} is not installed: apt-get install buildah debootstrap util-linux`)
  // The shopper's documents are those of the same source. Before there is anything to put away.
  await buildIfStale()
  const folder = join(tmpdir(), `shop-image-${process.pid}`)
  mkdirSync(folder)
  writeFileSync(join(folder, 'policy.json'), '{"default":[{"type":"insecureAcceptAnything"}]}')
  writeFileSync(join(folder, 'registries.conf'), '')
  const places = [
    '--root',
    join(folder, 'images'),
    '--runroot',
    join(folder, 'run'),
    '--storage-driver',
    'vfs',
  ]
  const env = {
    PATH: process.env['PATH'],
    HOME: folder,
    CONTAINERS_REGISTRIES_CONF: join(folder, 'registries.conf'),
  }
  const policy = ['--signature-policy', join(folder, 'policy.json')]
  const buildah = (command: string, ...args: string[]) =>
    must(program('buildah'), [...places, command, ...args], env).trim()
  const ends: (() => unknown)[] = [() => rmSync(folder, { recursive: true, force: true })]
  try {
    let since = performance.now()
    makeBase(join(folder, 'base'))
    const scratch = buildah('from', ...policy, 'scratch')
    buildah('add', scratch, join(folder, 'base'), '/')
    buildah('config', '--env', 'PATH=/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin', scratch)
    buildah('commit', ...policy, '--rm', scratch, BASE)
    say(`base       ${SUITE} with Node: ${megabytes(join(folder, 'base'))} MB, ${seconds(since)}`)
    since = performance.now()
    // Builds what is committed, not other files in the folder.
    const source = join(folder, 'source')
    mkdirSync(source)
    execFileSync('sh', ['-c', `git archive HEAD | tar -x -C ${source}`])
    buildah('bud', ...policy, '--isolation', 'chroot', '--pull=never', '--layers=false', '-t', 'shop', source)
    const container = buildah('from', ...policy, '--pull=never', 'localhost/shop')
    const tree = buildah('mount', container)
    ends.push(() => buildah('umount', container))
    const inspected: unknown = JSON.parse(buildah('inspect', '--type', 'image', 'localhost/shop'))
    const { config } = checked('buildah inspect', Inspected, inspected).OCIv1
    if (config.User !== 'node') throw new Error(`the image runs as ${config.User}`)
    const parts = ['node_modules', 'dist', 'house', 'backend', 'server', 'web', 'scripts'].map(
      (name) => `${name} ${megabytes(join(tree, 'shop', name))}`,
    )
    say(
      `image      built in ${seconds(since)}: ${megabytes(tree)} MB, of it the shop ${megabytes(join(tree, 'shop'))} (${parts.join(', ')}); user ${config.User}, ${config.Cmd?.join(' ')}`,
    )
    since = performance.now()
    // What an engine does from `read_only`, `cap_drop`, `no-new-privileges`, `tmpfs`, USER and WORKDIR.
    const inside = (args: readonly string[], shared: string): string[] => {
      mkdirSync(join(shared, 'data'), { recursive: true })
      chownSync(join(shared, 'data'), USER, USER)
      const mounts = `mount --make-rprivate /
mount --bind ${tree} ${tree}
mkdir -p ${tree}${shared}
mount --bind ${shared} ${tree}${shared}
mount -t proc proc ${tree}/proc
for name in null urandom random; do touch ${tree}/dev/$name; mount --bind /dev/$name ${tree}/dev/$name; done
mount -o remount,ro,bind ${tree}
mount -t tmpfs -o mode=1777 tmpfs ${tree}/tmp/compiled
exec "$@"`
      const rights = ['--no-new-privs', '--bounding-set=-all', '--inh-caps=-all', '--clear-groups']
      return [
        'unshare',
        '--mount',
        'sh',
        '-euc',
        mounts,
        'sh',
        'chroot',
        tree,
        '/usr/bin/setpriv',
        `--reuid=${USER}`,
        `--regid=${USER}`,
        ...rights,
        '/usr/bin/env',
        '--chdir=/shop',
        '/usr/local/bin/node',
        ...args,
      ]
    }
    mkdirSync(join(tree, 'tmp/compiled'), { recursive: true })
    const topology = await startTopology(say, { inside })
    try {
      const { pid } = topology.copies.find(({ service }) => service === 'backend') ?? { pid: 0 }
      const status = readFileSync(`/proc/${pid}/status`, 'utf8')
      const told = (name: string) => new RegExp(`^${name}:\\s+(\\S+)`, 'm').exec(status)?.[1]
      if (
        told('Uid') !== String(USER) ||
        Number.parseInt(told('CapBnd') ?? '1', 16) !== 0 ||
        told('NoNewPrivs') !== '1'
      )
        throw new Error(`the backend has more rights than it needs: ${status}`)
      const mounts = readFileSync(`/proc/${pid}/mounts`, 'utf8')
      if (!/^\S+ \/ \S+ ro,/m.test(mounts)) throw new Error('the root of the backend can be written')
      say(
        `started    from its tree in ${seconds(since)}: uid ${told('Uid')}, no capabilities, no new privileges, root read-only`,
      )
      await prove(topology)
    } finally {
      await topology.stop()
    }
  } finally {
    for (const end of ends.toReversed()) end()
  }
}
