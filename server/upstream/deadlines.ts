/** How long the BFF waits for its backend. Milliseconds. */
export interface Deadlines {
  connect: number
  /** For one attempt of a read, and for all its attempts together. */
  readAttempt: number
  read: number
  /** For all attempts of a write together: the shopper gets an answer within three seconds. */
  write: number
  /** For the question which features the backend has. */
  capabilities: number
  /** All data of one page; after that it is rendered with what has arrived. */
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
