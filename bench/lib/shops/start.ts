import type { Catalogue } from './catalogue.ts'
import { startEverShop } from './evershop.ts'
import { startMedusa } from './medusa.ts'
import type { PeerShop } from './shop.ts'
import { startVendure } from './vendure.ts'

/** Whether this run measures the other shops, which it installs if they are missing. */
export const peersWanted = (): boolean => process.argv.includes('--peers=shops')

/** Starts each of them on this PostgreSQL server. One that cannot be started is left out, with its message. */
export const startPeerShops = async (
  cluster: string,
  catalogue: Catalogue,
): Promise<{ started: readonly PeerShop[]; notes: readonly string[] }> => {
  const started: PeerShop[] = []
  const notes: string[] = []
  const say = (line: string) => process.stdout.write(`${line} …\n`)
  for (const [name, start] of Object.entries({
    EverShop: startEverShop,
    Vendure: startVendure,
    Medusa: startMedusa,
  }))
    try {
      started.push(await start(cluster, catalogue, say))
    } catch (error) {
      notes.push(`${name} was left out: ${error instanceof Error ? error.message : String(error)}`)
    }
  return { started, notes }
}
