import type { Configuration as Stored, Impossible, Variant } from '#contract/configure.ts'
import type { Configuration, OptionName } from '#server/generated/resolvers.ts'
import { toPaise } from '#server/domains/shared/money.ts'

/** The options in the order in which they are asked, and their names in the contract. */
const OPTIONS = [
  ['METAL', 'metal'],
  ['PURITY', 'purity'],
  ['STONE', 'stone'],
  ['QUALITY', 'stoneQuality'],
  ['SIZE', 'size'],
] as const satisfies readonly (readonly [OptionName, keyof Variant & keyof Impossible])[]

/** '14 kt' before '18 kt', '8' before '12'; words keep the house's order. */
const inOrder = (values: readonly string[]): string[] => {
  const numbers = values.map((value) => Number.parseFloat(value))
  if (numbers.some(Number.isNaN)) return [...values]
  return [...values].sort((a, b) => Number.parseFloat(a) - Number.parseFloat(b))
}

/** The house's own options of a piece, which follow those of every shop. */
const ownOptions = ({ options = [], variants }: Stored) =>
  options.map(({ key, name: label, values }) => ({
    name: 'OWN' as const,
    key,
    label,
    values,
    places: variants.map((variant) => values.indexOf(variant.options?.[key] ?? '')),
  }))

/** The contract's rows as options and columns. An option that no combination uses is left out. */
export const toConfiguration = (stored: Stored): Configuration | null => {
  const { variants, impossible } = stored
  if (variants.length === 0) return null
  const usual = OPTIONS.flatMap(([name, member]) => {
    const made = variants.flatMap((variant) => variant[member] ?? [])
    if (made.length === 0) return []
    const never = impossible.flatMap((rule) => rule[member] ?? [])
    const values = inOrder([...new Set([...made, ...never])])
    const places = variants.map((variant) => values.indexOf(variant[member] ?? ''))
    return [{ name, key: null, label: null, values, places }]
  })
  const options = [...usual, ...ownOptions(stored)]
  const listed = variants.findIndex(({ isDefault }) => isDefault)
  return {
    options: options.map(({ places: _, ...option }) => option),
    combinations: {
      choices: variants.map((_, n) => options.map(({ places }) => places[n] ?? -1)),
      price: variants.map(({ amount }) => toPaise(amount)),
      stock: variants.map(({ stock }) => stock),
      weightMg: variants.map(({ weightMg }) => weightMg ?? null),
      makingDays: variants.map(({ makingDays }) => makingDays ?? null),
      listed: Math.max(listed, 0),
    },
    impossible: impossible.map(({ metal, purity, stone, stoneQuality, size, reason }) => ({
      metal: metal ?? null,
      purity: purity ?? null,
      stone: stone ?? null,
      quality: stoneQuality ?? null,
      size: size ?? null,
      reason,
    })),
  }
}
