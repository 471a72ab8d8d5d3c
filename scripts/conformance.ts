import { Command, Option } from 'commander'
import { DEADLINES } from '#server/upstream/deadlines.ts'
import { MAX_ANSWER_BYTES } from '#server/upstream/http.ts'
import { examine, type Finding } from './lib/conformance/check.ts'
import { openDoor } from './lib/conformance/door.ts'
import { FEATURES, featureChecks, featuresOf } from './lib/conformance/features.ts'
import { sectionSevenChecks, type Known } from './lib/conformance/section-7.ts'

/**
 * `npm run conformance -- <address>`: does this backend speak the contract? Asks what the shop would ask, reads the answers
 * as the BFF reads them, writes nothing but one `mark-paid` of a session that never was. Ends with 1 when a check failed.
 */
const SIGN = { ok: 'ok      ', failed: 'FAILED  ', advice: 'advice  ', 'left out': 'left out' } as const

const say = (line: string) => void process.stdout.write(`${line}\n`)

const tell = ({ call, what, outcome, why }: Finding) => {
  say(`${SIGN[outcome]}  ${call}: ${what}`)
  if (why) say(`            ${why}`)
}

const address = (text: string): string => {
  if (!URL.canParse(text) || !/^https?:/.test(text))
    program.error(`'${text}' is not an address. Give the backend's, e.g. http://127.0.0.1:4000`)
  return text
}

const run = async (base: string, { key, ...known }: Known & { key?: string }): Promise<void> => {
  const door = openDoor(base, key)
  const offered = await featuresOf(door).catch((error: unknown) =>
    program.error(error instanceof Error ? error.message : String(error)),
  )
  const findings = await examine([...sectionSevenChecks(door, known), ...featureChecks(door, offered)], tell)
  const count = (outcome: Finding['outcome']) =>
    findings.filter((finding) => finding.outcome === outcome).length
  const absent = FEATURES.filter((feature) => !offered.includes(feature))
  const { ms, msOf, bytes, bytesOf, again } = door.worst()
  say('')
  say(`Offered: ${offered.length > 0 ? offered.join(', ') : 'section 7 alone'}`)
  if (absent.length > 0) say(`Not offered, so the shop does not show it: ${absent.join(', ')}`)
  say(`Slowest: ${Math.round(ms)} ms, ${msOf}; the shop waits ${DEADLINES.readAttempt} ms and asks again`)
  if (again > 0) say(`Refused for now (502, 503, 504) and asked again, as the shop does: ${again}`)
  say(`Largest: ${Math.ceil(bytes / 1024)} kB, ${bytesOf}; the shop takes ${MAX_ANSWER_BYTES / 1024} kB`)
  say(
    `${count('ok')} ok, ${count('failed')} failed, ${count('advice')} with advice, ${count('left out')} left out`,
  )
  process.exitCode = count('failed') > 0 ? 1 : 0
}

const program = new Command('conformance')
  .description(
    'Asks a backend what the shop would ask it, and says where its answers differ from the contract.',
  )
  .argument('<address>', "the backend's address, e.g. http://127.0.0.1:4000", address)
  .option('--blog <id>', 'a blog, where the backend has no list of them')
  .option('--token <token>', "a shopper's bearer token")
  .addOption(
    new Option(
      '--key <key>',
      'what the shop shows this backend with every call; better given as INTERNAL_TOKEN, which no list of processes shows',
    ).env('INTERNAL_TOKEN'),
  )
  .option('--order <id>', 'an order of that shopper')
  .action(run)

await program.parseAsync()
