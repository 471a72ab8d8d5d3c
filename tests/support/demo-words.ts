import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { countriesOf } from '#backend/modules/account/countries.ts'
import { house as demo } from './house.ts'

/** What belongs to the demo house only: its name and those of its salons, and their streets. */
const facts = demo.shop().value
const street = (lines: readonly string[]) => lines.slice(0, -2).join(' ')
export const DEMO_WORDS: readonly string[] = [
  facts.name,
  facts.tagline,
  street(facts.addressLines),
  ...demo.salons().flatMap(({ value }) => [value.name, street(value.addressLines)]),
].filter((word) => word.trim() !== '')

const escaped = (word: string) => word.replaceAll(/[.*+?^${}()|[\]\\]/g, '\\$&')

/** Finds any of these words. */
export const saidOfDemo = new RegExp(DEMO_WORDS.map(escaped).join('|'), 'i')

const STATES = new Set(countriesOf({}).flatMap(({ states = [] }) => states))

/**
 * The towns of its salons and workshops, the people whom it names, and its pieces: an engine may know them (a PIN code
 * leads to a town), but no page, e-mail or file of another house may mention them. States are everybody's, also where one
 * is called as its town is: every form of an address has them.
 */
export const DEMO_PLACES_AND_PEOPLE: readonly string[] = [
  ...new Set([
    ...demo.salons().flatMap(({ value: { city } }) => city ?? []),
    ...demo.products().value.flatMap(({ name, madeIn }) => [
      (madeIn?.split(',')[0] ?? '').replace(/.* in /, ''),
      // The others are also everyday words.
      ...(/[^ -~]/.test(name) ? [name] : []),
    ]),
    'Farida',
  ]),
].filter((word) => word.length > 3 && word !== 'India' && !STATES.has(word))

const notable = new RegExp(`(?<!\\p{L})(?:${DEMO_PLACES_AND_PEOPLE.map(escaped).join('|')})(?!\\p{L})`, 'u')

/** The first word of the demo in something that another house shows, or undefined. */
export const demoIn = (shown: string): string | undefined =>
  (saidOfDemo.exec(shown) ?? notable.exec(shown))?.[0]

/** The house colours of the demo, from its brand.css. */
export const DEMO_COLOURS: readonly string[] = ['--house', '--house-deep', '--house-lift'].flatMap(
  (token) => {
    const css = readFileSync(join(demo.folder, 'brand', 'brand.css'), 'utf8')
    return [...css.matchAll(new RegExp(`${token}: (#[0-9a-f]{6})`, 'gi'))].map(([, colour = '']) =>
      colour.toLowerCase(),
    )
  },
)
