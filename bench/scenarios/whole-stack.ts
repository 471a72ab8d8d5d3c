import { openHouse } from '#house/load.ts'
import { builtHouse } from '#scripts/lib/house/built-house.ts'
import { memoryMb, processesOf } from '../lib/cpu.ts'
import { interleaved, load, type Measured, type Target } from '../lib/load.ts'
import { startServer, type Running } from '../lib/programs.ts'
import { EMBEDDED_NOTE, firstProduct, startStore } from '../lib/shop.ts'
import { jsonHas, pageShows, shownOn } from '../lib/shops/answers.ts'
import { catalogueOf, type Catalogue } from '../lib/shops/catalogue.ts'
import { goalsBeside } from '../lib/shops/goals.ts'
import { recordedPeers, recordPeers, type Figures, type PeerFigures, type Peers } from '../lib/shops/recorded.ts' // prettier-ignore
import { graphql, READS, type PeerShop, type Read, type ReadName } from '../lib/shops/shop.ts'
import { peersWanted, startPeerShops } from '../lib/shops/start.ts'
import { table, type Goal } from '../lib/table.ts'

const MANY = 12
const PIECE = 'id slug name subtitle price background images media { url alt width height placeholder }'
const LIST = `{ products(limit: ${MANY}) { total items { ${PIECE} } } }`
const FACETS = (
  category: string,
) => `{ products(limit: ${MANY}, filter: { categoryId: "${category}" }) { total items { ${PIECE} } }
  facets(filter: { categoryId: "${category}" }) { name values { value label count } } }`
const PRODUCT = (id: string) => `{ product(id: "${id}") { ${PIECE} description material metalType purity sizes
  madeIn diamondCarats categoryIds collections stones { kind cut count caratsTotal } stock makingDays } }`

/** One of the measured shops, ours or another. */
interface Subject extends Pick<PeerShop, 'name' | 'reads'> {
  /** The processes of each read. */
  readonly pids: (read: ReadName) => readonly number[]
  readonly behind: readonly number[]
}

interface Servers {
  /** Shares and stores nothing. */
  readonly alone: Running
  /** Shares simultaneous equal requests. */
  readonly crowd: Running
  /** Stores its answers. */
  readonly stored: Running
}

const ourReads = async (
  { alone, stored }: Servers,
  backend: string,
  { pieces, categories }: Catalogue,
): Promise<Record<ReadName, Read>> => {
  const category = categories[0]?.slug ?? ''
  const item = { name: 'name', price: 'price', unit: 'paisa' } as const
  const listed = jsonHas(pieces, MANY, { list: 'data.products.items', ...item })
  const api = `${alone.url}/graphql`
  const path = `/jewellery/${category}`
  const shown = shownOn(await (await fetch(alone.url + path)).text(), pieces)
  const page = (url: string): Read => ({
    // Uncompressed, as in the other shops.
    request: { url: url + path },
    check: shown.length >= MANY ? pageShows(shown) : () => false,
  })
  return {
    list: { request: graphql(api, LIST), check: listed },
    facets: { request: graphql(api, FACETS(category)), check: listed },
    product: {
      request: graphql(api, PRODUCT(await firstProduct(backend))),
      check: jsonHas(pieces, 1, { list: 'data.product', ...item }),
    },
    page: page(alone.url),
    stored: page(stored.url),
  }
}

const READ_NAMES = ['list', 'facets', 'product', 'page', 'stored'] as const

const rounds = async (
  subjects: readonly Subject[],
  how: { rounds: number; seconds: number; connections: number },
) => {
  const all = READ_NAMES.flatMap((read) =>
    subjects.flatMap((subject) => {
      const one = subject.reads[read]
      return one ? [{ subject, read, one }] : []
    }),
  )
  const targets = all.map(({ subject, read, one }): Target => ({
    name: `${subject.name}: ${READS[read]}`,
    ...one,
    pids: subject.pids(read),
    alsoPids: subject.behind,
  }))
  // Opens every connection of the stores, while the code is being compiled.
  for (const { request } of targets) await load(request, { seconds: 2, connections: how.connections })
  const measured = await interleaved(targets, how)
  return all.flatMap(({ subject, read }, n) => {
    const one = measured[n]
    return one ? [{ shop: subject.name, read, one }] : []
  })
}
type Row = Awaited<ReturnType<typeof rounds>>[number]

/** Figures of one shop, from the rounds with 10 and with 50 connections. */
const figuresOf = (shop: string, ten: readonly Row[], fifty: readonly Row[]): PeerFigures['reads'] => {
  const short = (value: number) => Number(value.toPrecision(4))
  return Object.fromEntries(
    ten
      .filter((row) => row.shop === shop)
      .map(({ read, one }): [ReadName, Figures] => {
        const crowd = fifty.find((row) => row.shop === shop && row.read === read)
        return [
          read,
          {
            cpu: short(one.cpuPerRequest + one.alsoPerRequest),
            perSecond: short(one.perSecond),
            p99: one.p99,
            ...(crowd && { p99Of50: crowd.one.p99 }),
          },
        ]
      }),
  )
}

