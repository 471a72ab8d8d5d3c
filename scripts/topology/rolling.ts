import { cpSync, mkdirSync, readdirSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { setTimeout as pause } from 'node:timers/promises'
import Type from 'typebox'
import { ownRelease } from '#backend/lib/migrate/beside.ts'
import { checked, readJson } from '#program/json-file.ts'
import { BagPage, onePiece, type Piece } from './prove.ts'
import { Connection } from './connection.ts'
import { Shopper } from './shopper.ts'
import type { Topology } from './start.ts'

/** How often to go to the next release and back if the command does not say. */
const TIMES = 10
const SHOPPERS = 8
/** The migration of the next release. */
const MIGRATION = `-- beside: ${ownRelease()}
alter table orders add column rolled integer not null default 0
-- next
create table rolled (id integer primary key)
`

/**
 * The next release as a folder: this one with one migration more, a higher version, and none of the client's own
 * documents.
 */
const nextRelease = (folder: string): string => {
  const next = join(folder, 'next')
  mkdirSync(join(next, 'dist'), { recursive: true })
  for (const name of ['backend', 'contract', 'program', 'server', 'web', 'payments', 'schema.graphql'])
    cpSync(name, join(next, name), { recursive: true })
  for (const name of ['node_modules', 'house']) symlinkSync(resolve(name), join(next, name))
  for (const name of readdirSync('dist'))
    if (name !== 'persisted.json') symlinkSync(resolve('dist', name), join(next, 'dist', name))
  // Every document of its client is new; open pages continue with those of this release.
  mkdirSync(join(next, 'server/persisted'), { recursive: true })
  cpSync('dist/persisted.json', join(next, 'server/persisted', `${ownRelease()}.json`))
  writeFileSync(join(next, 'dist/persisted.json'), '{}')
  writeFileSync(join(next, 'backend/migrations/9999-orders-rolled.sql'), MIGRATION)
  const [major = '', minor = '', patch = ''] = ownRelease().split('.')
  const version = `${major}.${minor}.${Number(patch) + 1}`
  const about = readJson('package.json', Type.Object({}))
  writeFileSync(join(next, 'package.json'), JSON.stringify({ ...about, version }))
  return next
}

interface Count {
  answers: number
  failed: string[]
  /** The copy that is being replaced. */
  during: string
}

/** One shopper with a page that stays open: looks, writes, reads the bag. Ends if `goesOn` returns false. */
const shop = async (shopper: Shopper, { productId }: Piece, count: Count, goesOn: () => boolean) => {
  let pieces = 0
  const step = async (what: string, does: () => Promise<unknown>) => {
    try {
      await does()
      count.answers += 1
    } catch (error) {
      const why = error instanceof Error ? error.message : String(error)
      count.failed.push(`${new Date().toISOString().slice(11, 23)}, ${count.during}: ${what}: ${why}`)
    }
  }
  const bag = async () => {
    const { bag: seen } = checked('BagPage', BagPage, await shopper.run('BagPage', {}, 1))
    if (seen?.pieces !== pieces) throw new Error(`${seen?.pieces} pieces instead of ${pieces}`)
  }
  for (let n = 0; goesOn(); n += 1) {
    await step('page', () => shopper.page('/jewellery'))
    await step('document', () => shopper.run('ProductPage', { id: productId }, 1))
    if (n === 0)
      await step('write', async () => {
        await shopper.run('AddToBag', { input: { productId, quantity: 1 } })
        pieces = 1
      })
    if (n % 5 === 4)
      await step('write', () =>
        shopper.run(n % 10 === 4 ? 'AddToWishlist' : 'RemoveFromWishlist', { productId }),
      )
    await step('bag', bag)
    await pause(40)
  }
}

/** Upgrades a running topology copy by copy and back again while shoppers use it; throws if one of them noticed. */
export const roll = async (topology: Topology, [times = String(TIMES)]: readonly string[]): Promise<void> => {
  const many = Number(times)
  const { origin, copies, folder, say, replace, databaseUrl } = topology
  const next = nextRelease(folder)
  const piece = await onePiece(databaseUrl)
  const shoppers: Shopper[] = []
  const connections: Connection[] = []
  for (let n = 0; n < SHOPPERS; n += 1) {
    // One connection each, as browsers have: a connection that is never idle stays with a worker of nginx that reads
    // old files.
    const connection = new Connection(origin)
    connections.push(connection)
    const shopper = new Shopper(origin, connection)
    const email = `rolling-${process.pid}-${n}@example.com`
    await shopper.run('SignUp', { input: { name: 'A. Shopper', email, password: 'a long enough phrase 42' } })
    await shopper.run('SignIn', { email, password: 'a long enough phrase 42' })
    shoppers.push(shopper)
  }
  const count: Count = { answers: 0, failed: [], during: 'nothing is replaced' }
  let goesOn = true
  const load = shoppers.map((shopper) => shop(shopper, piece, count, () => goesOn))
  const since = performance.now()
  let longest = 0
  try {
    for (let n = 1; n <= many; n += 1) {
      const at = performance.now()
      const isForward = n % 2 === 1
      const to = isForward ? next : resolve('.')
      // As ops/restart-one-by-one does: a BFF never meets a backend of an older release than its own.
      for (const name of isForward ? ['backend', 'server'] : ['server', 'backend'])
        for (const copy of copies.filter(({ service }) => service === name)) {
          count.during = `${n}, ${name} ${copy.port}`
          await replace(copy, to)
        }
      longest = Math.max(longest, performance.now() - at)
      say(`           ${n}: ${count.answers} answers, ${count.failed.length} failed`)
    }
  } finally {
    goesOn = false
    await Promise.all(load)
    for (const connection of connections) connection.close()
  }
  const took = (performance.now() - since) / 1_000
  say(
    `rolling    ${many} times all copies one by one, ${Math.ceil(many / 2)} to the next release and its migration, the others back: ${count.answers} answers in ${took.toFixed(0)} s, the longest time ${(longest / 1_000).toFixed(1)} s`,
  )
  const resent = connections.reduce((sum, connection) => sum + connection.resent, 0)
  say(
    `           failed: ${count.failed.length}; sent again on a new connection, as a browser does: ${resent}`,
  )
  for (const line of count.failed.slice(0, 10)) say(`             ${line}`)
  if (count.failed.length === 0) return
  // Which copy nginx could not reach, and when: this tells a lost write from a refused one.
  const told = readFileSync(join(folder, 'error.log'), 'utf8').split('\n').filter(Boolean)
  for (const line of told.slice(-20)) say(`             nginx: ${line}`)
  throw new Error('a shopper noticed an upgrade')
}
