/** A failure in the shape that the Stripe API answers with. */
export class ApiError extends Error {
  readonly status: number
  readonly type: string
  readonly code: string | undefined
  readonly param: string | undefined
  constructor(status: number, message: string, more: { type?: string; code?: string; param?: string } = {}) {
    super(message)
    this.name = 'ApiError'
    this.status = status
    this.type = more.type ?? 'invalid_request_error'
    this.code = more.code
    this.param = more.param
  }

  body() {
    return {
      error: {
        type: this.type,
        message: this.message,
        ...(this.code && { code: this.code }),
        ...(this.param && { param: this.param }),
      },
    }
  }
}

export const missing = (param: string) =>
  new ApiError(400, `Missing required param: ${param}.`, { code: 'parameter_missing', param })

export const invalid = (param: string, message: string) =>
  new ApiError(400, message, { code: 'parameter_invalid', param })

export const unknown = (kind: string, id: string) =>
  new ApiError(404, `No such ${kind}: '${id}'`, { code: 'resource_missing', param: 'id' })
