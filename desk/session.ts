import type { StaffRole } from '#contract/endpoint.ts'

/** What the backend writes into the page of a signed-in member of the staff. */
export interface DeskSession {
  /** E-mail: the name in the audit trail. */
  readonly name: string
  readonly role: StaffRole
  /** Shown with each write, beside the cookie. */
  readonly token: string
  /** The shop's address: pictures stand there, and pieces are looked at there. */
  readonly shopUrl: string
  /** The house's name. */
  readonly house: string
}

const read = (): DeskSession => {
  const text = document.querySelector<HTMLMetaElement>('meta[name=desk]')?.content ?? '{}'
  return JSON.parse(text) as DeskSession
}

/** Who is signed in. The backend sends this page to nobody else. */
export const session: DeskSession = read()

/** An address of a picture as the browser of the desk finds it: relative ones stand at the shop. */
export const atShop = (address: string): string => new URL(address, session.shopUrl).href

/** Where somebody whose session has ended goes. */
export const toSignIn = (): void => {
  location.assign('/desk/sign-in')
}
