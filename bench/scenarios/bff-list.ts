import { createHash } from 'node:crypto'
import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { freePort, startProgram, startServer, startUpstream, type Running } from '../lib/programs.ts'
import { interleaved, type Target } from '../lib/load.ts'
import { table, type Goal } from '../lib/table.ts'
import { startPeers } from '../lib/peers.ts'

/** Twelve products with the fields that a list shows; the same document for every GraphQL layer in the comparison. */
const query = `query List { products(limit: 12) { total page items {
  id slug name subtitle price background images media { url alt width height avif placeholder } } } }`
const sha256Hash = createHash('sha256').update(query).digest('hex')

const post = (url: string, document = query): Target['request'] => ({
  url,
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ query: document }),
})

const persistedGet = (url: string): Target['request'] => ({
  url: `${url}?extensions=${encodeURIComponent(JSON.stringify({ persistedQuery: { version: 1, sha256Hash } }))}`,
  headers: { 'x-mercurius-operation-name': 'List' },
})

/** An answer with the last of the twelve in it, and no error. */
const check = (body: string) => body.includes('"piece-11"') && !body.includes('"errors"')

/** The same schema and resolvers without any protection. */
const BARE = 'mercurius with our resolvers, bare'

/** The fields that the BFF requests from the upstream. A client without a BFF would request everything. */
const FIELDS = 'background,images,media,media.sources,subtitle'

const ways = [
  { id: 'P1', name: 'BFF, nothing shared', reads: 'off', must: 0.38, ambitious: 0.5 },
  { id: 'P2', name: 'BFF, equal reads under way shared', reads: 'single-flight', must: 0.75, ambitious: 0.9 },
  { id: 'P3', name: 'BFF, stored answer (GET)', reads: 'on', must: 1.5, ambitious: 2 },
] as const

/** P1 to P4: the BFF's product list against the same REST server called directly, and against other GraphQL layers. */
export const bffList = async (): Promise<{ text: string; goals: Goal[] }> => {
  const dist = `.cache/bench-documents-${process.pid}`
  mkdirSync(dist, { recursive: true })
  writeFileSync(`${dist}/persisted.json`, JSON.stringify({ [sha256Hash]: query }))
  const running: Running[] = []
  const started = (program: Running) => {
    running.push(program)
    return program
  }
  try {
    const upstream = started(await startUpstream())
    const targets: Target[] = [
      {
        name: 'REST, called directly',
        request: { url: `${upstream.url}/api/products?limit=12` },
        pids: [upstream.pid],
      },
      {
        name: 'REST, called directly with `fields`',
        request: { url: `${upstream.url}/api/products?limit=12&fields=${FIELDS}` },
        pids: [upstream.pid],
      },
    ]
    for (const { name, reads } of ways) {
      const server = started(
        await startServer({ BACKEND_URL: upstream.url, READ_CACHE: reads, DIST_DIR: dist }, [
          '--without-pages',
        ]),
      )
      const address = `${server.url}/graphql`
      targets.push({
        name,
        request: reads === 'on' ? persistedGet(address) : post(address),
        pids: [server.pid],
        // Sharing has an effect if many ask at once (P2).
        ...(reads === 'single-flight' && { connections: 50 }),
      })
    }
    const port = await freePort()
    const bare = started(
      await startProgram(['bench/bare-mercurius.ts', String(port), upstream.url], {}, port),
    )
    targets.push({ name: BARE, request: post(`${bare.url}/graphql`), pids: [bare.pid] })
    const peers = await startPeers(upstream.url)
    running.push(...peers.running)
    for (const { name, url, pid, document } of peers.started)
      targets.push({ name, request: post(url, document), pids: [pid] })

    const results = await interleaved(targets.map((target) => ({ ...target, check })))
    const cost = (name: string) => results.find((one) => one.name === name)?.cpuPerRequest ?? Number.NaN
    const direct = cost('REST, called directly')
    return {
      text: `${table(
        ['list of 12', 'CPU ms/request', 'to direct', 'requests/s', 'p50 ms', 'p99 ms', 'wrong'],
        results.map((one) => [
          one.name,
          one.cpuPerRequest.toFixed(3),
          (direct / one.cpuPerRequest).toFixed(2),
          Math.round(one.perSecond),
          one.p50,
          one.p99,
          one.wrong,
        ]),
      )}\n${peers.note}`,
      goals: [
        ...ways.map(({ id, name, must, ambitious }) => ({
          id,
          what: `${name}, to direct REST, by CPU`,
          value: direct / cost(name),
          unit: '',
          must,
          ambitious,
          better: 'more' as const,
        })),
        {
          id: 'P1',
          what: `BFF, nothing shared, to ${BARE}, by CPU`,
          value: cost(BARE) / cost('BFF, nothing shared'),
          unit: '',
          must: 0.85,
          better: 'more' as const,
        },
        ...peers.started.map(({ name, must, ambitious }) => ({
          id: 'P4',
          what: `BFF, nothing shared, against ${name}, by CPU`,
          value: cost(name) / cost('BFF, nothing shared'),
          unit: 'x',
          must,
          ambitious,
          better: 'more' as const,
        })),
      ],
    }
  } finally {
    for (const program of running.reverse()) await program.stop()
    rmSync(dist, { recursive: true, force: true })
  }
}
