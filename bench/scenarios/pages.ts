import { freePort, startProgram } from '../lib/programs.ts'
import { interleaved } from '../lib/load.ts'
import { table, type Goal } from '../lib/table.ts'

/** P8: pages rendered afresh, by the CPU time of our processes: the BFF alone, and with the backend on its store. */
export const pages = async (): Promise<{ text: string; goals: Goal[] }> => {
  const [backendPort, serverPort] = [await freePort(), await freePort()]
  const dataDir = `.cache/bench-${process.pid}`
  const backend = await startProgram(
    ['backend/main.ts'],
    { BACKEND_PORT: String(backendPort), DATA_DIR: dataDir },
    backendPort,
  )
  const env = { PORT: String(serverPort), HOST: '127.0.0.1', BACKEND_URL: backend.url, SHARED_READS: 'off' }
  const server = await startProgram(['server/main.ts'], env, serverPort)
  try {
    const product = await firstProduct(backend.url)
    const results = await interleaved(
      [
        { name: 'home', request: { url: `${server.url}/` }, pids: [server.pid] },
        { name: 'listing', request: { url: `${server.url}/jewellery` }, pids: [server.pid] },
        { name: 'product', request: { url: `${server.url}/product/${product}` }, pids: [server.pid] },
      ].map((target) => ({
        ...target,
        request: { ...target.request, headers: { 'accept-encoding': 'br' } },
      })),
      { rounds: 3, seconds: 2, connections: 10 },
    )
    const listing = results.find(({ name }) => name === 'listing')
    return {
      text: table(
        ['page, nothing stored', 'CPU ms/page (BFF)', 'pages/s', 'p50 ms', 'p99 ms', 'wrong'],
        results.map((one) => [
          one.name,
          one.cpuPerRequest.toFixed(2),
          Math.round(one.perSecond),
          one.p50,
          one.p99,
          one.wrong,
        ]),
      ),
      goals: [
        {
          id: 'P8',
          what: 'listing page, CPU of the BFF',
          value: listing?.cpuPerRequest ?? Number.NaN,
          unit: 'ms',
          must: 5,
          ambitious: 2,
          better: 'less',
        },
      ],
    }
  } finally {
    await server.stop()
    await backend.stop()
  }
}

const firstProduct = async (backend: string): Promise<string> => {
  const answer = (await (await fetch(`${backend}/api/products?limit=1`)).json()) as {
    products: { _id: string }[]
  }
  return answer.products[0]?._id ?? ''
}
