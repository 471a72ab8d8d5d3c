/** The part of a trace that one request is, where traces are exported (`server/plugins/tracing.ts`). */
export interface RequestSpan {
  /** Names the page's row in the route table, e.g. `/product/:product_id`; never an address. */
  named: (route: string) => void
  /** Opens the span of one attempt to reach the backend, named after its endpoint. */
  call: (endpoint: string) => CallSpan
}

export interface CallSpan {
  /** W3C trace context, for the backend's own span to hang below this one. */
  readonly traceparent: string
  /** `outcome` is a status or the name of a fault. */
  end: (outcome: string) => void
}
