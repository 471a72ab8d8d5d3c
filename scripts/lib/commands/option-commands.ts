import type { Command } from 'commander'
import { readJsonFile, writeJsonFile } from '#scripts/lib/files.ts'
import { call, print, rows, type Answer } from '#scripts/lib/operator/operator.ts'

const show = (answer: Answer) =>
  print(
    rows(answer, 'options').map((option) => [
      option['key'],
      option['name'],
      rows(option, 'values')
        .map(({ value }) => String(value))
        .join(' | '),
    ]),
  )

/** What shoppers choose for pieces besides metal, purity, stone, quality and size (contract/options.ts). */
export const addOptionCommands = (shop: Command): void => {
  const options = shop
    .command('options')
    .description('Options of your own: length, screw type; changed without a new release')
  options.command('list').action(async () => show(await call('GET', '/options')))
  options
    .command('read <file>')
    .description('Writes them into a JSON file, to edit and write back')
    .action(async (file: string) => {
      const { options: all } = await call('GET', '/options')
      writeJsonFile(file, all)
    })
  options
    .command('write <file>')
    .description('Replaces them from a JSON file: a list of { key, name, values }')
    .action(async (file: string) => show(await call('PUT', '/options', { options: readJsonFile(file) })))
}
