import { renderToString } from 'react-dom/server'
import { StaticRouter } from 'react-router-dom'
import { colours } from '#brand'
import favicon from '#brand/favicon.svg'
import { App } from './app/app.tsx'
import { headLinks } from './app/head-links.ts'
import { DOCUMENT_SCRIPT, INIT_SCRIPT } from './app/init-script.ts'
import { loadPage } from './app/load-page.ts'
import { BrokenPageContext } from './app/page-outlet.tsx'
import { STATE_ID } from './app/page-state.ts'
import { stateText } from './app/state-text.ts'
import { matchRoute } from './app/match-route.ts'
import { FooterDocument } from './app/shell/footer-query.ts'
import { ShellDocument } from './app/shell/shell-query.ts'
import { TypedContext } from './lib/typed.ts'
import { loadQuery } from './lib/urql/load-query.ts'
import type { Assets, PageAnswer, PageRequest } from './lib/ssr-seam.ts'
import { serverClient } from './lib/urql/server-client.ts'
import { styleTags, StyleSinkContext, type StyleSink } from './ui/mui/style-sink.ts'
import { inLanguage, language, withoutLanguage } from './words/language.ts'
import { t } from './words/t.ts'

/** The only inline script of every page; the CSP allows its hash. */
export const initScript = INIT_SCRIPT

/** The only one of an invoice. */
export const documentScript = DOCUMENT_SCRIPT

/** What the browser's own frame shows of the house. */
export const frame = { icon: favicon, colours }

/** Is the page rendered with the session and never stored? All others are the same bytes for everyone. */
export const isPersonal = (pathname: string): boolean =>
  matchRoute(withoutLanguage(pathname)).route.access !== undefined

/** The row of the route table, as a label for metrics and traces. */
export const routeOf = (pathname: string): string => matchRoute(withoutLanguage(pathname)).route.path

/** Is the page for signed-in shoppers only? */
export const guard = (pathname: string): boolean =>
  matchRoute(withoutLanguage(pathname)).route.access === 'account'

const END = '</body></html>'

/** What React does not write: the end of the head, the state at the end of the body. */
const withParts = (document: string, head: string, state: string): string => {
  const at = document.indexOf('</head>')
  return `<!doctype html>${document.slice(0, at)}${head}${document.slice(at, -END.length)}<script id="${STATE_ID}" type="application/json">${state}</script>${END}`
}

/** As the backend last said it: the head of a page keeps its name while the backend is away. */
let houseName = ''

/** Renders the page of an address: data first, then one synchronous pass. */
export const render = async (request: PageRequest): Promise<PageAnswer> => {
  const { origin, execute, signedIn, assets } = request
  const url = new URL(request.url, origin)
  // Loaders and the route table know no language.
  url.pathname = withoutLanguage(url.pathname)
  const { route, params } = matchRoute(url.pathname)
  const { client, take } = serverClient(execute)
  const [shell, footer, page] = await Promise.all([
    loadQuery(client, ShellDocument, {}),
    route.frame === 'bare' ? undefined : loadQuery(client, FooterDocument, {}),
    loadPage(route),
  ])
  let failure: unknown
  const decision = await Promise.resolve(page.loader?.({ client, params, url, signedIn })).catch(
    (error: unknown) => void (failure = error ?? new Error('the loader failed')),
  )
  if (decision?.redirect)
    return { status: decision.status ?? 302, redirect: inLanguage(decision.redirect), html: '' }

  houseName = shell.data?.shop.name ?? houseName
  const site = { origin, name: houseName }
  await request.turn()
  const sink: StyleSink = { globals: [] }
  const rendered = (broken: boolean) =>
    renderToString(
      <StyleSinkContext value={sink}>
        <BrokenPageContext value={broken}>
          <TypedContext value={request.typed ?? {}}>
            <App
              client={client}
              site={site}
              signedIn={signedIn}
              router={(children) => (
                <StaticRouter
                  basename={language.prefix || '/'}
                  location={language.prefix + url.pathname + url.search}
                >
                  {children}
                </StaticRouter>
              )}
            />
          </TypedContext>
        </BrokenPageContext>
      </StyleSinkContext>,
    )
  let body: string | undefined
  if (failure === undefined)
    try {
      body = rendered(false)
    } catch (error) {
      failure = error ?? new Error('the page failed')
    }
  // Header, footer and links are there even if the page itself failed.
  body ??= rendered(true)
  const queries = take()
  // Its HTML says it, and the browser keeps that.
  if (footer) delete queries[footer.operation.key]
  const state = stateText({ queries, site, signedIn })
  const html = withParts(body, `${headLinks(assets, route)}${styleTags(sink)}`, state)
  return { status: failure === undefined ? (decision?.status ?? 200) : 500, failure, html }
}

/**
 * The last resort, for when not even the frame of a page can be rendered: the browser shows the loading screen and
 * renders by itself; without scripts the document says what happened. The same for every address.
 */
export const renderShell = (assets: Assets): string =>
  `<!doctype html><html lang="${language.locale}" data-colour-mode="light"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><title>${t('app.error')}</title><meta name="robots" content="noindex"><script>${INIT_SCRIPT}</script>${headLinks(assets)}</head><body><noscript><main><h1>${t('app.error')}</h1><p>${t('app.sorry.text')}</p><p><a href="${inLanguage('/')}">${t('app.home')}</a></p></main></noscript></body></html>`
