import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  choiceFrom,
  choose,
  nearestInStock,
  searchOf,
  valueState,
  type Choice,
  type Matrix,
} from './choice.ts'
import { insteadWords, movedWords, whyNot } from './choice-words.ts'

const NAMES = ['METAL', 'PURITY', 'STONE', 'QUALITY', 'SIZE'] as const

const matrixOf = (
  options: readonly (readonly string[])[],
  choices: number[][],
  stock = choices.map(() => 1),
  impossible: Matrix['impossible'] = [],
): Matrix => ({
  options: options.map((values, at) => ({
    name: NAMES[at] ?? 'SIZE',
    key: null,
    label: null,
    values: [...values],
  })),
  combinations: {
    choices,
    price: choices.map((_, at) => (at + 1) * 10_000),
    stock,
    weightMg: choices.map(() => null),
    makingDays: choices.map(() => 9),
    listed: 0,
  },
  impossible,
})

/** Any set of combinations over one to five options of one to five values; values that no combination has included. */
const matrices = fc
  .array(fc.integer({ min: 1, max: 5 }), { minLength: 1, maxLength: 5 })
  .chain((sizes) =>
    fc.record({
      sizes: fc.constant(sizes),
      choices: fc.uniqueArray(fc.tuple(...sizes.map((size) => fc.nat({ max: size - 1 }))), {
        minLength: 1,
        maxLength: 40,
        selector: (row) => row.join(),
      }),
      stock: fc.array(fc.nat({ max: 2 }), { minLength: 40, maxLength: 40 }),
    }),
  )
  .map(({ sizes, choices, stock }) =>
    matrixOf(
      sizes.map((size, option) => Array.from({ length: size }, (_, value) => `${NAMES[option]} ${value}`)),
      choices,
      stock.slice(0, choices.length),
    ),
  )

/** A matrix, a combination somebody got to by pressing about, and another to go to. */
const journeys = matrices.chain((matrix) => {
  const count = matrix.combinations.choices.length
  const presses = fc.array(fc.tuple(fc.nat({ max: matrix.options.length - 1 }), fc.nat({ max: 4 })), {
    maxLength: 6,
  })
  return fc.record({
    matrix: fc.constant(matrix),
    to: fc.nat({ max: count - 1 }),
    order: fc.shuffledSubarray([...matrix.options.keys()], { minLength: matrix.options.length }),
    from: presses.map((all) =>
      all.reduce<Choice>(
        (choice, [option, value]) =>
          value < (matrix.options[option]?.values.length ?? 0)
            ? choose(matrix, choice, option, value)
            : choice,
        { at: 0, recent: [] },
      ),
    ),
  })
})

describe('the configurator never traps the shopper', () => {
  it('from any choice every combination is reached by pressing its values, in any order', () => {
    fc.assert(
      fc.property(journeys, ({ matrix, from, to, order }) => {
        const target = matrix.combinations.choices[to] ?? []
        const end = order.reduce<Choice>(
          (choice, option) => choose(matrix, choice, option, target[option] ?? 0),
          from,
        )
        expect(end.at).toBe(to)
      }),
      { numRuns: 3000 },
    )
  })

  it('a value that is made is always one press away, and nothing else moves when nothing else must', () => {
    fc.assert(
      fc.property(journeys, ({ matrix, from }) => {
        const now = matrix.combinations.choices[from.at] ?? []
        for (const [option, { values }] of matrix.options.entries())
          for (const value of values.keys()) {
            const row = matrix.combinations.choices[choose(matrix, from, option, value).at] ?? []
            const state = valueState(matrix, from, option, value)
            if (state === 'never') {
              expect(matrix.combinations.choices.some((each) => each[option] === value)).toBe(false)
              expect(whyNot(matrix, from, option, value)).toBeDefined()
              continue
            }
            expect(row[option]).toBe(value)
            const whole = matrix.combinations.choices.some((each) =>
              each.every((part, place) => part === (place === option ? value : now[place])),
            )
            const moved = row.some((each, place) => place !== option && each !== now[place])
            expect(moved).toBe(!whole)
            expect(whyNot(matrix, from, option, value) !== undefined).toBe(!whole)
            // Marked before it is pressed, on every axis, and never without need.
            if (state !== 'chosen') expect(state).toBe(whole ? 'open' : 'moves')
          }
      }),
      { numRuns: 1500 },
    )
  })

  it('the address keeps the choice and what was pressed last', () => {
    fc.assert(
      fc.property(journeys, ({ matrix, from }) => {
        const read = choiceFrom(matrix, searchOf(matrix, from))
        expect(read.at).toBe(from.at)
        expect(read.exact).toBe(true)
      }),
      { numRuns: 1500 },
    )
  })

  it('what is sold out leads to the nearest that is not', () => {
    fc.assert(
      fc.property(journeys, ({ matrix, from }) => {
        const { stock } = matrix.combinations
        const there = nearestInStock(matrix, from)
        if ((stock[from.at] ?? 0) > 0 || stock.every((pieces) => pieces === 0)) expect(there).toBeUndefined()
        else expect(stock[there?.at ?? -1]).toBeGreaterThan(0)
      }),
    )
  })
})

