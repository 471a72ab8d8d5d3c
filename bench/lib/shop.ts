import { freePort, startProgram, type Running } from './programs.ts'

/** A backend and a BFF as visitors find them in service, each on its own process; `product` is a piece of theirs. */
export const startShop = async (): Promise<{ url: string; product: string; stop: () => Promise<void> }> => {
  const running: Running[] = []
  const stop = async () => {
    for (const program of running.reverse()) await program.stop()
  }
  try {
    const backendPort = await freePort()
    const backend = await startProgram(
      ['backend/main.ts'],
      { BACKEND_PORT: String(backendPort), DATA_DIR: `.cache/bench-${process.pid}` },
      backendPort,
    )
    running.push(backend)
    const port = await freePort()
    const server = await startProgram(
      ['server/main.ts'],
      { PORT: String(port), HOST: '127.0.0.1', BACKEND_URL: backend.url },
      port,
    )
    running.push(server)
    const first = (await (await fetch(`${backend.url}/api/products?limit=1`)).json()) as {
      products: { _id: string }[]
    }
    return { url: server.url, product: first.products[0]?._id ?? '', stop }
  } catch (error) {
    await stop()
    throw error
  }
}
