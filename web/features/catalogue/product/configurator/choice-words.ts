import { purityTerm } from '#web/components/piece-facts/purity-term.ts'
import { sizeTerm } from '#web/components/piece-facts/size-term.ts'
import { formatPaise } from '#web/lib/money.ts'
import { says } from '#web/lib/said.ts'
import { choose, type Choice, type Matrix, type OptionName } from './choice.ts'
import { t } from '#web/words/t.ts'

/** The label of each option. `size` is called a length if the sizes are lengths. */
const LABELS: Readonly<Record<Exclude<OptionName, 'OWN' | 'PURITY'>, string>> = {
  METAL: t('filters.metal'),
  STONE: t('filters.stone'),
  QUALITY: t('product.option.quality'),
  SIZE: t('product.option.size'),
}

type Option = Matrix['options'][number]

export const labelOf = ({ name, key, label, values }: Option): string => {
  if (name === 'OWN') return label ?? key ?? ''
  if (name === 'PURITY') return purityTerm(values)
  return name === 'SIZE' ? sizeTerm(values, LABELS.SIZE) : LABELS[name]
}

const inSentence = (value: string) => {
  const said = says(value)
  return /^[A-Z][a-z]/.test(said) ? said.charAt(0).toLowerCase() + said.slice(1) : said
}

const wordsAt = (matrix: Matrix, at: number): readonly (string | undefined)[] =>
  matrix.options.map(({ values }, option) => values[matrix.combinations.choices[at]?.[option] ?? -1])

/** The names of options in a rule of the house; no rule mentions the house's own options. */
const ruled = (rule: Matrix['impossible'][number], name: OptionName): string | null => {
  switch (name) {
    case 'METAL':
      return rule.metal
    case 'PURITY':
      return rule.purity
    case 'STONE':
      return rule.stone
    case 'QUALITY':
      return rule.quality
    case 'SIZE':
      return rule.size
    case 'OWN':
      return null
  }
}

/**
 * Why a value is not available with the rest of the choice: the house's own sentence if it has one, otherwise the
 * option that conflicts. Undefined if nothing does.
 */
export const whyNot = (matrix: Matrix, choice: Choice, option: number, value: number): string | undefined => {
  const wanted = [...wordsAt(matrix, choice.at)]
  const asked = matrix.options[option]?.values[value]
  const name = matrix.options[option]?.name
  if (asked === undefined || name === undefined) return undefined
  wanted[option] = asked
  const rule = matrix.impossible.find(
    (each) =>
      ruled(each, name) === asked &&
      matrix.options.every((other, place) => {
        const said = ruled(each, other.name)
        return said === null || said === wanted[place]
      }),
  )
  if (rule) return rule.reason
  const rows = matrix.combinations.choices.filter((row) => row[option] === value)
  if (rows.length === 0) return t('product.notMade', { asked: says(asked) })
  const now = matrix.combinations.choices[choice.at] ?? []
  const against = matrix.options.findIndex(
    (_, place) => place !== option && !rows.some((row) => row[place] === now[place]),
  )
  const word = wanted[against]
  if (against >= 0 && word !== undefined)
    return t('product.notMadeIn', { asked: says(asked), other: inSentence(word) })
  const whole = rows.some((row) => row.every((each, place) => place === option || each === now[place]))
  return whole ? undefined : t('product.notMadeSo', { asked: says(asked) })
}

/**
 * What to say when pressing a value moved others too, or led to its neighbour: the reason, and what is chosen instead.
 * Undefined when only that value changed.
 */
export const movedWords = (
  matrix: Matrix,
  before: Choice,
  option: number,
  value: number,
): string | undefined => {
  const reason = whyNot(matrix, before, option, value)
  if (reason === undefined) return undefined
  const after = choose(matrix, before, option, value)
  const [was, is] = [wordsAt(matrix, before.at), wordsAt(matrix, after.at)]
  const moved = matrix.options.flatMap((each, place) => {
    const now = is[place]
    const stayed = was[place] === now || now === undefined
    const asWished = place === option && matrix.combinations.choices[after.at]?.[option] === value
    return stayed || asWished
      ? []
      : [t('product.isNow', { option: labelOf(each).toLowerCase(), value: inSentence(now) })]
  })
  return moved.length === 0
    ? t('product.moved.no', { reason })
    : t('product.moved.others', { reason, moved: moved.join(', ') })
}

/** How a press changed the price: '₹2,310 more than before.' Empty if it did not. */
export const priceWords = ({ combinations: { price } }: Matrix, { at }: Choice, next: Choice): string => {
  const more = (price[next.at] ?? 0) - (price[at] ?? 0)
  return more === 0
    ? ''
    : t('product.priceMoved', { way: more > 0 ? 'more' : 'less', sum: formatPaise(Math.abs(more)) })
}

/**
 * Why a value cannot be combined with the rest, and what a press chooses instead: 'Yellow gold is not made in 950.
 * Nearest: yellow gold, 18 kt'. Undefined if it can be.
 */
export const insteadWords = (
  matrix: Matrix,
  choice: Choice,
  option: number,
  value: number,
): string | undefined => {
  const reason = whyNot(matrix, choice, option, value)
  if (reason === undefined) return undefined
  const [was, is] = [wordsAt(matrix, choice.at), wordsAt(matrix, choose(matrix, choice, option, value).at)]
  const nearest = is.filter((word, place) => place === option || word !== was[place])
  return t('product.nearest', {
    reason,
    choice: nearest.flatMap((word) => (word === undefined ? [] : [inSentence(word)])).join(', '),
  })
}

/** The choice in one line: 'Rose gold, 14 kt, 1.02 ct, VS, G to H, 12'. */
export const choiceWords = (matrix: Matrix, { at }: Choice): string =>
  wordsAt(matrix, at)
    .flatMap((word) => (word === undefined ? [] : [says(word)]))
    .join(', ')
