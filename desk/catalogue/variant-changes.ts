import type { Product } from './product.ts'

export type Variant = Product['variants'][number]
export const MEMBERS = ['stock', 'amount', 'weightMg', 'metalWeightMg'] as const
export type Member = (typeof MEMBERS)[number]
/** One figure of one combination that is to be another. */
export interface Cell {
  readonly variant: Variant
  readonly member: Member
  readonly to: number
}

export const isWeight = (member: Member): boolean => member === 'weightMg' || member === 'metalWeightMg'

/** What goes with one call. */
export interface Sending {
  readonly variant: Variant
  readonly changes: Partial<Readonly<Record<Member, number>>>
}

/**
 * Both weights stand together and are sent together; a price that was typed is sent after them, since new weights price the
 * combination anew by the day's rate.
 */
export const sendingsOf = (cells: readonly Cell[]): readonly Sending[] =>
  [...Map.groupBy(cells, ({ variant }) => variant)].flatMap(([variant, own]) =>
    [(member: Member) => member === 'stock', isWeight, (member: Member) => member === 'amount']
      .map((goes) => own.filter(({ member }) => goes(member)))
      .filter((together) => together.length > 0)
      .map((together) => ({
        variant,
        changes: Object.fromEntries(together.map(({ member, to }) => [member, to])),
      })),
  )
