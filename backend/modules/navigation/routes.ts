import fastJson from 'fast-json-stringify'
import {
  getNavigation,
  operatorNavigation,
  operatorSetNavigation,
  type LinkSource,
  type NavigationSource,
} from '#contract/navigation.ts'
import { shownNavigation } from '#contract/navigation-shown.ts'
import { getFrame } from '#contract/frame.ts'
import { KEEPS_NOTHING } from '#backend/lib/account-hooks.ts'
import { keepVersion, ONLY } from '#backend/lib/rows/document-versions.ts'
import { audit } from '#backend/lib/audit/audit.ts'
import { implement, none, Written, wrongField, type Module } from '#backend/lib/http/implement.ts'
import { keepByVersion } from '#backend/lib/rows/kept-versions.ts'
import { inTransaction } from '#backend/lib/store/transaction.ts'
import { contentStore } from '../content/api.ts'
import { listCategoryNames } from '../catalogue/api.ts'
import { readShopFacts } from '../shop/api.ts'
import { knownTo } from './known.ts'
import { putNavigation, readNavigation } from './store.ts'

const write = fastJson(getNavigation.answer)
const writeFrame = fastJson(getFrame.answer)

/** What a schema cannot say of it. */
const check = ({ menu, footer, collections, priceSteps }: NavigationSource): void => {
  const leads = (at: string, { label, page, category, href }: LinkSource) => {
    if (page === undefined && category === undefined && href === undefined)
      throw wrongField(at, `‘${label}’ leads nowhere: it needs a page, a category or an address.`)
  }
  for (const [n, row] of menu.entries()) {
    leads(`menu.${n}`, row)
    for (const [m, link] of (row.links ?? []).entries()) leads(`menu.${n}.links.${m}`, link)
  }
  for (const [n, { links }] of footer.columns.entries())
    for (const [m, link] of links.entries()) leads(`footer.columns.${n}.links.${m}`, link)
  if (new Set(menu.map(({ label }) => label)).size < menu.length)
    throw wrongField('menu', 'Two rows of the menu have the same label.')
  if (new Set(collections.map(({ name }) => name)).size < collections.length)
    throw wrongField('collections', 'A collection appears twice.')
  if (priceSteps.some((step, n) => n > 0 && step <= (priceSteps[n - 1] ?? 0)))
    throw wrongField('priceSteps', 'Each step must be higher than the one before.')
}

export const navigation: Module = {
  name: 'navigation',
  accounts: KEEPS_NOTHING,
  jobs: none,
  metrics: none,
  routes: (deps) => {
    const kept = keepByVersion<Written>(deps.db, 'content', 2)
    const readShown = async () => shownNavigation(await readNavigation(deps.db), await knownTo(deps))
    return [
      implement(getNavigation, () =>
        kept.get('navigation', async () => new Written(Buffer.from(write(await readShown())))),
      ),
      implement(getFrame, () =>
        kept.get('frame', async () => {
          const notice = (await contentStore(deps).get('part-notice'))?.blocks ?? []
          const categories = (await listCategoryNames(deps.db))
            .filter(({ parentId }) => parentId === null)
            .map(({ id, slug, name, collection, role }) => ({ _id: id, slug, name, collection, role }))
          const frame = {
            shop: await readShopFacts(deps.db),
            navigation: await readShown(),
            notice,
            categories,
          }
          return new Written(Buffer.from(writeFrame(frame)))
        }),
      ),
      implement(operatorNavigation, () => readNavigation(deps.db)),
      implement(operatorSetNavigation, async ({ query: { base }, body, requestId }) => {
        check(body)
        await inTransaction(deps.db, async (tx) => {
          const before = await readNavigation(tx)
          await putNavigation(tx, body, { own: true })
          await keepVersion(tx, {
            kind: 'menu',
            id: ONLY,
            before,
            after: body,
            base,
            now: deps.clock.now(),
          })
          await audit(tx, {
            event: 'shop.navigation-set',
            actor: 'operator',
            subject: 'shop',
            requestId,
            now: deps.clock.now(),
          })
        })
        return shownNavigation(body, await knownTo(deps))
      }),
    ]
  },
}
