import type { Command } from 'commander'
import { readObjectFile, writeJsonFile } from '#scripts/lib/files.ts'
import { call, print, rows, texts as textsOf, type Answer } from '#scripts/lib/operator/operator.ts'

const show = (answer: Answer) =>
  print(rows(answer, 'texts').map(({ language, sentence, says }) => [language, sentence, says]))

/** Sentences of e-mails and answers in the house's own words (contract/texts.ts). */
export const addTextCommands = (shop: Command): void => {
  const texts = shop
    .command('texts')
    .description('Sentences of e-mails and answers in your own words; changed without a new release')
  texts.command('list').action(async () => show(await call('GET', '/texts')))
  texts
    .command('sentences')
    .description('Every sentence that you can replace')
    .action(async () => {
      process.stdout.write(`${textsOf(await call('GET', '/texts'), 'sentences').join('\n')}\n`)
    })
  texts
    .command('read <file>')
    .description('Writes them into a JSON file, to edit and write back')
    .action(async (file: string) => {
      const { texts: all } = await call('GET', '/texts')
      writeJsonFile(file, { texts: all })
    })
  texts
    .command('write <file>')
    .description('Replaces them from a JSON file: { texts: [{ language, sentence, says }] }')
    .action(async (file: string) => show(await call('PUT', '/texts', readObjectFile(file))))
}
