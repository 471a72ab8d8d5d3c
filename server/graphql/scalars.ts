import { GraphQLError, Kind, type GraphQLScalarTypeConfig, type ValueNode } from 'graphql'
import { isDay } from '#contract/calendar.ts'

const notPaise = () => new GraphQLError('Paise is a whole number of paise.')
const notDay = () => new GraphQLError('Date is a day of the calendar, YYYY-MM-DD.')
const notDate = () => new GraphQLError('DateTime is an ISO 8601 date and time in UTC.')

const paise = (value: unknown): number => {
  if (typeof value !== 'number' || !Number.isSafeInteger(value)) throw notPaise()
  return value
}

const DATE_TIME = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}(:\d{2}(\.\d{1,9})?)?Z$/

/** Date would read the thirtieth of February as the second of March. */
const isOfTheCalendar = (value: string) => {
  const at = Date.parse(value)
  return !Number.isNaN(at) && new Date(at).toISOString().startsWith(value.slice(0, 10))
}

const dateTime = (value: unknown): string => {
  if (typeof value !== 'string' || !DATE_TIME.test(value) || !isOfTheCalendar(value)) throw notDate()
  return value
}

const day = (value: unknown): string => {
  if (typeof value !== 'string' || !isDay(value)) throw notDay()
  return value
}

type Scalar<T> = Pick<GraphQLScalarTypeConfig<T, T>, 'serialize' | 'parseValue' | 'parseLiteral'>

/** Money: a JSON integer, checked to be safe. Never a float. */
const Paise: Scalar<number> = {
  serialize: paise,
  parseValue: paise,
  parseLiteral: (node: ValueNode) => {
    if (node.kind !== Kind.INT) throw notPaise()
    return paise(Number(node.value))
  },
}

/** The backend's days were checked with its answer. */
const DateScalar: Scalar<string> = {
  serialize: String,
  parseValue: day,
  parseLiteral: (node: ValueNode) => {
    if (node.kind !== Kind.STRING) throw notDay()
    return day(node.value)
  },
}

const DateTime: Scalar<string> = {
  // The backend's timestamps may have an offset; the shop uses UTC.
  serialize: (value) => {
    const date = new Date(value instanceof Date || typeof value === 'number' ? value : String(value))
    if (Number.isNaN(date.getTime())) throw notDate()
    return date.toISOString()
  },
  parseValue: dateTime,
  parseLiteral: (node: ValueNode) => {
    if (node.kind !== Kind.STRING) throw notDate()
    return dateTime(node.value)
  },
}

export const scalars = { Paise, Date: DateScalar, DateTime }
