import { randomBytes } from 'node:crypto'
import {
  closeSync,
  existsSync,
  linkSync,
  openSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs'
import { connect, createServer, type Server, type Socket } from 'node:net'
import { join, relative } from 'node:path'
import { member } from './member.ts'

/** The folder is in use by another process. */
export class FolderInUse extends Error {}

/** A path of a Unix socket holds at most this many bytes. */
const LONGEST = 100
const LOCK = /^lock\.(\d+)$/

interface Address {
  readonly path: string
  readonly release: () => void
}

/** A short path to the socket from here, however deep the folder is. */
const addressOf = (folder: string, name: string): Address => {
  const none = () => undefined
  if (process.platform === 'win32') return { path: `\\\\.\\pipe\\${name}`, release: none }
  const whole = join(folder, name)
  const short = relative(process.cwd(), whole)
  const path = [whole, short].find((candidate) => Buffer.byteLength(candidate) <= LONGEST)
  if (path !== undefined) return { path, release: none }
  if (process.platform !== 'linux') throw new Error(`DATA_DIR is too deep (${folder}); use a shorter path`)
  const descriptor = openSync(folder, 'r')
  return { path: `/proc/self/fd/${descriptor}/${name}`, release: () => closeSync(descriptor) }
}

/**
 * Answers a question of another program on this machine, one line each way. An error it throws is sent to the asker.
 */
export type AnswerQuestion = (question: string) => Promise<string>

const MOST_LETTERS = 200

/** Only a program that may write into the folder can connect to the socket in it. */
const talk = (socket: Socket, answer: AnswerQuestion) => {
  let heard = ''
  socket.setEncoding('utf8').on('error', () => undefined)
  socket.on('data', (text: string) => {
    heard += text
    const end = heard.indexOf('\n')
    if (end < 0 && heard.length < MOST_LETTERS) return
    socket.pause()
    void answer(heard.slice(0, end)).then(
      (said) => socket.end(`ok ${said}\n`),
      (error: unknown) => socket.end(`no ${error instanceof Error ? error.message : String(error)}\n`),
    )
  })
}

const listen = (folder: string, name: string, answer?: AnswerQuestion): Promise<Server> =>
  new Promise((resolve, reject) => {
    const address = addressOf(folder, name)
    const server = createServer((socket) => (answer ? talk(socket, answer) : socket.destroy())).unref()
    server.once('error', reject)
    server.listen(address.path, () => resolve(server))
    server.once('close', address.release)
  })

/** Whether a process still holds the socket. The kernel answers, even if that process is busy or stopped. */
const isHeld = (folder: string, name: string): Promise<boolean> =>
  new Promise((resolve) => {
    const address = addressOf(folder, name)
    const answer = (held: boolean) => {
      socket.destroy()
      address.release()
      resolve(held)
    }
    const socket = connect(address.path)
    socket.once('connect', () => answer(true))
    socket.once('error', ({ code }: NodeJS.ErrnoException) =>
      answer(code !== 'ECONNREFUSED' && code !== 'ENOENT'),
    )
  })

const generations = (folder: string): number[] =>
  readdirSync(folder)
    .flatMap((name) => LOCK.exec(name)?.[1] ?? [])
    .map(Number)
    .sort((a, b) => b - a)

/**
 * Takes a folder for this process alone, or throws `FolderInUse`. The holder listens on a socket that the kernel
 * closes when the process dies, so neither kill -9 nor a container's own process numbers leave a lock that looks
 * alive. Locks are numbered files: a dead one is not replaced (two processes could do that at once) but followed by
 * the next number, which only one process can create.
 */
export const lockFolder = async (folder: string, answer?: AnswerQuestion): Promise<() => void> => {
  const name = `lock-${randomBytes(6).toString('hex')}.sock`
  const server = await listen(folder, name, answer)
  const draft = join(folder, `${name}.draft`)
  writeFileSync(draft, name)
  let mine: string | undefined
  const release = () => {
    if (mine !== undefined) rmSync(mine, { force: true })
    server.close()
    rmSync(join(folder, name), { force: true })
  }
  try {
    for (;;) {
      const [newest = 0] = generations(folder)
      if (await isLocked(folder)) throw new FolderInUse(`${folder} is in use by another process`)
      const bid = join(folder, `lock.${newest + 1}`)
      try {
        linkSync(draft, bid)
      } catch (error) {
        if (member(error, 'code') === 'EEXIST') continue
        throw error
      }
      mine = bid
      if (generations(folder)[0] !== newest + 1) {
        rmSync(bid, { force: true })
        mine = undefined
        continue
      }
      tidy(folder, newest)
      return release
    }
  } catch (error) {
    release()
    throw error
  } finally {
    rmSync(draft, { force: true })
  }
}

/** Whether a process holds a folder now; a folder that is not there is held by nobody. */
export const isLocked = async (folder: string): Promise<boolean> => {
  const [newest = 0] = existsSync(folder) ? generations(folder) : []
  return newest > 0 && isHeld(folder, holderOf(folder, newest))
}

/** Asks the process that holds a folder. Throws its refusal; `undefined` if nobody holds the folder. */
export const askHolder = (folder: string, question: string): Promise<string | undefined> => {
  const [newest = 0] = generations(folder)
  const address = addressOf(folder, holderOf(folder, newest))
  return new Promise<string | undefined>((resolve, reject) => {
    const socket = connect(address.path, () => socket.write(`${question}\n`))
    let heard = ''
    socket.setEncoding('utf8').on('data', (text: string) => (heard += text))
    socket.once('end', () =>
      heard.startsWith('ok ')
        ? resolve(heard.slice(3).trim())
        : reject(new Error(heard.slice(3).trim() || 'It gave no answer')),
    )
    socket.once('error', ({ code, message }: NodeJS.ErrnoException) =>
      code === 'ECONNREFUSED' || code === 'ENOENT' ? resolve(undefined) : reject(new Error(message)),
    )
  }).finally(() => address.release())
}

const holderOf = (folder: string, generation: number): string => {
  try {
    return readFileSync(join(folder, `lock.${generation}`), 'utf8')
  } catch {
    return 'gone'
  }
}

/** Removes the files of dead holders. */
const tidy = (folder: string, upTo: number) => {
  for (const generation of generations(folder).filter((one) => one <= upTo)) {
    rmSync(join(folder, holderOf(folder, generation)), { force: true })
    rmSync(join(folder, `lock.${generation}`), { force: true })
  }
}
