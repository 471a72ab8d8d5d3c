import { readFileSync } from 'node:fs'

/** One block of commands of the page. */
export interface Block {
  /** The heading above it. */
  title: string
  /** Line of the page, from 1. */
  line: number
  /** Needs addresses outside this machine: packages. */
  internet: boolean
  /** Is about the outside world: what takes its place. */
  standIn: string | undefined
  commands: string
}

/** Every block of `sh` on a page, in order. Throws if one contains something unknown. */
export const readPage = (path: string): Block[] => {
  const blocks: Block[] = []
  let title = ''
  let open: Block | undefined
  let other = false
  for (const [at, line] of readFileSync(path, 'utf8').split('\n').entries()) {
    if (open) {
      if (line === '```') open = undefined
      else open.commands += `${line}\n`
      continue
    }
    if (other) {
      other = line !== '```'
      continue
    }
    if (line.startsWith('## ')) title = line.slice(3)
    const [, language, note] = /^```(\w*)(?: (.+))?$/.exec(line) ?? []
    if (language === undefined) continue
    if (language !== 'sh') {
      other = true
      continue
    }
    const standIn = /^outside=([a-z]+)$/.exec(note ?? '')?.[1]
    if (note !== undefined && note !== 'internet' && standIn === undefined)
      throw new Error(`${path}:${at + 1}: nobody knows what '${note}' means`)
    open = { title, line: at + 1, internet: note === 'internet', standIn, commands: '' }
    blocks.push(open)
  }
  if (open) throw new Error(`${path}: the last block does not end`)
  return blocks
}
