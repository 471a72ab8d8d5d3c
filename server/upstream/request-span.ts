/** The span of one request, if traces are exported (`server/plugins/tracing.ts`). */
export interface RequestSpan {
  /** Names the page's row in the route table, e.g. `/product/:product_id`; never an address. */
  named: (route: string) => void
  /** Opens the span of one attempt to reach the backend, named after its endpoint. */
  call: (endpoint: string) => CallSpan
}

export interface CallSpan {
  /** W3C trace context, so that the backend's own span is a child of this one. */
  readonly traceparent: string
  /** `outcome` is a status or the name of a fault. */
  end: (outcome: string) => void
}
