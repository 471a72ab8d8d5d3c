import type { Action } from '#contract/content.ts'
import type { PageSeed } from '../page-seed.ts'

/**
 * The words of the lists: what a list says of itself, and the green tile that fills a full mosaic (a `cta`). The slug
 * is `list-` and the slug of the category, or the last word of the address. A list without a page of its own takes the
 * tile of `list-jewellery`.
 */
interface ListWords {
  readonly lead?: string
  readonly description: string
  readonly keywords: string
  readonly note?: { readonly words: string; readonly action: Action }
}

const list = (key: string, path: string, title: string, position: number, words: ListWords): PageSeed => ({
  slug: `list-${key}`,
  path,
  title,
  group: 'list',
  position,
  metaTitle: title,
  metaDescription: words.description,
  metaKeywords: words.keywords,
  ...(words.lead === undefined ? {} : { lead: words.lead }),
  blocks: words.note ? [{ kind: 'cta', title: words.note.words, action: words.note.action }] : [],
})

const meet: Action = { label: 'Book an appointment', href: '/appointment' }

// prettier-ignore
export const lists: readonly PageSeed[] = [
  list('jewellery', '/jewellery', 'Jewellery', 1, {
    lead: 'Everything the house makes, by hand and in small numbers. Every price includes GST.',
    description: 'Rings, bands, pendants, earrings, bracelets and brooches by {name}, made by hand in small numbers. Weights, stones and hallmarks in full; GST included.',
    keywords: 'jewellery, gold, platinum, diamonds, rings, pendants, earrings, bracelets, made by hand',
    note: { words: 'Light changes a stone. See it in your own.', action: meet },
  }),
  list('high-jewellery', '/high-jewellery', 'High Jewellery', 2, {
    lead: 'Pieces made once. Each has a page of its own, and may be seen by appointment.',
    description: 'High jewellery by {name}: pieces made once, a season each at one bench, with every stone weighed and reported. Seen by appointment.',
    keywords: 'high jewellery, one of a kind, necklaces, sapphire, diamonds, by appointment',
  }),
  list('discover-all', '/discover-all', 'All pieces', 3, {
    lead: 'Every piece the house makes, in one place. Free shipping and returns on every order.',
    description: 'Every ring, pendant, earring, bracelet, brooch and watch that {name} makes, in one list. Free shipping and returns on every order.',
    keywords: 'all jewellery, watches, collections, gold, diamonds, free shipping',
  }),
  list('rings', '/jewellery/rings', 'Rings', 4, {
    description: 'Solitaires, three-stone rings, halos and signets by {name}, each made in your size. Stone reports and hallmarks on the page.',
    keywords: 'rings, engagement rings, solitaire, halo, signet, diamond ring, gold ring',
    note: {
      words: 'No two fingers agree. Measure yours before you choose.',
      action: { label: 'Find your ring size', href: '/jewellery-care' },
    },
  }),
  list('bands', '/jewellery/bands', 'Bands', 5, {
    description: 'Wedding and eternity bands by {name}: plain, brushed, milled or set all the way round, each pair cut from one bar of gold or platinum.',
    keywords: 'wedding bands, eternity bands, gold band, platinum band, engraved band',
    note: {
      words: 'A few words fit inside. Latin or Devanagari.',
      action: { label: 'How we engrave', href: '/engraving' },
    },
  }),
  list('pendants', '/jewellery/pendants', 'Pendants', 6, {
    description: 'Pendants by {name} on chains made link by link, in three lengths: single diamonds, drops, flowers and birds in gold and platinum.',
    keywords: 'pendants, necklaces, diamond pendant, gold chain',
  }),
  list('earrings', '/jewellery/earrings', 'Earrings', 7, {
    description: 'Studs, hoops and drops by {name} in gold and platinum. Every post is tested to a kilogram; every stone has its weight on the page.',
    keywords: 'earrings, studs, hoops, drops, diamond earrings, gold earrings',
  }),
  list('bracelets', '/jewellery/bracelets', 'Bracelets', 8, {
    description: 'Bracelets and bangles by {name}: lines that fall like cord, hinged bangles, and clasps that close with a second catch.',
    keywords: 'bracelets, bangles, tennis bracelet, gold bracelet',
  }),
  list('diamonds', '/jewellery/diamonds', 'Diamonds', 9, {
    description: 'Loose diamonds with their reports, and what {name} sets them in. Cut, colour, clarity, carat and origin are stated for each stone.',
    keywords: 'diamonds, loose diamonds, certified diamonds, brilliant cut, origin',
  }),
  list('lab-grown', '/jewellery/lab-grown', 'Lab-Grown', 10, {
    description: 'Jewellery by {name} with diamonds grown in Surat: the same stone with a shorter story, called lab-grown here, on its report and on the invoice.',
    keywords: 'lab-grown diamonds, grown diamond jewellery, Surat, certified',
  }),
  list('watches', '/jewellery/watches', 'Watches', 11, {
    description: 'Watches by {name}: cases turned in our own workshop round Swiss movements, serviced by us for as long as we are here.',
    keywords: 'watches, mechanical watch, Swiss movement, gold watch, watch service',
    note: {
      words: 'A watch wants looking after. So do we.',
      action: { label: 'Watch care', href: '/watch-care' },
    },
  }),
  list('brooches', '/jewellery/brooches', 'Brooches', 12, {
    description: 'Brooches by {name}: flowers, butterflies, birds and clouds in gold and platinum, with pins that leave no mark in cloth.',
    keywords: 'brooches, pins, flower brooch, butterfly brooch, bird brooch',
  }),
  list('bespoke', '/jewellery/bespoke', 'Bespoke pieces', 13, {
    description: 'Pieces that {name} made for one person, as a beginning for yours: proposal rings, wedding bands, heirlooms, initials and animals.',
    keywords: 'bespoke jewellery, commission, proposal ring, initials, made to order',
    note: {
      words: 'Bring a stone, a sketch or a sentence.',
      action: { label: 'Begin a commission', href: '/bespoke' },
    },
  }),
]
