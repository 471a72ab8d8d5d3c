import type { Command } from 'commander'
import { addDocument } from './document-commands.ts'
import { readObjectFile, writeJsonFile } from '#scripts/lib/files.ts'
import { inList } from '#scripts/lib/operator/house-time.ts'
import { ask, call, path, print, rows } from '#scripts/lib/operator/operator.ts'

/** The words of the shop: content pages, and the parts that other pages show (contract/content.ts). */
export const addPageCommands = (shop: Command): void => {
  const pages = shop
    .command('pages')
    .description('The words and pictures of the pages, changed without a new release')
  pages
    .command('list')
    .option('-g, --group <name>', 'service, legal, company, part, …')
    .action(async ({ group }: { group?: string }) => {
      const answer = await ask(`/content${group ? `?group=${path(group)}` : ''}`)
      print(
        rows(answer, 'pages').map((p) => [
          p['slug'],
          p['group'],
          p['path'],
          inList(p['updatedAt']),
          p['title'],
        ]),
      )
    })
  addDocument(
    pages,
    {
      all: async () => rows(await ask('/content'), 'pages'),
      line: (page) => [`${String(page['path'])}: ${String(page['title'])}`],
      one: async (slug) => {
        const { slug: _, ...page } = await call('GET', `/content/${path(slug)}`)
        return page
      },
      address: 'content',
      what: 'page',
    },
    false,
  )
  addNavigationCommands(shop)
}

/** Menu, footer, collections and price steps (contract/navigation.ts). */
const addNavigationCommands = (shop: Command): void => {
  const navigation = shop
    .command('navigation')
    .description('Menu, footer, collections and the steps of the price filter, changed without a new release')
  navigation
    .command('read <file>')
    .description('Writes them into a JSON file, to edit and write back')
    .action(async (file: string) => writeJsonFile(file, await call('GET', '/navigation')))
  navigation
    .command('write <file>')
    .description('Replaces them from a JSON file, with immediate effect. Lists the rows that shoppers see')
    .action(async (file: string) => {
      const shown = await call('PUT', '/navigation', readObjectFile(file))
      print(rows(shown, 'menu').map((row) => [row['label'], row['href']]))
    })
}
