/** The call itself failed: no answer in time, no connection, or an answer that is not one. */
export class Fault extends Error {
  readonly kind: 'timeout' | 'network' | 'garbage' | 'open'
  constructor(kind: Fault['kind'], message: string, cause?: unknown) {
    super(message, { cause })
    this.name = 'Fault'
    this.kind = kind
  }
}
