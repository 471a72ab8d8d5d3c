import { writeFileSync } from 'node:fs'
import type { Command } from 'commander'
import { readJsonFile } from './document-commands.ts'
import { ask, call, path, print, rows } from './operator.ts'

/** The words of the shop: content pages, and the parts that stand on other pages (contract/content.ts). */
export const addPageCommands = (shop: Command): void => {
  const pages = shop
    .command('pages')
    .description('The words and pictures of the pages, changed without a deploy')
  pages
    .command('list')
    .option('-g, --group <name>', 'service, legal, company, part, …')
    .action(async ({ group }: { group?: string }) => {
      const answer = await ask(`/content${group ? `?group=${path(group)}` : ''}`)
      print(rows(answer, 'pages').map((p) => [p['slug'], p['group'], p['path'], p['updatedAt'], p['title']]))
    })
  pages
    .command('read <slug> <file>')
    .description('Writes a page into a JSON file, to be edited and written back')
    .action(async (slug: string, file: string) => {
      const { slug: _, ...page } = await call('GET', `/content/${path(slug)}`)
      writeFileSync(file, `${JSON.stringify(page, null, 2)}\n`)
    })
  pages
    .command('write <slug> <file>')
    .description('Makes or replaces a page from a JSON file; it shows at once')
    .action(async (slug: string, file: string) => {
      const page = await call('PUT', `/content/${path(slug)}`, readJsonFile(file))
      process.stdout.write(`${String(page['path'])}: ${String(page['title'])}\n`)
    })
  pages.command('remove <slug>').action(async (slug: string) => {
    const { removed } = await call('DELETE', `/content/${path(slug)}`)
    process.stdout.write(removed ? 'removed\n' : 'There is no such page.\n')
  })
  addNavigationCommands(shop)
}

/** Menu, footer, collections and price steps (contract/navigation.ts). */
const addNavigationCommands = (shop: Command): void => {
  const navigation = shop
    .command('navigation')
    .description('Menu, footer, collections and the steps of the price filter, changed without a deploy')
  navigation
    .command('read <file>')
    .description('Writes them into a JSON file, to be edited and written back')
    .action(async (file: string) =>
      writeFileSync(file, `${JSON.stringify(await call('GET', '/navigation'), null, 2)}\n`),
    )
  navigation
    .command('write <file>')
    .description('Replaces them from a JSON file; they show at once. Says which rows shoppers see')
    .action(async (file: string) => {
      const shown = await call('PUT', '/navigation', readJsonFile(file))
      print(rows(shown, 'menu').map((row) => [row['label'], row['href']]))
    })
}
