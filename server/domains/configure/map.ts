import type { Configuration as Stored, Impossible, Variant } from '#contract/configure.ts'
import type { Configuration, OptionName } from '#server/generated/resolvers.ts'
import { toPaise } from '#server/domains/shared/money.ts'

/** The options in the order in which they are asked, and their places in the contract. */
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

/** The contract's rows as options and columns. An option that no combination uses is left out. */
export const toConfiguration = ({ variants, impossible }: Stored): Configuration | null => {
  if (variants.length === 0) return null
  const options = OPTIONS.flatMap(([name, member]) => {
    const made = variants.flatMap((variant) => variant[member] ?? [])
    if (made.length === 0) return []
    const never = impossible.flatMap((rule) => rule[member] ?? [])
    return [{ name, member, values: inOrder([...new Set([...made, ...never])]) }]
  })
  const listed = variants.findIndex(({ isDefault }) => isDefault)
  return {
    options: options.map(({ name, values }) => ({ name, values })),
    combinations: {
      choices: variants.map((variant) =>
        options.map(({ member, values }) => values.indexOf(variant[member] ?? '')),
      ),
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
