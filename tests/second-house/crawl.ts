const SIDE_BY_SIDE = 4

const linksOf = (html: string): string[] =>
  [...html.matchAll(/(?:href|src)="(\/[^"#]*)/g)]
    .map(([, href = '']) => href.replaceAll('&amp;', '&'))
    .filter((href) => !/^\/(?:logout|graphiql)/.test(href))

/**
 * Follows every link from the home page and the sitemap, each address once whatever its query. `pages`: the text of each
 * page by its path; `dead`: what did not answer, and where it was linked.
 */
export const crawl = async (get: (path: string) => Promise<Response>) => {
  const pages = new Map<string, string>()
  const dead: string[] = []
  const seen = new Set<string>()
  const queue: { path: string; from: string }[] = []
  const add = (path: string, from: string) => {
    const key = path.replace(/\?.*/, '')
    if (seen.has(key)) return
    seen.add(key)
    queue.push({ path, from })
  }
  const visit = async ({ path, from }: { path: string; from: string }) => {
    const answer = await get(path)
    if (answer.status >= 400) dead.push(`${from} -> ${path}: ${answer.status}`)
    const type = answer.headers.get('content-type') ?? ''
    const text = await answer.text()
    if (!type.startsWith('text/html')) return
    const key = path.replace(/\?.*/, '')
    pages.set(key, text)
    for (const link of linksOf(text)) add(link, key)
  }
  add('/', 'the address bar')
  const sitemap = await (await get('/sitemap.xml')).text()
  for (const [, address = ''] of sitemap.matchAll(/<loc>(.*?)<\/loc>/g))
    add(new URL(address).pathname, 'sitemap.xml')
  while (queue.length > 0) await Promise.all(queue.splice(0, SIDE_BY_SIDE).map(visit))
  return { pages, dead }
}
