import type { FastifyReply, FastifyRequest } from 'fastify'
import type { Assets, Execute, WebBundle } from '#web/lib/ssr-seam.ts'
import { AppError } from '#server/errors.ts'
import { Bytes } from '#server/cache/bytes.ts'
import type { ResponseCache } from '#server/cache/response-cache.ts'
import type { Dependencies } from '#server/cache/dependencies.ts'
import type { PageTurns } from './page-turns.ts'
import { ANOTHER, OVER, previewIn, sendNoPreview, sendPreview, type OpenPreview } from './preview.ts'

/** GraphQL for one page, with or without its shopper. */
interface PageData {
  signedIn: boolean
  execute: Execute
  /** True once the backend no longer knows this session. */
  sessionEnded: () => boolean
  /** Extends the session, if the backend has just accepted it. */
  renewSession: () => void
  /** What was typed into its form before it was refused; returned once. */
  typed: Readonly<Record<string, string>> | undefined
}

export interface PageDeps {
  /** The shop's public origin, from configuration. */
  origin: string
  /** The prefix of every address of these pages: nothing, or `/hi`. */
  prefix: string
  /** The built bundle, or in development the freshly loaded one. */
  bundle: () => Promise<WebBundle>
  assets: Assets
  csp: (bundle: WebBundle) => string
  /** Vite's additions to the finished document; unchanged in a build. */
  finish: (url: string, html: string) => Promise<string>
  carriesShopper: (request: FastifyRequest) => boolean
  open: (
    request: FastifyRequest,
    reply: FastifyReply,
    personal: boolean,
    dependencies?: Dependencies,
  ) => PageData
  openPreview: OpenPreview
  /** Throws OVERLOADED when too many pages are waiting. */
  turns: PageTurns
  pages: ResponseCache<{ status: number; redirect?: string | undefined }>
}

/** A cached copy is checked on each use, and answered with 304 while the page is the same. */
const PUBLIC = 'public, max-age=0, must-revalidate'
const PRIVATE = 'private, no-store'

const isSameSite = (address: string) => /^\/(?![/\\])/.test(address)

/** Never outside the shop, whatever a loader says. */
const redirected = (reply: FastifyReply, address: string, status: number) =>
  reply
    .header('cache-control', PRIVATE)
    .redirect(isSameSite(address) ? address : '/', status >= 300 && status < 400 ? status : 302)

/** "//host" and "/\\host" would be read as another site's address when joined to ours. */
export const asPath = (url: string) => `/${url.replace(/^[/\\]+/, '')}`

/** The address to return to has no language: the sign-in page adds its own. */
const signInFor = (url: string, prefix: string) =>
  `${prefix}/login?returnTo=${encodeURIComponent(url.slice(prefix.length) || '/')}`

const isOverloaded = (error: unknown) => error instanceof AppError && error.code === 'OVERLOADED'

interface Page {
  status: number
  bytes: Bytes
  isPublic: boolean
}

const send = async (request: FastifyRequest, reply: FastifyReply, { status, bytes, isPublic }: Page) => {
  reply.code(status).type('text/html; charset=utf-8')
  reply.header('cache-control', isPublic ? PUBLIC : PRIVATE).header('vary', 'accept-encoding')
  if (status === 503) reply.header('retry-after', '2')
  if (isPublic && status === 200) {
    reply.header('etag', bytes.etag)
    if (request.headers['if-none-match'] === bytes.etag) return reply.code(304).send()
  }
  const encoded = await bytes.encoded(request.headers['accept-encoding'])
  if (encoded.encoding) reply.header('content-encoding', encoded.encoding)
  return reply.send(encoded.bytes)
}

/** Renders a draft for the person who opened it from the desk, without any cache. */
const preview = async (
  deps: PageDeps,
  request: FastifyRequest,
  reply: FastifyReply,
  { token, url }: { token: string; url: string },
) => {
  const bundle = await deps.bundle()
  const pathname = url.split('?', 1)[0] ?? '/'
  if (bundle.guard(pathname) || bundle.isPersonal(pathname)) return sendNoPreview(reply, ANOTHER)
  await deps.turns.door()
  const opened = await deps.openPreview(request, reply, token).catch((error: unknown) => {
    if (error instanceof AppError && error.status < 500) return undefined
    throw error
  })
  if (!opened) return sendNoPreview(reply, OVER)
  const { origin, assets, turns } = deps
  const page = await bundle.render({
    url,
    origin,
    signedIn: false,
    execute: opened.execute,
    assets,
    turn: turns.cpu,
  })
  if (page.failure !== undefined) request.log.error({ err: page.failure }, 'a preview could not be rendered')
  if (!opened.used() || page.redirect !== undefined) return sendNoPreview(reply, ANOTHER)
  return sendPreview(reply, {
    html: await deps.finish(url, page.html),
    csp: deps.csp(bundle),
    desk: opened.desk,
  })
}

/**
 * Renders one page. Public routes are always rendered without the shopper: the same bytes for everyone, so they are
 * made once for all who ask at the same time, and cached until something in them changes. Personal routes are rendered
 * with the session and never cached.
 */
export const pageHandler = (deps: PageDeps) => async (request: FastifyRequest, reply: FastifyReply) => {
  const url = asPath(request.url)
  const draft = previewIn(url)
  if (draft) return preview(deps, request, reply, draft)
  const pathname = url.split('?', 1)[0] ?? '/'
  const bundle = await deps.bundle()
  reply.header('content-security-policy', deps.csp(bundle))
  // The landing page of a payment has the payment's id in its address.
  if (pathname === `${deps.prefix}/success`) reply.header('referrer-policy', 'same-origin')

  request.span?.named(bundle.routeOf(pathname))

  const carriesShopper = deps.carriesShopper(request)
  const guarded = bundle.guard(pathname)
  if (guarded && !carriesShopper) return redirected(reply, signInFor(url, deps.prefix), 303)
  const personal = guarded || bundle.isPersonal(pathname)

  const make = async (dependencies?: Dependencies) => {
    await deps.turns.door()
    const { signedIn, execute, sessionEnded, renewSession, typed } = deps.open(
      request,
      reply,
      personal,
      dependencies,
    )
    const { origin, assets, turns } = deps
    const page = await bundle.render({ url, origin, signedIn, typed, execute, assets, turn: turns.cpu })
    if (page.failure !== undefined) request.log.error({ err: page.failure }, 'a page could not be rendered')
    renewSession()
    const { status, redirect } =
      guarded && sessionEnded() ? { status: 303, redirect: signInFor(url, deps.prefix) } : page
    if (redirect !== undefined) return { bytes: undefined, rest: { status, redirect } }
    if (status !== 200) dependencies?.keepOut()
    return { bytes: new Bytes(await deps.finish(url, page.html)), rest: { status } }
  }
  const shared = async () => {
    const last = request.pressed ? deps.pages.recent(url) : undefined
    if (last) return last
    try {
      return await deps.pages.get(url, make)
    } catch (error) {
      const made = isOverloaded(error) && deps.pages.recent(url)
      if (made) return made
      throw error
    }
  }
  try {
    const { bytes, rest } = personal ? await make() : await shared()
    if (!bytes) return redirected(reply, rest.redirect ?? '/', rest.status)
    return await send(request, reply, { bytes, status: rest.status, isPublic: !personal && !carriesShopper })
  } catch (error) {
    if (isOverloaded(error)) throw error
    request.log.error({ err: error }, 'a page could not be rendered')
    const bytes = new Bytes(await deps.finish(url, bundle.renderShell(deps.assets)))
    return send(request, reply, { status: 500, bytes, isPublic: false })
  }
}
