/** How long the BFF waits for its backend. Milliseconds. */
export interface Deadlines {
  connect: number
  /** One attempt of a read, then all its attempts together. */
  readAttempt: number
  read: number
  /** All attempts of a write together: whoever pressed the button hears of it within three seconds. */
  write: number
  /** The backend's word on what it offers. */
  capabilities: number
  /** All data of one page; after that it is rendered with what came. */
  page: number
}

export const DEADLINES: Deadlines = {
  connect: 500,
  readAttempt: 800,
  read: 2_000,
  write: 2_700,
  capabilities: 1_500,
  page: 2_500,
}
