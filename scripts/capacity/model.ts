/**
 * What shoppers do, as far as it costs. The shares are our assumptions, not measured in a real shop: two of five visits
 * end at the first page, one in twelve puts something into the bag, one in forty comes as far as the checkout page. A
 * house can replace them with its own figures. Payment is not part of it: a shop that sells a piece a minute takes one
 * order a minute, which costs less than its pages.
 */
export interface Step {
  readonly name: string
  /** How many of a thousand visits reach this. */
  readonly visits: number
  /** How often in such a visit. */
  readonly times: number
}

export const MODEL: readonly Step[] = [
  { name: 'landing', visits: 1_000, times: 1 },
  { name: 'list', visits: 600, times: 3 },
  { name: 'filter', visits: 300, times: 3 },
  { name: 'search', visits: 120, times: 2 },
  { name: 'product', visits: 500, times: 3 },
  { name: 'bag', visits: 85, times: 1 },
  { name: 'checkout', visits: 25, times: 1 },
]

/** Between two steps of one shopper a page is read. Seconds. */
export const READING = 10

/** Where visits begin: half at a product, as search engines and messages lead there. */
export const LANDINGS = ['/', '/jewellery', '/product', '/product'] as const

/** How many steps a visit has, on average. */
export const STEPS_A_VISIT = MODEL.reduce((sum, { visits, times }) => sum + (visits * times) / 1_000, 0)

/** A generator of numbers from 0 to 1 that gives the same ones for the same seed (mulberry32). */
export const drawn = (seed: number) => () => {
  seed = (seed + 0x6d2b79f5) | 0
  let mixed = Math.imul(seed ^ (seed >>> 15), 1 | seed)
  mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed
  return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296
}

/** The steps of one visit, in their order. */
export const visit = (random: () => number): string[] => {
  // One draw decides how far somebody comes: who reaches the bag has seen lists and products.
  const reach = random() * 1_000
  return MODEL.filter(({ visits }) => reach < visits).flatMap(({ name, times }) =>
    Array.from({ length: times }, () => name),
  )
}