const ms = (value: number) => value.toFixed(2)
const tenTable = (rows: readonly Row[]) =>
  table(
    [
      '10 connections',
      'programs, CPU ms',
      'PostgreSQL, CPU ms',
      'together',
      'answers/s',
      'p50 ms',
      'p99 ms',
      'wrong',
    ],
    rows.map(({ one }) => [
      one.name,
      ms(one.cpuPerRequest),
      ms(one.alsoPerRequest),
      ms(one.cpuPerRequest + one.alsoPerRequest),
      Math.round(one.perSecond),
      one.p50,
      one.p99,
      one.wrong,
    ]),
  )
const fiftyTable = (rows: readonly { one: Measured }[]) =>
  table(
    ['50 connections', 'answers/s', 'p50 ms', 'p99 ms', 'wrong'],
    rows.map(({ one }) => [one.name, Math.round(one.perSecond), one.p50, one.p99, one.wrong]),
  )

const OURS = 'ours'

/**
 * P5 to P10 next to other shops: the BFF, the backend and PostgreSQL, with nothing stored and nothing shared unless
 * stated. With `--peers=shops` EverShop, Vendure and Medusa are measured in the same rounds on the same PostgreSQL
 * server; without it our figures are compared with those of the last stored run. Without PostgreSQL's programs the
 * backend's embedded store is measured, with a note.
 */
export const wholeStack = async (): Promise<{ text: string; goals: Goal[] }> => {
  const stops: (() => Promise<void>)[] = []
  const store = await startStore()
  stops.push(store.stop)
  const { backend, cluster } = store
  const catalogue = catalogueOf(openHouse(builtHouse()))
  try {
    const wanted = peersWanted() && cluster !== undefined
    const { started, notes } = wanted ? await startPeerShops(cluster, catalogue) : { started: [], notes: [] }
    for (const { stop } of started) stops.push(stop)
    const server = async (reads: 'off' | 'single-flight' | 'on') => {
      const one = await startServer({ BACKEND_URL: backend.url, READ_CACHE: reads })
      stops.push(one.stop)
      return one
    }
    const servers = {
      alone: await server('off'),
      crowd: await server('single-flight'),
      stored: await server('on'),
    }
    const behind = (await store.pids()).filter((pid) => pid !== backend.pid)
    const reads = await ourReads(servers, backend.url, catalogue)
    const ours: Subject = {
      name: OURS,
      reads,
      pids: (read) => [read === 'stored' ? servers.stored.pid : servers.alone.pid, backend.pid],
      behind,
    }
    const others = started.map((peer): Subject => ({ ...peer, pids: () => [peer.pid], behind }))
    const ten = await rounds([ours, ...others], { rounds: 5, seconds: 3, connections: 10 })
    const crowded = ({ name, reads: { list, page }, ...rest }: Subject, url?: string): Subject => ({
      ...rest,
      name,
      reads: {
        ...(list && { list }),
        // Simultaneous equal requests for a page are shared, as in service.
        ...(page && {
          page: url ? { ...page, request: { url: page.request.url.replace(servers.alone.url, url) } } : page,
        }),
      },
    })
    const fifty = await rounds(
      [
        {
          ...crowded(ours, servers.crowd.url),
          pids: (read) => [read === 'page' ? servers.crowd.pid : servers.alone.pid, backend.pid],
        },
        ...others.filter(({ name }) => name === 'EverShop').map((one) => crowded(one)),
      ],
      { rounds: 2, seconds: 5, connections: 50 },
    )
    const memory = (pids: readonly number[]) =>
      Math.round(pids.flatMap(processesOf).reduce((sum, pid) => sum + memoryMb(pid), 0))
    const measured: Peers = {
      date: new Date().toISOString().slice(0, 10),
      where: `Node ${process.version.slice(1)}, ${catalogue.pieces.length} pieces`,
      shops: Object.fromEntries(
        started.map(({ name, version, licence, pid }) => [
          name,
          { version, licence, memory: memory([pid]), reads: figuresOf(name, ten, fifty) },
        ]),
      ),
    }
    const areMeasured = started.length > 0
    if (areMeasured && process.argv.includes('--save')) recordPeers(measured)
    const peers = areMeasured ? measured : recordedPeers()
    return {
      text: [
        ...notes,
        cluster ? '' : EMBEDDED_NOTE,
        areMeasured
          ? ''
          : `Other shops as recorded on ${peers.date} (${peers.where}); --peers=shops measures them.`,
        tenTable(ten),
        fiftyTable(fifty),
        table(
          ['shop', 'version', 'licence', 'memory MB, PostgreSQL left out'],
          [
            [OURS, '', 'MIT', memory([servers.alone.pid, backend.pid])],
            ...Object.entries(peers.shops).map(([name, one]) => [
              name,
              one.version ?? '',
              one.licence ?? '',
              one.memory ?? '',
            ]),
          ],
        ),
      ]
        .filter(Boolean)
        .join('\n'),
      goals: goalsBeside(figuresOf(OURS, ten, fifty), peers, areMeasured),
    }
  } finally {
    for (const stop of stops.toReversed()) await stop()
  }
}
