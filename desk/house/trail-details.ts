import type { operatorTrail } from '#contract/desk.ts'
import type { AnswerOf } from '#contract/endpoint.ts'
import { grams, inRupees, when } from '../parts/words.ts'
import { labelWithin } from '../words/schema.ts'

export type Line = AnswerOf<typeof operatorTrail>['lines'][number]

/** The trail has paise, milligrams and the time in UTC, but people read rupees, grams and the time of the house. */
const said = (event: string, name: string, value: unknown): string => {
  if (typeof value === 'number' && (name === 'paise' || (name === 'value' && event === 'price.set')))
    return inRupees(value / 100)
  if (typeof value === 'number' && name === 'rupees') return inRupees(value)
  if (typeof value === 'number' && name.endsWith('Mg'))
    return `${labelWithin(name.slice(0, -2))} ${grams(value)} g`
  if (typeof value === 'string' && name === 'paisePerGram')
    return `per gram ${value.replaceAll(/\d+(?=;|$)/g, (paise) => inRupees(Number(paise) / 100))}`
  if (typeof value === 'string' && /^\d{4}-\d\d-\d\dT[\d:.]+Z$/.test(value))
    return `${labelWithin(name)} ${when(value)}`
  return `${labelWithin(name)} ${typeof value === 'boolean' ? (value ? 'yes' : 'no') : String(value)}`
}

export const detailsOf = ({ event, details }: Pick<Line, 'event' | 'details'>): string =>
  Object.entries(details ?? {})
    .map(([name, value]) => said(event, name, value))
    .join(', ')
