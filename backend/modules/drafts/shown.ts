import type { Static, TSchema } from 'typebox'
import { BlogSource, getBlog, operatorPutBlog } from '#contract/blogs.ts'
import { CategorySource, operatorPutCategory } from '#contract/catalogue-categories.ts'
import { getCategory, getProduct } from '#contract/catalogue.ts'
import { getConfiguration } from '#contract/configure.ts'
import { ContentSource, getPage, putPage } from '#contract/content.ts'
import type { DraftKind, Preview } from '#contract/drafts.ts'
import type { AnyEndpoint, AnswerOf } from '#contract/endpoint.ts'
import { getNavigation, NavigationSource, operatorSetNavigation } from '#contract/navigation.ts'
import { getShop, operatorSetShop, ShopFactsChange } from '#contract/shop.ts'
import { getStore, operatorPutStore, StoreSource } from '#contract/stores.ts'
import { operatorSetTexts, TextsSource } from '#contract/texts.ts'
import { operatorSetTranslations, TranslationsSource } from '#contract/translations.ts'
import { shownNavigation } from '#contract/navigation-shown.ts'
import { Refusal, type Deps } from '#backend/lib/http/implement.ts'
import { checker } from '#backend/lib/http/validate.ts'
import { blogShown } from '../blogs/api.ts'
import { anyProduct, findConfiguration } from '../catalogue/api.ts'
import { contentStore } from '../content/api.ts'
import { knownTo } from '../navigation/api.ts'
import { categoryShown } from '../merchandising/api.ts'
import { readShopFacts } from '../shop/api.ts'
import { publicOf, salonOfSource } from '../stores/api.ts'

type Answers = Preview['answers']

const answer = <E extends AnyEndpoint>(
  { name }: E,
  value: AnswerOf<E>,
  ids?: readonly string[],
): Answers[number] => ({ endpoint: name, answer: value, ...(ids && { ids: [...ids] }) })

interface Kind {
  /** Who may publish it may draft it. */
  readonly publishes: AnyEndpoint
  /** The answers of the shop's own endpoints if this were published. Throws 400 if it cannot be. */
  readonly shown: (deps: Deps, id: string, value: unknown) => Promise<Answers>
}

const kind = <S extends TSchema>(
  publishes: AnyEndpoint,
  schema: S,
  shown: (deps: Deps, id: string, value: Static<S>) => Promise<Answers>,
): Kind => {
  const check = checker(schema, 'body')
  return { publishes, shown: (deps, id, value) => shown(deps, id, check(value)) }
}

/** Every kind of document. */
export const KINDS: Readonly<Record<DraftKind, Kind>> = {
  page: kind(putPage, ContentSource, async (deps, id, value) => [
    answer(getPage, await contentStore(deps).shown(id, value), [id]),
  ]),
  blog: kind(operatorPutBlog, BlogSource, async ({ db, clock }, id, value) => [
    answer(getBlog, await blogShown(db, id, value, clock.now()), [id]),
  ]),
  salon: kind(operatorPutStore, StoreSource, async (_, id, value) => {
    const salon = salonOfSource(id, value)
    return [answer(getStore, publicOf(salon), [id, salon.slug])]
  }),
  category: kind(operatorPutCategory, CategorySource, async ({ db }, id, value) => {
    const category = await categoryShown(db, id, value)
    return [answer(getCategory, category, [id, category.slug ?? id])]
  }),
  menu: kind(operatorSetNavigation, NavigationSource, async (deps, _, value) => [
    answer(getNavigation, shownNavigation(value, await knownTo(deps))),
  ]),
  // No page shows them.
  texts: kind(operatorSetTexts, TextsSource, async () => []),
  // A page in another language shows what is published.
  translations: kind(operatorSetTranslations, TranslationsSource, async () => []),
  facts: kind(operatorSetShop, ShopFactsChange, async ({ db }, _, value) => {
    const { properties } = ShopFactsChange
    const others = Object.entries(await readShopFacts(db)).filter(([name]) => !(name in properties))
    const facts = Object.entries(value).filter(([, fact]) => fact !== null)
    // A draft that lacks a fact which every shop has can be saved; the page says that it cannot be shown.
    return [{ endpoint: getShop.name, answer: Object.fromEntries([...others, ...facts]) }]
  }),
}

/** A product as its page would show it if it were on sale. Throws 404. */
export const productShown = async ({ db }: Deps, id: string): Promise<Answers> => {
  const product = await anyProduct(db, id)
  const configuration = await findConfiguration(db, id, true)
  if (!product || !configuration) throw new Refusal(404, 'NOT_FOUND', 'There is no such product.')
  const ids = [product._id, ...(product.slug === undefined ? [] : [product.slug])]
  return [answer(getProduct, product, ids), answer(getConfiguration, configuration, ids)]
}
