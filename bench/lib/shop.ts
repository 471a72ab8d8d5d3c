import { startBackend, startServer, type Running } from './programs.ts'

/** The id of the first piece of this backend's list. */
export const firstProduct = async (backend: string): Promise<string> => {
  const answer = (await (await fetch(`${backend}/api/products?limit=1`)).json()) as {
    products: { _id: string }[]
  }
  return answer.products[0]?._id ?? ''
}

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
    return { url: server.url, product: await firstProduct(backend.url), stop }
  } catch (error) {
    await stop()
    throw error
  }
}