const ring = matrixOf(
  [
    ['Platinum', 'Yellow gold', 'Rose gold'],
    ['14 kt', '18 kt', '22 kt', '950'],
  ],
  [
    [0, 3],
    [1, 1],
    [2, 0],
    [2, 1],
  ],
  [1, 1, 1, 1],
  [
    {
      metal: null,
      purity: '22 kt',
      stone: null,
      quality: null,
      size: null,
      reason: '22 kt is too soft for these claws',
    },
    {
      metal: 'Yellow gold',
      purity: '14 kt',
      stone: null,
      quality: null,
      size: null,
      reason: 'The shank is drawn in 18 kt yellow gold only',
    },
  ],
)

describe('an impossible value says why and leads to the nearest', () => {
  const yellow = { at: 1, recent: [0] }
  it('in the house’s own words', () => {
    expect(whyNot(ring, yellow, 1, 2)).toBe('22 kt is too soft for these claws')
    expect(movedWords(ring, yellow, 1, 2)).toBe('22 kt is too soft for these claws.')
    expect(movedWords(ring, yellow, 1, 0)).toBe(
      'The shank is drawn in 18 kt yellow gold only: metal is now rose gold.',
    )
  })
  it('before it is pressed, with what pressing it leads to', () => {
    expect(insteadWords(ring, yellow, 1, 2)).toBe('22 kt is too soft for these claws. Nearest: 18 kt')
    expect(insteadWords(ring, { at: 0, recent: [] }, 0, 1)).toBe(
      'Yellow gold is not made in 950. Nearest: yellow gold, 18 kt',
    )
    expect(insteadWords(ring, yellow, 0, 2)).toBeUndefined()
  })
  it('otherwise by the reason against it', () => {
    expect(whyNot(ring, yellow, 1, 3)).toBe('950 is not made in yellow gold')
    expect(movedWords(ring, yellow, 0, 2)).toBeUndefined()
    expect(movedWords(ring, { at: 0, recent: [] }, 0, 1)).toBe(
      'Yellow gold is not made in 950: purity is now 18 kt.',
    )
  })
  it('an address that asks for it shows the nearest and says that it is not exact', () => {
    expect(choiceFrom(ring, '?metal=Yellow+gold&purity=14+kt&size=9')).toMatchObject({ at: 2, exact: false })
    expect(choiceFrom(ring, '?metal=Rose+gold&purity=18+kt')).toMatchObject({ at: 3, exact: true })
    expect(choiceFrom(ring, '?metal=Tin')).toEqual({ at: 0, recent: [], exact: true, unknown: ['Tin'] })
    expect(choiceFrom(ring, '?metal=%3Cb%3E&colour=Tin').unknown).toEqual([])
  })
})
