import type { SplitBlock, TilesBlock } from '#contract/content.ts'
import { decoration, type PageSeed } from '../page-seed.ts'

type Tile = TilesBlock['tiles'][number]

/** A collection with its line. */
const tile = (title: string, text: string, ground: number): Tile => ({
  title,
  text,
  href: `/discover-all?collection=${title}`,
  picture: decoration(`collection-${title.toLowerCase()}`, ground),
})

const flower = tile('Flower', 'Petals, a tenth of a millimetre apart.', 2)
const butterfly = tile('Butterfly', 'Two wings from one plate.', 3)
const clouds = tile('Clouds', 'The edge is where the light is.', 4)
const birds = tile('Birds', 'Feathers ridged one by one.', 5)
const tiles = [flower, butterfly, clouds, birds]

/** How a collection is made: its line stands above its text. */
const chapter = ({ title, text = '', href, picture }: Tile, words: string): SplitBlock => ({
  kind: 'split',
  title,
  paragraphs: [text, words],
  picture,
  action: { label: `See all of ${title}`, href },
})

/** The showcases (specification section 2): a broken grid, four chapters, four strips. */
export const showcases: readonly PageSeed[] = [
  {
    slug: 'discover-collection',
    path: '/discover-collection',
    title: 'Four things that never hold still',
    lead: 'A flower, a butterfly, a cloud, a bird. We made them of the one material that does.',
    summary: 'The collections',
    group: 'showcase',
    position: 1,
    metaTitle: 'The collections',
    metaDescription:
      'Flower, Butterfly, Clouds and Birds: four collections by {name}, each made by hand in small numbers.',
    metaKeywords: 'collections, Flower, Butterfly, Clouds, Birds, fine jewellery',
    blocks: [
      { kind: 'tiles', tiles },
      {
        kind: 'statement',
        words: 'Every piece is drawn once, cut by one person, and signed inside.',
        action: { label: 'Discover the Collection', href: '/discover-all' },
      },
    ],
  },
  {
    slug: 'discover-collection2',
    path: '/discover-collection2',
    title: 'Four chapters',
    lead: 'How each collection is made, and the pieces it begins with.',
    summary: 'Four chapters',
    group: 'showcase',
    position: 2,
    metaTitle: 'Four chapters',
    metaDescription:
      'How the Flower, Butterfly, Clouds and Birds collections are made at the bench of {name}, chapter by chapter.',
    metaKeywords: 'collections, craftsmanship, Flower, Butterfly, Clouds, Birds',
    blocks: [
      chapter(
        flower,
        'Each petal is cut, domed and polished before it meets its neighbours. They never touch, so the flower moves with the hand and takes light from behind.',
      ),
      chapter(
        butterfly,
        'The wings are sawn from a single sheet, so their grain agrees. One stands a little higher than the other: nothing that flies is symmetrical for long.',
      ),
      chapter(
        clouds,
        'Polished metal, swollen from within, and a line of stones along the rim, as clouds have when the sun is behind them. Some carry a drop; it swings.',
      ),
      chapter(
        birds,
        'A graver draws every barb. The wings are set, the body is left plain, and the eye is a single stone no wider than a seed.',
      ),
    ],
  },
  {
    slug: 'discover-collection3',
    path: '/discover-collection3',
    title: 'Side by side',
    lead: 'Lay them next to each other, as we do on the bench, and see which one you keep looking at.',
    summary: 'Side by side',
    group: 'showcase',
    position: 3,
    metaTitle: 'Side by side',
    metaDescription: 'The Flower, Butterfly, Clouds and Birds collections of {name}, laid side by side.',
    metaKeywords: 'collections, lookbook, Flower, Butterfly, Clouds, Birds',
    blocks: [{ kind: 'tiles', tiles }],
  },
]
