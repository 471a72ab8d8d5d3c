import type { CategoryRole } from '#contract/category-role.ts'
import { idOf } from '../products/slug.ts'

export interface CategoryRow {
  readonly _id: string
  readonly slug: string
  readonly role?: CategoryRole
  readonly name: string
  readonly description: string
  readonly parentCategoryId: string | null
  readonly collection: readonly string[]
  readonly picture: string
  readonly position: number
}

/** slug, name, parent, the sentence under the name, the product whose picture represents it. */
const rows: readonly (readonly [string, string, string | null, string, string])[] = [
  [
    'rings',
    'Rings',
    null,
    'Solitaires, three-stone rings, halos and signets. Every ring is made in your size, and its page names the day on which you have it.',
    'cedre',
  ],
  [
    'bands',
    'Bands',
    null,
    'Plain, brushed, milled or set all the way round. Each pair is cut from one bar.',
    'anneau',
  ],
  ['pendants', 'Pendants', null, 'Hung from chains made link by link, in three lengths.', 'goutte'],
  ['earrings', 'Earrings', null, 'Studs, hoops and drops. Every post is tested to a kilogram.', 'cerceau'],
  ['bracelets', 'Bracelets', null, 'Lines that fall like cord, and bangles that do not.', 'rivage'],
  [
    'diamonds',
    'Diamonds',
    null,
    'Loose stones with their reports, and what we set them in. We know where every one began.',
    'brillant',
  ],
  [
    'lab-grown',
    'Lab-Grown',
    null,
    'Diamonds grown in Surat with the sun of a roof. The same stone, a shorter story, and a report that tells it.',
    'serre',
  ],
  [
    'high-jewellery',
    'High Jewellery',
    null,
    'Most are made once. They take a season at one bench, and are shown by appointment.',
    'cascade',
  ],
  [
    'watches',
    'Watches',
    null,
    'Cases turned in our own workshop round Swiss movements. Serviced by us for as long as we are here.',
    'meridien',
  ],
  [
    'brooches',
    'Brooches',
    null,
    'Flowers, butterflies, birds and clouds, to be pinned where you please.',
    'bouton-d-or',
  ],
  [
    'bespoke',
    'Bespoke',
    null,
    'Begun with a conversation, drawn, rendered, and only then melted.',
    'serment',
  ],
  ['solitaire-rings', 'Solitaire rings', 'rings', 'One stone, and what is needed to hold it.', 'vane'],
  [
    'three-stone-rings',
    'Three-stone rings',
    'rings',
    'A stone between two others, each in its own claws.',
    'trois',
  ],
  ['halo-rings', 'Halo rings', 'rings', 'A stone with a border of small diamonds.', 'lisiere'],
  ['cocktail-rings', 'Cocktail rings', 'rings', 'Large stones for evenings.', 'etang'],
  ['signet-rings', 'Signet rings', 'rings', 'Solid faces, to be engraved or left alone.', 'boussole'],
  ['wedding-bands', 'Wedding bands', 'bands', 'Slim to wide, rounded inside.', 'fil'],
  ['eternity-bands', 'Eternity bands', 'bands', 'Stones all the way round.', 'ronde'],
  ['studs', 'Studs', 'earrings', 'Small enough to forget.', 'etoile-double'],
  ['hoops', 'Hoops', 'earrings', 'Polished, twisted or set.', 'torsade'],
  ['drops', 'Drops', 'earrings', 'Three joints, so that they never stand still.', 'stalactite'],
  ['tennis-bracelets', 'Tennis bracelets', 'bracelets', 'A stone to a hinge.', 'ligne'],
  ['bangles', 'Bangles', 'bracelets', 'Oval, as wrists are.', 'jonc'],
  [
    'loose-diamonds',
    'Loose diamonds',
    'diamonds',
    'Seven cuts and a yellow one, each with its report.',
    'poire-pierre-seule',
  ],
  ['round-watches', 'Round watches', 'watches', 'Automatic, in steel and in gold.', 'heure-bleue'],
  ['rectangular-watches', 'Rectangular watches', 'watches', 'Stepped cases, wound by hand.', 'portique'],
  ['chronographs', 'Chronographs', 'watches', 'A column wheel and two pushers.', 'relais'],
]

/** /bespoke/{type} has these in lower case. */
const BESPOKE = ['Proposal', 'Wedding', 'Heirloom', 'Initials', 'Menagerie']
export const FAMILIES = ['Flower', 'Butterfly', 'Clouds', 'Birds']

/** The specification fixes the ids of two (section 2, /jewellery/{category}). */
const FIXED: Record<string, string> = {
  watches: '64f0a1c2e4b0a1b2c3d4e5f6',
  brooches: '64f0a1c2e4b0a1b2c3d4e5f7',
}
/** The roles of five of them (contract/category-role.ts). */
const ROLES: Record<string, CategoryRole> = {
  'high-jewellery': 'high-jewellery',
  watches: 'apart',
  brooches: 'apart',
  bespoke: 'bespoke',
  'loose-diamonds': 'stones',
}
const idFor = (slug: string) => FIXED[slug] ?? idOf('category', slug)

export const categories: readonly CategoryRow[] = rows.map(
  ([slug, name, parent, description, product], index) => ({
    _id: idFor(slug),
    slug,
    ...(ROLES[slug] && { role: ROLES[slug] }),
    name,
    description,
    parentCategoryId: parent ? idFor(parent) : null,
    collection: slug === 'bespoke' ? BESPOKE : [],
    picture: `${product}-0`,
    position: index + 1,
  }),
)

const bySlug = new Map(categories.map((c) => [c.slug, c]))

/** A category and its parent. */
export const lineage = (slug: string): string[] => {
  const own = bySlug.get(slug)
  if (!own) throw new Error(`no category ${slug}`)
  return own.parentCategoryId ? [own._id, own.parentCategoryId] : [own._id]
}
