import type { DeskSession } from '#contract/staff.ts'

/** Looked at by hand: the checks of the contract come after the first screen. */
const isSession = (told: unknown): told is DeskSession =>
  typeof told === 'object' &&
  told !== null &&
  ['name', 'role', 'token', 'shopUrl', 'house'].every(
    (member) => typeof Object.entries(told).find(([name]) => name === member)?.[1] === 'string',
  ) &&
  'may' in told &&
  Array.isArray(told.may)

/** The person who is signed in, from a page of the desk; undefined if it is another page. */
export const readSession = (page: Document): DeskSession | undefined => {
  const told: unknown = JSON.parse(page.querySelector<HTMLMetaElement>('meta[name=desk]')?.content ?? '{}')
  return isSession(told) ? told : undefined
}

const read = (): DeskSession => {
  const told = readSession(document)
  if (told) return told
  throw new Error('This page says nobody is signed in.')
}

/** Who is signed in. The backend sends this page to nobody else. */
export const session: DeskSession = read()

/** The address of a picture for the desk's browser: relative ones are on the shop's host. */
export const atShop = (address: string): string => new URL(address, session.shopUrl).href
