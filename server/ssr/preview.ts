import type { FastifyReply, FastifyRequest } from 'fastify'
import { openPreview, type Preview } from '#contract/drafts.ts'
import type { AnyEndpoint } from '#contract/endpoint.ts'
import type { Execute } from '#web/lib/ssr-seam.ts'
import type { Call, CallInput, Context } from '#server/context.ts'
import { AppError } from '#server/errors.ts'
import { fitsAnswer } from '#server/upstream/checks.ts'

/** The member of a page's query that opens a draft. */
const MEMBER = 'preview'
const TOKEN = /^[\w-]{43}$/

/** The token of a preview in an address, and the address without it; undefined for every other page. */
export const previewIn = (url: string): { token: string; url: string } | undefined => {
  const at = url.indexOf('?')
  if (at < 0 || !url.includes(MEMBER, at)) return undefined
  const query = new URLSearchParams(url.slice(at + 1))
  const token = query.get(MEMBER)
  if (token === null) return undefined
  query.delete(MEMBER)
  const rest = query.toString()
  return { token, url: url.slice(0, at) + (rest === '' ? '' : `?${rest}`) }
}

/** Answers that replace the published ones while a page is rendered. */
export interface OpenedPreview {
  readonly context: Context
  /** The origin of the desk. */
  readonly desk: string
  readonly until: string
  /** Whether the page asked for what the token opens. If not, it is the page of another document. */
  readonly used: () => boolean
}

const idIn = (input: CallInput<AnyEndpoint>) => String(Object.values(input.params ?? {})[0] ?? '')

/** Opens a preview: a visitor's context whose calls are answered by the draft if it has an answer. Throws NOT_FOUND. */
export const openedPreview = async (context: Context, token: string): Promise<OpenedPreview> => {
  if (!TOKEN.test(token)) throw new AppError('NOT_FOUND', 'There is no such preview.', { status: 404 })
  const { answers, desk, until }: Preview = await context.call(openPreview, { body: { token } })
  let used = false
  const call: Call = async <E extends AnyEndpoint>(endpoint: E, input: CallInput<E> = {}) => {
    const found = answers.find(
      ({ endpoint: name, ids }) =>
        name === endpoint.name && endpoint.sharedBy !== undefined && (ids?.includes(idIn(input)) ?? true),
    )
    if (!found) return context.call(endpoint, input)
    const { answer } = found
    if (!fitsAnswer(endpoint, answer))
      throw new AppError('UPSTREAM_UNAVAILABLE', 'This draft cannot be shown.', { status: 503 })
    used = true
    return answer
  }
  const inner: Context = Object.create(context)
  // A draft holds a part of the frame, so the parts are asked for one by one.
  const features = async () => new Set([...(await context.features())].filter((name) => name !== 'frame'))
  return {
    context: Object.assign(inner, { call, features }),
    desk,
    until,
    used: () => used,
  }
}

const NOTICE =
  'position:fixed;inset:auto 0 0 0;z-index:2000;padding:8px 16px;background:#1f1d1a;color:#fff;font:15px/1.4 sans-serif;text-align:center'

/** Comes after everything that React renders, so that it is not hydrated. */
const withNotice = (html: string): string => {
  const at = html.lastIndexOf('</body>')
  const notice = `<div role="note" style="${NOTICE}">A preview: shoppers do not see this.</div>`
  return at < 0 ? html : html.slice(0, at) + notice + html.slice(at)
}

/** Kept out of caches, search engines and other sites. */
const PRIVATE = {
  'cache-control': 'private, no-store',
  'x-robots-tag': 'noindex, nofollow',
  'referrer-policy': 'same-origin',
}

const over = (words: string) => `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1"><title>No preview</title><meta name="robots" content="noindex"></head>
<body style="font-family:serif;max-width:32em;margin:20vh auto;padding:0 1em"><main><h1>No preview</h1><p>${words}</p></main></body></html>`

/** Answers that there is nothing to see. */
export const sendNoPreview = (reply: FastifyReply, words: string) =>
  reply
    .code(404)
    .headers(PRIVATE)
    .header(
      'content-security-policy',
      "default-src 'none'; style-src 'unsafe-inline'; frame-ancestors 'none'",
    )
    .type('text/html; charset=utf-8')
    .send(over(words))

/** Answers with a rendered draft, which the desk alone may show in a frame. */
export const sendPreview = (
  reply: FastifyReply,
  { html, csp, desk }: { html: string; csp: string; desk: string },
) =>
  reply
    .code(200)
    .headers(PRIVATE)
    .removeHeader('x-frame-options')
    .header('content-security-policy', csp.replace("frame-ancestors 'none'", `frame-ancestors ${desk}`))
    .type('text/html; charset=utf-8')
    .send(withNotice(html))

export const OVER = 'This preview has ended. Open it again from the desk.'
export const ANOTHER = 'This link opens another page. Open this one from the desk.'

export type OpenPreview = (
  request: FastifyRequest,
  reply: FastifyReply,
  token: string,
) => Promise<Omit<OpenedPreview, 'context'> & { readonly execute: Execute }>
