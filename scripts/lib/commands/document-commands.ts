import type { Command } from 'commander'
import { readObjectFile, writeJsonFile } from '#scripts/lib/files.ts'
import { inList } from '#scripts/lib/operator/house-time.ts'
import { ask, call, fail, path, print, rows, type Answer } from '#scripts/lib/operator/operator.ts'

interface Kind {
  /** The entries of a list, by id. */
  readonly all: () => Promise<readonly Answer[]>
  readonly line: (one: Answer) => readonly unknown[]
  /** One of them, in the form in which it is written back. */
  readonly one: (id: string) => Promise<Answer | undefined>
  readonly address: string
  readonly what: string
}

/** `read`, `write` and `remove` for things that are one JSON file each, and `list` if there is none yet. */
export const addDocument = (
  command: Command,
  { all, line, one, address, what }: Kind,
  withList = true,
): void => {
  if (withList)
    command.command('list').action(async () => {
      const found = await all()
      if (found.length === 0) process.stderr.write(`There is no ${what} yet.\n`)
      print(found.map(line))
    })
  command
    .command('read <id> <file>')
    .description(`Writes a ${what} into a JSON file, to edit and write back`)
    .action(async (id: string, file: string) => {
      const found = (await one(id)) ?? fail(`There is no ${what} ‘${id}’.`)
      const { _id: _, ...rest } = found
      writeJsonFile(file, rest)
    })
  command
    .command('write <id> <file>')
    .description(`Makes or replaces a ${what} from a JSON file, with immediate effect`)
    .action(async (id: string, file: string) => {
      if (!/^[a-z0-9]+(?:-[a-z0-9]+)*$/i.test(id))
        fail(`‘${id}’ cannot be the name of a ${what}: letters, figures and hyphens, as in ‘toe-rings’.`)
      print([line(await call('PUT', `/${address}/${path(id)}`, readObjectFile(file)))])
    })
  command
    .command('remove <id>')
    .description(`Takes a ${what} out; it does not come back at a restart`)
    .action(async (id: string) => {
      const { removed } = await call('DELETE', `/${address}/${path(id)}`)
      if (!removed) fail(`There is no ${what} ‘${id}’.`)
      process.stdout.write('removed\n')
    })
}

const named = (all: readonly Answer[], id: string) =>
  all.find((each) => each['_id'] === id || each['slug'] === id)

/** Categories, blogs and salons, changed without a new release. */
export const addDocumentCommands = (shop: Command, salons: Command): void => {
  const categories = async () => rows(await call('GET', '/categories'), 'categories')
  addDocument(shop.command('categories').description('What products are listed under'), {
    all: categories,
    line: (one) => [one['_id'], one['slug'], one['name'], one['parent'] ?? '', one['role'] ?? ''],
    one: async (id) => named(await categories(), id),
    address: 'categories',
    what: 'category',
  })
  addDocument(shop.command('blogs').description('What the house writes about'), {
    all: async () => rows(await ask('/blogs?limit=100'), 'blogs'),
    line: (one) => [one['_id'], inList(one['publishedAt']), one['title']],
    one: (id) => ask(`/blogs/${path(id)}`),
    address: 'blogs',
    what: 'blog',
  })
  const stores = async () => rows(await call('GET', '/stores'), 'stores')
  addDocument(
    salons,
    {
      all: stores,
      line: (one) => [one['_id'], one['name'], one['city']],
      one: async (id) => named(await stores(), id),
      address: 'stores',
      what: 'salon',
    },
    false,
  )
}
