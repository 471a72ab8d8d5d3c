import type { Command } from 'commander'
import { Type } from 'typebox'
import { Check } from 'typebox/value'
import { AuditLine, operatorAudit, type AuditLink } from '#contract/audit.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { followChain, START, type Break, type ChainHead } from '#backend/lib/audit/audit-chain.ts'
import { readTextFile } from '#scripts/lib/files.ts'
import { callEndpoint } from '#scripts/lib/operator/operator-endpoint.ts'
import { inHouseTime } from '#scripts/lib/operator/house-time.ts'
import { call, fail, path, print, rows } from '#scripts/lib/operator/operator.ts'

type Page = AnswerOf<typeof operatorAudit>

/** The whole chain, a page at a time. */
async function* pages(): AsyncGenerator<Page> {
  let after = 0
  for (;;) {
    const page = await callEndpoint(operatorAudit, { query: { after, limit: 1000 } })
    yield page
    after = page.links.at(-1)?.seq ?? after
    if (!page.more) return
  }
}

const Linked = Type.Object({ seq: Type.Integer(), hash: Type.String() })
const RemovedLine = Type.Intersect([Linked, Type.Object({ id: Type.Integer(), removed: Type.Literal(true) })])
const ExportedLine = Type.Intersect([Linked, AuditLine])

const linkOf = (text: string, number: number): AuditLink => {
  try {
    const read: unknown = JSON.parse(text)
    if (Check(RemovedLine, read)) return { seq: read.seq, hash: read.hash, id: read.id, line: null }
    if (Check(ExportedLine, read)) {
      const { seq, hash, ...line } = read
      return { seq, hash, id: line.id, line }
    }
  } catch {
    // Answered below, as any other line that is not one of ours.
  }
  return fail(`Line ${number} of the file is not a line of an export.`)
}

/** An export as one page. */
const pageOfFile = (file: string): Page => ({
  links: readTextFile(file)
    .split('\n')
    .filter((text) => text !== '')
    .map((text, n) => linkOf(text, n + 1)),
  strays: [],
  waiting: 0,
  more: false,
})

const seen = (text: string): ChainHead => {
  const [, seq, hash] = /^(\d+):([\da-f]{64})$/.exec(text) ?? []
  return seq && hash
    ? { seq: Number(seq), hash }
    : fail('A head is written <number>:<hash>, as verify prints it.')
}

const verify = async (file: string | undefined, known: ChainHead | undefined) => {
  let head = START
  let waiting = 0
  const breaks: Break[] = []
  let knownStands = known === undefined
  for await (const page of file === undefined ? pages() : [pageOfFile(file)]) {
    const checked = followChain(head, page.links)
    head = checked.head
    waiting = page.waiting
    breaks.push(...checked.breaks, ...page.strays.map((id) => ({ seq: 0, id, what: 'inserted' as const })))
    knownStands ||= page.links.some(({ seq, hash }) => seq === known?.seq && hash === known.hash)
  }
  for (const { seq, id, what } of breaks)
    process.stdout.write(`line ${id}${seq > 0 ? ` (link ${seq})` : ''}: ${what}\n`)
  if (!knownStands)
    process.stdout.write(`link ${known?.seq} is no longer what it was: the chain was rewritten or cut\n`)
  if (breaks.length > 0 || !knownStands) return fail('The audit trail was tampered with.')
  process.stdout.write(
    `${head.seq} lines, each as it was written${waiting > 0 ? `; ${waiting} of this moment not in the chain yet` : ''}.\nhead ${head.seq}:${head.hash}\n`,
  )
}

/** `audit` and `tokens`. */
export const addTrailCommands = (shop: Command) => {
  const audit = shop.command('audit').description('The audit trail')
  audit
    .command('verify [file]')
    .description('Checks every line against the chain of hashes; a file is one that `audit export` wrote')
    .option(
      '--head <head>',
      'the head that an earlier run printed: shows a chain that was rewritten or cut',
      seen,
    )
    .action((file: string | undefined, { head }: { head?: ChainHead }) => verify(file, head))
  audit
    .command('export')
    .description('Writes every line with its hash, oldest first, as JSON lines')
    .action(async () => {
      for await (const { links } of pages())
        for (const { seq, id, hash, line } of links)
          process.stdout.write(`${JSON.stringify({ seq, hash, ...(line ?? { id, removed: true }) })}\n`)
    })

  const tokens = shop.command('tokens').description("Tokens of the house's machines")
  tokens.command('list').action(async () => {
    const answer = await call('GET', '/tokens')
    print(
      rows(answer, 'tokens').map((t) => [
        t['name'],
        t['role'],
        `added ${inHouseTime(t['createdAt'])} by ${String(t['createdBy'])}`,
        t['usedAt'] === null ? 'never used' : `used ${inHouseTime(t['usedAt'])}`,
      ]),
    )
  })
  tokens
    .command('add <name>')
    .description('Makes a token for one machine and prints it; it is not shown again')
    .option('-r, --role <role>', 'owner, manager, workshop or counter', 'manager')
    .action(async (name: string, { role }: { role: string }) => {
      const { token } = await call('POST', '/tokens', { name, role })
      process.stdout.write(`${String(token)}\n`)
      process.stderr.write('Keep it where that machine reads its secrets. It is not shown again.\n')
    })
  tokens.command('revoke <name>').action(async (name: string) => {
    await call('DELETE', `/tokens/${path(name)}`)
    process.stdout.write('It has been revoked.\n')
  })
}
