import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { resolve } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import * as source from '#desk/api/first-checks.ts'
import { firstChecks } from './first-checks.ts'

const folder = resolve('.cache/first-checks-test')
mkdirSync(folder, { recursive: true })
writeFileSync(`${folder}/written.ts`, firstChecks())
afterAll(() => rmSync(folder, { recursive: true, force: true }))
const written = (await import(/* @vite-ignore */ `${folder}/written.ts`)) as typeof source

const appointment = {
  _id: '1',
  reference: 'A-1',
  status: 'booked',
  kind: 'video',
  purpose: 'bespoke',
  storeId: 's',
  storeName: 'S',
  addressLines: ['1'],
  startsAt: '2026-11-26T10:00:00Z',
  endsAt: '2026-11-26T11:00:00+05:30',
  timeZone: 'Asia/Kolkata',
  name: 'M',
  email: 'm@house.example',
  phone: '1',
  calendar: '/c',
  pieces: [{ productId: 'p' }],
}
const right = {
  operatorWork: {
    work: [{ kind: 'begin', count: 2, since: '2026-11-26T10:00:00Z', first: 'ORV-1' }],
    sales: [{ day: '2026-11-26', orders: 1, amount: 1.5 }],
  },
  operatorSales: { rows: [{ day: '2026-11-26', category: 'Rings', pieces: 1, amount: 10 }] },
  operatorProducts: {
    products: [
      { _id: 'a', slug: 's', name: 'n', amount: 1, variants: 1, stock: 0, active: true, background: 2 },
    ],
    total: 1,
    page: 1,
  },
  operatorAppointments: { appointments: [appointment], total: 1 },
} as const
const failure = {
  message: 'No.',
  code: 'CONFLICT',
  requestId: 'r',
  fields: { name: 'short' },
  nextStep: 'bag',
}

/** The same with one value at a time replaced by each of these, or left out. */
const WRONG = [
  undefined,
  null,
  -1,
  1.5,
  '',
  'x'.repeat(300),
  '2026-02-30',
  '2026-02-30T10:00:00Z',
  'Mars/Base',
  [],
  {},
]
const spoilt = (value: unknown): unknown[] => {
  if (typeof value !== 'object' || value === null) return WRONG
  if (Array.isArray(value)) return [...WRONG, ...value.flatMap((one) => spoilt(one).map((bad) => [bad]))]
  return [
    ...WRONG,
    ...Object.entries(value).flatMap(([name, one]) => {
      const { [name]: _, ...rest } = value as Record<string, unknown>
      return [rest, ...spoilt(one).map((bad) => ({ ...value, [name]: bad }))]
    }),
  ]
}

const checks = [
  ...(['operatorWork', 'operatorSales', 'operatorProducts', 'operatorAppointments'] as const).map(
    (name) => [name, source.fits[name], written.fits[name], right[name]] as const,
  ),
  ['a refusal', source.isFailure, written.isFailure, failure] as const,
]

it.each(checks)('%s is taken and refused as the contract has it', (_, asked, plain, body) => {
  expect([asked(body), plain(body)]).toEqual([true, true])
  const bodies = spoilt(body)
  expect(bodies.map((one) => plain(one))).toEqual(bodies.map((one) => asked(one)))
  expect(bodies.some((one) => !plain(one))).toBe(true)
})
