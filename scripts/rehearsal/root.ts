import { spawn, spawnSync, type ChildProcess } from 'node:child_process'
import { once } from 'node:events'
import { copyFileSync, existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { homedir, tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'

/**
 * A bare Debian in a folder, with its own mounts, processes and network. All of them belong to one process, which ends
 * when this one does, however it ends: the kernel then ends the others and removes the mounts.
 */
export interface Root {
  readonly folder: string
  /** Runs a script in it as root, in its own network or, for packages, in this machine's. Throws when it fails. */
  readonly run: (script: string, options?: { internet?: boolean }) => Promise<string>
  /** The words that put a command of this machine into the root's network. */
  readonly inItsNetwork: readonly string[]
  readonly stop: () => Promise<void>
}

const MIRROR = 'http://deb.debian.org/debian'
const CACHE = join(process.env['XDG_CACHE_HOME'] ?? join(homedir(), '.cache'), 'shop-rehearsal')
const PREFIX = 'shop-rehearsal-'
const CERTIFICATES = '/etc/ssl/certs/ca-certificates.crt'
/**
 * The certificate authorities that this machine trusts: a network may have its own in front of the registry.
 */
const OUTSIDE_CERTIFICATES = '/var/tmp/certificates-outside.crt'

const must = (command: string, args: readonly string[]) => {
  const { status, stderr } = spawnSync(command, args, { encoding: 'utf8' })
  if (status !== 0) throw new Error(`${command} ${args.join(' ')}: ${stderr}`)
}

/** What a bare Debian of this release is, kept for the next time. */
const bareDebian = (suite: string, say: (line: string) => void): string => {
  const kept = join(CACHE, `${suite}.tar`)
  if (existsSync(kept)) return kept
  say(`debootstrap ${suite}, once: about two minutes`)
  mkdirSync(CACHE, { recursive: true })
  const folder = join(CACHE, `${suite}-${process.pid}`)
  // What every installed Debian has besides the minimum: its first process, and adduser.
  must('debootstrap', ['--variant=minbase', '--include=systemd,adduser', suite, folder, MIRROR])
  must('tar', ['-C', folder, '-cf', `${kept}.part`, '.'])
  renameSync(`${kept}.part`, kept)
  rmSync(folder, { recursive: true })
  return kept
}

/** Folders of runs that were killed: nothing is mounted in them any more. */
const removeOld = () => {
  for (const name of readdirSync(tmpdir()))
    if (name.startsWith(PREFIX) && !existsSync(`/proc/${name.slice(PREFIX.length)}`))
      rmSync(join(tmpdir(), name), { recursive: true, force: true })
}

/** Mounts, then lives as long as somebody holds its standard input open. */
const first = (folder: string, packages: string) => `
set -e
mount --make-rprivate /
mount -t proc proc ${folder}/proc
mount --rbind /sys ${folder}/sys
mount -t tmpfs -o mode=755 tmpfs ${folder}/run
mount -t tmpfs -o mode=755 dev ${folder}/dev
for name in null zero full random urandom tty; do touch ${folder}/dev/$name; mount --bind /dev/$name ${folder}/dev/$name; done
ln -s /proc/self/fd ${folder}/dev/fd
mkdir ${folder}/dev/shm ${folder}/run/lock
chmod 1777 ${folder}/dev/shm
mount --bind ${packages} ${folder}/var/cache/apt/archives
ip link set lo up
echo mounted
cat > /dev/null
`

const mounted = (child: ChildProcess) =>
  new Promise<void>((resolve, reject) => {
    child.stdout?.once('data', () => resolve())
    child.once('exit', () => reject(new Error('the root could not be mounted')))
  })

/** Makes a bare Debian ready for commands. As root, with debootstrap and util-linux on this machine. */
export const openRoot = async (suite: string, say: (line: string) => void): Promise<Root> => {
  removeOld()
  const tar = bareDebian(suite, say)
  const folder = join(tmpdir(), `${PREFIX}${process.pid}`)
  const packages = join(CACHE, `${suite}-packages`)
  mkdirSync(folder)
  mkdirSync(packages, { recursive: true })
  must('tar', ['-C', folder, '-xpf', tar])
  // Packages come from where this machine gets them, and nothing starts because it was installed.
  copyFileSync('/etc/resolv.conf', join(folder, 'etc/resolv.conf'))
  writeFileSync(join(folder, 'usr/sbin/policy-rc.d'), '#!/bin/sh\nexit 101\n', { mode: 0o755 })
  writeFileSync(
    join(folder, 'etc/apt/apt.conf.d/kept'),
    'Binary::apt::APT::Keep-Downloaded-Packages "true";\nAPT::Keep-Downloaded-Packages "true";\n',
  )
  // A root that is thrown away need not be on the disk before the next package.
  writeFileSync(join(folder, 'etc/dpkg/dpkg.cfg.d/quick'), 'force-unsafe-io\n')
  if (existsSync(CERTIFICATES)) copyFileSync(CERTIFICATES, join(folder, OUTSIDE_CERTIFICATES))
  writeFileSync(join(folder, 'etc/hosts'), '127.0.0.1 localhost\n')
  const init = spawn(
    'unshare',
    [
      '--mount',
      '--pid',
      '--net',
      '--uts',
      '--ipc',
      '--fork',
      '--kill-child',
      'bash',
      '-c',
      first(folder, packages),
    ],
    { stdio: ['pipe', 'pipe', 'inherit'] },
  )
  await mounted(init)
  // unshare's one child is the first process of the root.
  const children = spawnSync('ps', ['-o', 'pid=', '--ppid', String(init.pid)], { encoding: 'utf8' }).stdout
  const target = children.trim()
  const into = (internet: boolean) => [
    `--target=${target}`,
    '--mount',
    '--pid',
    '--uts',
    '--ipc',
    ...(internet ? [] : ['--net']),
    '--',
    'chroot',
    folder,
  ]
  const run = async (script: string, { internet = false } = {}): Promise<string> => {
    const child = spawn(
      'nsenter',
      [...into(internet), '/bin/bash', '-euo', 'pipefail', '-c', `cd\n${script}`],
      {
        stdio: ['ignore', 'pipe', 'pipe'],
        env: {
          PATH: '/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin',
          HOME: '/root',
          LANG: 'C.UTF-8',
          ...(internet && existsSync(CERTIFICATES) && { NODE_EXTRA_CA_CERTS: OUTSIDE_CERTIFICATES }),
        },
      },
    )
    let said = ''
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (text: Buffer) => (said += text.toString()))
    const closed = once(child, 'close')
    const [code]: unknown[] = await once(child, 'exit')
    // What a command left running may hold its pipes open.
    await Promise.race([closed, pause(1_000, undefined, { ref: false })])
    if (code !== 0) throw new Error(`ended with ${String(code)}:\n${said.slice(-4_000)}`)
    return said
  }
  const stop = async () => {
    const ended = init.exitCode === null && init.signalCode === null ? once(init, 'exit') : undefined
    init.stdin?.end()
    await ended
    rmSync(folder, { recursive: true, force: true })
  }
  return { folder, run, stop, inItsNetwork: ['nsenter', `--target=${target}`, '--net', '--'] }
}
