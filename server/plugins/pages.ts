import { existsSync } from 'node:fs'
import { resolve } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { FastifyReply, FastifyRequest } from 'fastify'
import fp from 'fastify-plugin'
import type { ViteDevServer } from 'vite'
import type { Config } from '#server/config.ts'
import type { Context } from '#server/context.ts'
import { shopFacts } from '#server/domains/shared/shop-facts.ts'
import { pageExecute } from '#server/graphql/in-process.ts'
import { devAssets, readAssets } from '#server/ssr/assets.ts'
import { noTurns } from '#server/ssr/page-turns.ts'
import { otherLanguages } from '#server/ssr/languages.ts'
import { openedPreview } from '#server/ssr/preview.ts'
import { pageHandler, type PageDeps } from '#server/ssr/render.ts'
import { webBundle } from '#server/ssr/web-bundle.ts'
import type { Dependencies } from '#server/cache/dependencies.ts'
import { devCsp, pageCsp } from './security-headers.ts'

interface Options {
  config: Config
  vite: ViteDevServer | undefined
  pages: PageDeps['pages']
  /** All data of one page, in milliseconds. */
  dataMs: number
  publicContext: (request: FastifyRequest, dependencies?: Dependencies) => Context
  shopperContext: (request: FastifyRequest, reply: FastifyReply) => Context
}

/**
 * mercurius writes into its context, so each query gets a copy of the page's. The copy is not an object that inherits
 * from it: V8 keeps a description of every such prototype in its old heap, and with it everything that a request had,
 * until the next full collection (100 kB a page).
 */
const contextFor = (context: Context, reply: QueryReply): Record<string, unknown> =>
  Object.assign(Object.create(Object.getPrototypeOf(context)), context, { reply })

/**
 * What a page's queries see of its reply. mercurius sets the reply's status when a query fails, even if that query comes
 * too late and the page is being sent: a page of 503 would leave as 200. The page sets its own status.
 */
class QueryReply {
  readonly request: FastifyRequest
  readonly log: FastifyReply['log']
  readonly #reply: FastifyReply
  constructor(reply: FastifyReply) {
    this.request = reply.request
    this.log = reply.log
    this.#reply = reply
  }
  header(name: string, value: string) {
    this.#reply.header(name, value)
    return this
  }
  code() {
    return this
  }
}

type Source = Pick<PageDeps, 'bundle' | 'assets' | 'csp' | 'finish'>

const builtIn = async (config: Config, language?: string): Promise<Source | undefined> => {
  const entry = resolve(config.dist, 'web/server', language ?? '', 'entry.server.js')
  if (!existsSync(entry)) return undefined
  const bundle = webBundle(await import(pathToFileURL(entry).href))
  const csp = pageCsp(config, bundle.initScript)
  return {
    bundle: async () => bundle,
    assets: readAssets(resolve(config.dist, 'web/client'), language),
    csp: () => csp,
    finish: async (_url, html) => html,
  }
}

/**
 * Vite's own scripts go right before the entry: at the start of the head, where Vite would put them, React takes them
 * for its own first script and complains.
 */
const withViteTags = async (vite: ViteDevServer, url: string, html: string) => {
  const bare = await vite.transformIndexHtml(url, '<html><head></head><body></body></html>')
  const tags = bare
    .slice(bare.indexOf('<head>') + 6, bare.indexOf('</head>'))
    .replaceAll(/>\s+</g, '><')
    .trim()
  const entry = `<script type="module" src="${devAssets.entry}">`
  return html.replace(entry, () => tags + entry)
}

const live = (config: Config, vite: ViteDevServer): Source => ({
  bundle: async () => webBundle(await vite.ssrLoadModule('/entry.server.tsx')),
  assets: devAssets,
  csp: () => devCsp(config),
  finish: (url, html) => withViteTags(vite, url, html),
})

/** Every address that no other route took: a page of the shop. */
export const pagesPlugin = fp<Options>(
  async (app, { config, vite, pages, dataMs, publicContext, shopperContext }) => {
    const source = vite ? live(config, vite) : await builtIn(config)
    if (!source) {
      app.log.warn(`no build in ${config.dist} (DIST_DIR): this server has GraphQL but no pages`)
      return
    }
    const open: PageDeps['open'] = (request, reply, personal, dependencies) => {
      const context = personal ? shopperContext(request, reply) : publicContext(request, dependencies)
      const inner = new QueryReply(reply)
      let ended = false
      const execute = pageExecute(
        (text, variables) => app.graphql(text, contextFor(context, inner), variables),
        context,
        dataMs,
        (code) => {
          ended ||= code === 'UNAUTHENTICATED'
          if (code !== 'NOT_FOUND') dependencies?.keepOut()
        },
      )
      return {
        signedIn: context.signedIn,
        execute,
        sessionEnded: () => ended,
        typed: personal ? app.session(request, reply).takeTyped() : undefined,
        // Only a page load slides the session: a late answer to a script could set again a cookie that a sign-out has
        // just cleared. And only one that the backend knows: a planted cookie is never made to last.
        renewSession: () => {
          if (personal && !ended && context.sessionVerified) app.session(request, reply).renew()
        },
      }
    }
    const openPreview: PageDeps['openPreview'] = async (request, reply, token) => {
      const { context, ...opened } = await openedPreview(publicContext(request), token)
      const inner = new QueryReply(reply)
      const run = (text: string, variables: Record<string, unknown>) =>
        app.graphql(text, contextFor(context, inner), variables)
      return { ...opened, execute: pageExecute(run, context, dataMs, () => undefined) }
    }
    const handlerOf = (of: Source, prefix: string) =>
      pageHandler({
        ...of,
        prefix,
        origin: config.publicUrl,
        carriesShopper: app.carriesShopper,
        turns: app.pageTurns ?? noTurns,
        open,
        openPreview,
        pages,
      })
    const onRequest = app.limits ? [app.limits.page] : []
    app.get('/site.webmanifest', { onRequest }, async (request, reply) => {
      const { icon, colours } = (await source.bundle()).frame
      const { name } = await shopFacts(publicContext(request))
      const manifest = {
        name,
        start_url: '/',
        display: 'browser',
        theme_color: colours.house,
        background_color: colours.background,
        icons: [{ src: icon, sizes: 'any', ...(icon.endsWith('.svg') && { type: 'image/svg+xml' }) }],
      }
      return reply
        .type('application/manifest+json; charset=utf-8')
        .header('cache-control', 'public, max-age=3600')
        .send(JSON.stringify(manifest))
    })
    // Feed readers and crawlers ask for it without reading the page.
    app.get('/favicon.ico', { onRequest }, async (_request, reply) => {
      const { icon } = (await source.bundle()).frame
      return reply.header('cache-control', 'public, max-age=3600').redirect(icon, 302)
    })
    // A chunk of an older build is gone: it must be 404, not a page.
    app.get('/assets/*', (_request, reply) => reply.callNotFound())
    app.get('/*', { onRequest }, handlerOf(source, ''))
    for (const language of vite ? [] : otherLanguages(config.dist)) {
      const other = await builtIn(config, language)
      if (!other) continue
      const handler = handlerOf(other, `/${language}`)
      app.get(`/${language}`, { onRequest }, handler)
      app.get(`/${language}/*`, { onRequest }, handler)
    }
  },
  { name: 'pages', dependencies: ['session', 'rate-limits'] },
)
