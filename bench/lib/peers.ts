import { existsSync } from 'node:fs'
import { install } from './install.ts'
import { freePort, startProgram, type Running } from './programs.ts'

/** Other GraphQL layers and the goals against them: our CPU time must be this many times lower. */
const peers = [
  { name: 'GraphQL Yoga', file: 'bench/peers/yoga.js', must: 2.5, ambitious: 4 },
  { name: 'Apollo Server, datasource-rest', file: 'bench/peers/apollo.js', must: 4.5, ambitious: 6 },
  {
    name: 'Hive Gateway, Mesh OpenAPI',
    file: 'bench/peers/hive.js',
    must: 10,
    ambitious: 13,
    // It uses REST's names and makes no `srcset`: the same pieces and pictures in its own words.
    document: `query List { products(limit: 12) { total page products {
  _id slug name subtitle price { amount } background images media { url alt width height placeholder sources { url width } } } } }`,
  },
] as const

export interface Peer {
  name: string
  url: string
  pid: number
  /** Its document, if it cannot use ours. */
  document?: string
  must: number
  ambitious: number
}

const FOLDER = 'bench/peers'

/** Their packages are not part of the shop: only `--peers` fetches them, never an install. */
const installed = (folder: string): boolean =>
  existsSync(`${folder}/node_modules`) || (process.argv.includes('--peers') && install(folder))

/** Starts each peer with the same upstream. Empty, with a note, if they are not installed. */
export const startPeers = async (
  upstream: string,
): Promise<{ started: Peer[]; running: Running[]; note: string }> => {
  if (!installed(FOLDER))
    return { started: [], running: [], note: 'Peers left out: run `npm run bench -- bff-list --peers`.' }
  const running: Running[] = []
  const started: Peer[] = []
  for (const { file, ...peer } of peers) {
    const port = await freePort()
    const program = await startProgram([file, String(port), upstream], {}, port)
    running.push(program)
    started.push({ ...peer, url: `${program.url}/graphql`, pid: program.pid })
  }
  return { started, running, note: '' }
}
