import { startBackend, startServer, type Running } from './programs.ts'

/** A backend and a BFF as visitors find them in service, each on its own process; `product` is a piece of theirs. */
export const startShop = async (): Promise<{ url: string; product: string; stop: () => Promise<void> }> => {
  const running: Running[] = []
  const stop = async () => {
    for (const program of running.reverse()) await program.stop()
  }
  try {
    const backend = await startBackend()
    running.push(backend)
    const server = await startServer({ BACKEND_URL: backend.url })
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
