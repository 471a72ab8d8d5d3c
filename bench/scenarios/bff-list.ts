import { freePort, startProgram } from '../lib/programs.ts'
import { interleaved } from '../lib/load.ts'
import { table, type Goal } from '../lib/table.ts'

const query = `query List { products(limit: 12) { total page items {
  id slug name subtitle price ground images media { url alt width height avif placeholder } } } }`

/** P1: the BFF's product list, nothing shared or stored, against the same REST server called directly. */
export const bffList = async (): Promise<{ text: string; goals: Goal[] }> => {
  const [upstreamPort, serverPort] = [await freePort(), await freePort()]
  const upstream = await startProgram(['bench/upstream.ts', String(upstreamPort)], {}, upstreamPort)
  const env = { PORT: String(serverPort), HOST: '127.0.0.1', BACKEND_URL: upstream.url, SHARED_READS: 'off' }
  const server = await startProgram(['server/main.ts'], env, serverPort)
  try {
    const results = await interleaved([
      {
        name: 'REST, called directly',
        request: { url: `${upstream.url}/api/products?limit=12` },
        pids: [upstream.pid],
      },
      {
        name: 'BFF, nothing shared',
        request: {
          url: `${server.url}/graphql`,
          method: 'POST',
          headers: { 'content-type': 'application/json' },
          body: JSON.stringify({ query }),
        },
        pids: [server.pid],
      },
    ])
    const [rest, bff] = results
    const ratio = (rest?.cpuPerRequest ?? Number.NaN) / (bff?.cpuPerRequest ?? Number.NaN)
    return {
      text: table(
        ['list of 12', 'CPU ms/request', 'requests/s', 'p50 ms', 'p99 ms', 'wrong'],
        results.map((one) => [
          one.name,
          one.cpuPerRequest.toFixed(3),
          Math.round(one.perSecond),
          one.p50,
          one.p99,
          one.wrong,
        ]),
      ),
      goals: [
        {
          id: 'P1',
          what: 'BFF list to direct REST, by CPU',
          value: ratio,
          unit: '',
          must: 0.38,
          ambitious: 0.5,
          better: 'more',
        },
      ],
    }
  } finally {
    await server.stop()
    await upstream.stop()
  }
}
