import type { Command } from 'commander'
import { newDataKey } from '#backend/lib/security/sealer.ts'
import { call, path, print, rows } from '#scripts/lib/operator/operator.ts'

/** `data-key` and `orders pan`. */
export const addDataKeyCommands = (shop: Command, orders: Command) => {
  const dataKey = shop
    .command('data-key')
    .description('The key that encrypts the most sensitive values of the database')
  dataKey
    .command('new')
    .description('Prints a new key for DATA_KEY')
    .action(() => {
      process.stdout.write(`${newDataKey()}\n`)
      process.stderr.write('Keep it as safe as the store, and not beside its backups.\n')
    })
  dataKey
    .command('show')
    .description('How many values each key encrypts')
    .action(async () => {
      const answer = await call('GET', '/data-key')
      print(
        rows(answer, 'keys').map((key) => [
          key['id'],
          `${String(key['values'])} values`,
          key['id'] === answer['current'] ? 'encrypts from now on' : key['known'] ? 'opens' : 'is missing',
        ]),
      )
      if (answer['plain'] !== 0) process.stdout.write(`${String(answer['plain'])} not encrypted yet\n`)
    })
  dataKey
    .command('rotate')
    .description('Encrypts all of them again with the first key of DATA_KEY')
    .action(async () => {
      let done = 0
      for (;;) {
        const answer = await call('POST', '/data-key', {})
        done += Number(answer['done'])
        if (answer['left'] === 0) {
          process.stdout.write(
            `${done} values, all with the key ${String(answer['current'])} now. The other key can leave DATA_KEY; backups of before need it still.\n`,
          )
          return
        }
      }
    })
  orders
    .command('pan <order>')
    .description('The PAN of an order, masked; the audit trail records who reads it whole')
    .option('--whole', 'all of it')
    .action(async (order: string, { whole = false }: { whole?: boolean }) => {
      const { pan } = await call('POST', `/orders/${path(order)}/pan`, { whole })
      process.stdout.write(`${typeof pan === 'string' ? pan : 'There is none.'}\n`)
    })
}
