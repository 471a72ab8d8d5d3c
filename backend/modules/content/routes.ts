import fastJson from 'fast-json-stringify'
import { getPage, listPages, operatorPage, putPage, removePage } from '#contract/content.ts'
import { operatorPages } from '#contract/content-list.ts'
import { KEEPS_NOTHING } from '#backend/lib/account-hooks.ts'
import { implement, none, Refusal, Written, wrongField, type Module } from '#backend/lib/http/implement.ts'
import { keepByVersion } from '#backend/lib/rows/kept-versions.ts'
import { contentStore } from './store.ts'

/** Pages of about ten kilobytes each. */
const MOST_PAGES = 300
const write = fastJson(getPage.answer)

export const content: Module = {
  name: 'content',
  accounts: KEEPS_NOTHING,
  jobs: none,
  metrics: none,
  routes: (deps) => {
    const pages = contentStore(deps)
    const kept = keepByVersion<Written>(deps.db, 'content', MOST_PAGES)
    return [
      implement(listPages, async ({ query }) => ({ pages: await pages.list(query.group) })),
      implement(getPage, ({ params }) =>
        kept.get(params.slug, async () => {
          const page = await pages.get(params.slug)
          if (!page) throw new Refusal(404, 'NOT_FOUND', 'There is no such page.')
          return new Written(Buffer.from(write(page)))
        }),
      ),
      implement(operatorPages, async () => ({ pages: await pages.list(undefined) })),
      implement(operatorPage, async ({ params }) => {
        const source = await pages.source(params.slug)
        if (!source) throw new Refusal(404, 'NOT_FOUND', 'There is no such page.')
        return { slug: params.slug, ...source }
      }),
      implement(putPage, async ({ params, query: { base }, body, requestId }) => {
        if (await pages.pathTaken(params.slug, body.path))
          throw new Refusal(409, 'CONFLICT', `Another page is at ${body.path}.`, {
            fields: {
              path: 'Another page has this path.',
            },
          })
        const [unknown] = await pages.unknownWords(body)
        if (unknown !== undefined) {
          const sentence = `No house fact is called {${unknown}}.`
          throw wrongField('blocks', sentence)
        }
        return pages.put(params.slug, body, { base, requestId })
      }),
      implement(removePage, async ({ params, query: { base }, requestId }) => ({
        removed: await pages.remove(params.slug, { base, requestId }),
      })),
    ]
  },
}
