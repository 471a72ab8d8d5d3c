import { namedIn } from '#contract/content-words.ts'
import { isGstin } from '#backend/modules/shop/gstin.ts'
import { taxClassProblem } from '#backend/lib/trade/tax-classes.ts'
import { basename, join } from 'node:path'
import { openHouse, type House } from '#house/load.ts'
import { deadLinks } from './dead-links.ts'
import { untranslated } from './untranslated.ts'

const STARTER = join('house', 'starter')

/** Every text in a value, with its place. */
const textsOf = (value: unknown, at = ''): [string, string][] => {
  if (typeof value === 'string') return [[at, value]]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, each]) => textsOf(each, at === '' ? name : `${at}.${name}`))
}

/** Words that wait for somebody to write them: `[Say here …]`. A link has its address behind it. */
const PLACEHOLDER = /\[[A-Z][^\]]*\](?!\()/

/**
 * Pages that a seller in India needs by the Consumer Protection (E-Commerce) Rules, 2020 (rules 4 and 5: identity,
 * grievance officer, returns and refunds, delivery, terms), and that shoppers look for.
 */
const PAGES: Readonly<Record<string, string>> = {
  privacypolicy: 'what is kept of shoppers, and the grievance officer',
  termsandcondition: 'who sells, and on which terms',
  cancellation: 'returns, refunds and cancellation',
  custom: 'delivery and what it costs',
  'contact-us': 'how to reach the house',
}

/** Rule 4(5) of the same rules: name, contact details and designation of the officer. */
const grievanceOfficer = (blocks: readonly unknown[]): string[] => {
  const said = blocks
    .map((block) =>
      textsOf(block)
        .map(([, text]) => text)
        .join(' '),
    )
    .filter((text) => /grievance officer/i.test(text))
  if (said.length === 0) return ['pages/privacypolicy.json: names no grievance officer']
  const reached = said.some((text) => /@|\{email\}/.test(text) && /\d[\d -]{6,}|\{phone\}/.test(text))
  // Where nobody has written it yet, the line that still waits says so.
  return reached || said.some((text) => PLACEHOLDER.test(text))
    ? []
    : ['pages/privacypolicy.json: the grievance officer needs an e-mail address and a telephone number']
}

/** An address or a domain that belongs to nobody. */
const isExample = (fact: string): boolean => fact.endsWith('.example')

/** Facts that another house has copied from the starter and not made its own. */
const leftOfStarter = (house: House): string[] => {
  if (basename(house.folder) === 'starter') return []
  const starter = openHouse(STARTER)
  const [own, theirs] = [house.shop().value, starter.shop().value]
  const places = starter.salons().map(({ value }) => value)
  const shown = house.pictures()
  const drawings = new Set(Object.values(starter.pictures()).map(({ url }) => url))
  return [
    ...house
      .products()
      .value.flatMap(({ slug, pictures }) =>
        pictures.some((key) => drawings.has(shown[key]?.url ?? ''))
          ? [`catalogue/products.json, ${slug}: still pictured by the starter's drawing`]
          : [],
      ),
    ...[
      ...house.pages().map(({ slug, value }) => [`pages/${slug}.json`, textsOf(value)] as const),
      ...house.salons().map(({ slug, value }) => [`salons/${slug}.json`, textsOf(value)] as const),
    ].flatMap(([file, texts]) =>
      texts.some(([at, text]) => /(?:^|\.)(?:key|picture)$/.test(at) && drawings.has(shown[text]?.url ?? ''))
        ? [`${file}: still pictured by the starter's drawing`]
        : [],
    ),
    ...(['gstin', 'email', 'phone', 'legalName'] as const)
      // An example is listed separately.
      .filter((name) => own[name] === theirs[name] && !isExample(own[name]))
      .map((name) => `shop.json, ${name}: still that of the starter`),
    ...house.salons().flatMap(({ slug, value }) =>
      (['postalCode', 'state', 'latitude'] as const)
        .filter((name) => places.some((place) => place[name] === value[name] && place.city !== value.city))
        .slice(0, 1)
        .map(
          (name) =>
            `salons/${slug}.json, ${name}: still where the starter is (state, PIN code, place on the map)`,
        ),
    ),
  ]
}

/** What a correct house lacks before it may go live, one line each. */
export const missingBeforeLive = (house: House): string[] => {
  const facts = house.shop().value
  const pages = house.pages()
  const placeholders = (file: string, value: unknown) =>
    textsOf(value).flatMap(([at, text]) => {
      const [found] = PLACEHOLDER.exec(text) ?? []
      return found === undefined ? [] : [`${file}, ${at}: still says ${found}`]
    })
  const policies = pages.filter(({ slug }) =>
    ['privacypolicy', 'termsandcondition', 'contact-us'].includes(slug),
  )
  return [
    ...(isGstin(facts.gstin)
      ? []
      : ['shop.json, gstin: it has fifteen characters, of which the last is worked out from the others']),
    ...Object.entries({ legalName: facts.legalName, email: facts.email, phone: facts.phone })
      .filter(([, fact]) => fact === '' || isExample(fact))
      .map(([name, fact]) => `shop.json, ${name}: ${fact === '' ? 'is empty' : `‘${fact}’ is an example`}`),
    ...(facts.returnDays === undefined
      ? ['shop.json, returnDays: days after delivery within which a piece may come back; 0: not at all']
      : []),
    ...(facts.deliveryPrice === undefined
      ? ['shop.json, deliveryPrice: what delivery of an order costs, in rupees; 0: nothing']
      : []),
    ...leftOfStarter(house),
    ...untranslated(house),
    ...deadLinks(house).map(({ message }) => message),
    ...(facts.addressLines.length < 2 ? ['shop.json, addressLines: the address of the seller in full'] : []),
    ...(facts.orderPrefix === undefined ? ['shop.json, orderPrefix: three letters for order numbers'] : []),
    ...(facts.addressLines.some((line) => /\bExample\b/.test(line))
      ? ['shop.json, addressLines: still the example of the starter']
      : []),
    ...Object.entries(PAGES)
      .filter(([slug]) => !pages.some((page) => page.slug === slug))
      .map(([slug, why]) => `pages/${slug}.json: ${why}`),
    ...grievanceOfficer(policies.flatMap(({ value }) => value.blocks)),
    ...(facts.returnDays
      ? []
      : pages
          .filter(({ value }) => namedIn(value).includes('returnDays'))
          .map(({ slug }) => `pages/${slug}.json: speaks of {returnDays} days, but shop.json promises none`)),
    ...pages.flatMap(({ slug, value }) => placeholders(`pages/${slug}.json`, value)),
    ...house.salons().flatMap(({ slug, value }) => placeholders(`salons/${slug}.json`, value)),
    ...placeholders('catalogue/products.json', house.products().value),
    ...house.products().value.flatMap(({ slug, hsn, pictures }) => {
      const unsold = hsn === undefined ? 'has no HSN class' : taxClassProblem(hsn)
      return [
        ...(unsold === undefined ? [] : [`catalogue/products.json, ${slug}: ${unsold}`]),
        ...(pictures.length === 0 ? [`catalogue/products.json, ${slug}: has no picture`] : []),
      ]
    }),
    ...Object.entries(house.pictures())
      .filter(([, { alt }]) => alt.trim().length < 5)
      .map(([key]) => `pictures, ${key}: has no words`),
  ]
}
