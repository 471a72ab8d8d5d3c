import { says } from '#web/lib/said.ts'
import { t } from '#web/words/t.ts'

/** The engine's own name of a part of a price, in the language of the page; a house's names are among its own words. */
const PARTS: Readonly<Record<string, string>> = {
  Metal: t('filters.metal'),
  Stones: t('price.part.stones'),
  Making: t('price.part.making'),
  Discount: t('price.part.discount'),
  GST: t('price.part.gst'),
  Personalisation: t('price.part.personal'),
  Points: t('price.part.points'),
}

/** '18 kt yellow gold' is translated in two halves, as values that pieces are chosen by; the metal is in lower case. */
const metalWords = (label: string): string => {
  const [, purity, metal] = /^((?:\d+ kt|\d+)) (.+)$/.exec(label) ?? []
  if (purity === undefined || metal === undefined) return says(label)
  const large = metal.charAt(0).toUpperCase() + metal.slice(1)
  const said = says(large)
  return `${says(purity)} ${said === large ? metal : said}`
}

/** The name of a part of a price: 'GST, 3 %' keeps its percentage. */
export const partWords = (label: string): string => {
  const [, name = label, share = ''] = /^(GST)(, .+)$/.exec(label) ?? []
  const part = PARTS[name]
  return part === undefined ? metalWords(label) : part + share
}

/**
 * How a part is calculated. The backend writes it in English: by weight and rate, less a tax, or as a stone and its
 * grade.
 */
export const detailWords = (detail: string): string => {
  const [, times = '', weight, price] = /^(\d+ × )?([\d.,]+) g at (\S+) a gram$/.exec(detail) ?? []
  if (weight !== undefined && price !== undefined) return times + t('price.part.weighed', { weight, price })
  if (detail === 'less the GST in them') return t('price.part.lessGst')
  return detail.split(', ').map(says).join(', ')
}
