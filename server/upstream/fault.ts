/** The call itself failed: no answer in time, no connection, or not a valid answer. */
export class Fault extends Error {
  readonly kind: 'timeout' | 'network' | 'garbage' | 'open'
  constructor(kind: Fault['kind'], message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'Fault'
    this.kind = kind
  }
}
