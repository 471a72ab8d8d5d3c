import { randomBytes } from 'node:crypto'
import { existsSync, symlinkSync } from 'node:fs'
import { resolve } from 'node:path'
import { member } from '#program/member.ts'
import { install } from '../install.ts'
import { freePort } from '../programs.ts'
import { jsonHas, pageShows, shownOn } from './answers.ts'
import type { Catalogue } from './catalogue.ts'
import { filledDatabase, folderOf, graphql, packageOf, rowsOf, runPeer, startPeer, type StartPeer } from './shop.ts' // prettier-ignore

const FOLDER = folderOf('evershop')
const PROGRAMS = 'node_modules/@evershop/evershop/dist/bin'
/** One of the last files of a build: if it exists, the build was completed. */
const BUILT = `${FOLDER}/.evershop/build/frontStore/categoryView/server/query.graphql`
const MANY = 12

const CARD = 'productId name sku urlKey url price { regular { value text } } image { url alt }'
const LIST = `{ products(filters: [{ key: "limit", operation: eq, value: "${MANY}" }]) { total items { ${CARD} } } }`
const PRODUCT = (id: string) => `{ product(id: "${id}") { ${CARD} description weight { value unit }
  inventory { qty isInStock } gallery { url alt } category { categoryId name url } } }`
const ITEM = { name: 'name', price: 'price.regular.value', unit: 'rupee' } as const

const EMAIL = 'bench@shop.test'

const environment = (database: string, port: number, password: string): NodeJS.ProcessEnv => {
  const { hostname, port: at, username, pathname } = new URL(database)
  const secret = randomBytes(24).toString('hex')
  return {
    PORT: String(port),
    DB_HOST: hostname,
    DB_PORT: at,
    DB_USER: username,
    DB_PASSWORD: password,
    DB_NAME: pathname.slice(1),
    DB_SSLMODE: 'disable',
    JWT_ADMIN_SECRET: secret,
    JWT_ADMIN_REFRESH_SECRET: secret,
    JWT_CUSTOMER_SECRET: secret,
    JWT_CUSTOMER_REFRESH_SECRET: secret,
    NODE_CONFIG: JSON.stringify({
      shop: { language: 'en', currency: 'INR', homeUrl: `http://127.0.0.1:${port}` },
    }),
  }
}

/** It stores text as blocks of an editor. */
const blocks = (text: string) => [
  {
    id: 'row',
    size: 1,
    columns: [
      {
        id: 'column',
        size: 1,
        data: { time: 0, version: '2.31.0', blocks: [{ id: 'text', type: 'paragraph', data: { text } }] },
      },
    ],
  },
]

/** Fills it through its own API, as its administrator would. */
const fill = async (base: string, password: string, catalogue: Catalogue) => {
  const post = async (path: string, body: unknown, token?: string) => {
    const answer = await fetch(`${base}/api${path}`, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
      body: JSON.stringify(body),
    })
    const text = await answer.text()
    if (!answer.ok) throw new Error(`EverShop, ${path}: ${answer.status} ${text.slice(0, 400)}`)
    return member(JSON.parse(text), 'data')
  }
  const token = String(member(await post('/user/tokens', { email: EMAIL, password }), 'accessToken'))
  const ids = new Map<string, unknown>()
  for (const { name, slug, description, parent } of catalogue.categories) {
    const made = await post(
      '/categories',
      {
        name,
        url_key: slug,
        description: blocks(description),
        status: 1,
        include_in_nav: parent === undefined ? 1 : 0,
        meta_title: name,
        meta_description: description || name,
        parent_id: parent === undefined ? null : ids.get(parent),
      },
      token,
    )
    ids.set(slug, member(made, 'category_id'))
  }
  for (const piece of catalogue.pieces)
    await post(
      '/products',
      {
        name: piece.name,
        url_key: piece.slug,
        sku: piece.sku,
        price: piece.pricePaise / 100,
        weight: Math.round(piece.weightMg / 10) / 100,
        qty: piece.stock,
        manage_stock: 1,
        stock_availability: 1,
        status: 1,
        visibility: 1,
        group_id: 1,
        package_id: 1,
        description: blocks(piece.description),
        short_description: piece.subtitle,
        meta_title: piece.name,
        meta_description: piece.subtitle || piece.name,
        // It has one category for a piece.
        category_id: ids.get(piece.categories[0] ?? '') ?? null,
        images: piece.pictures.map((file) => `/assets/${file}`),
      },
      token,
    )
}

/** Waits for its addresses, which a separate program makes after the pieces. */
const untilAddressed = async (database: string, many: number) => {
  const until = Date.now() + 60_000
  for (;;) {
    const [row] = await rowsOf(
      database,
      `select count(*)::int as many from url_rewrite where entity_type = 'product'`,
    )
    if (Number(row?.['many']) >= many) return
    if (Date.now() > until) throw new Error('EverShop made no addresses of its pieces')
    await new Promise((done) => setTimeout(done, 250))
  }
}

export const startEverShop: StartPeer = async (cluster, catalogue, say) => {
  if (!install(FOLDER)) throw new Error('could not be installed')
  const media = `${FOLDER}/media`
  if (!existsSync(media)) symlinkSync(resolve(catalogue.pictures), media)
  const port = await freePort()
  const url = `http://127.0.0.1:${port}`
  const password = randomBytes(12).toString('hex')
  const program = (database: string) => ({ folder: FOLDER, env: environment(database, port, password) })
  const start = (database: string) =>
    startPeer(
      { ...program(database), args: ['--import', './without-limits.js', `${PROGRAMS}/start/index.js`] },
      `${url}/api/graphql?query={__typename}`,
    )
  if (!existsSync(BUILT)) {
    say('EverShop: its pages are built')
    await runPeer({ ...program(cluster), args: [`${PROGRAMS}/build/index.js`] })
  }
  const database = await filledDatabase(cluster, 'bench_evershop', async (empty) => {
    say('EverShop: filled')
    const first = await start(empty)
    try {
      await runPeer({ ...program(empty), args: [`${PROGRAMS}/user/create.js`, '-n', 'Bench', '-e', EMAIL, '-p', password] }) // prettier-ignore
      await fill(url, password, catalogue)
      await untilAddressed(empty, catalogue.pieces.length)
    } finally {
      await first.stop()
    }
  })
  const { pid, stop } = await start(database)
  const category = catalogue.categories[0]?.slug ?? ''
  const page = { url: `${url}/${category}?limit=${MANY}` }
  const shown = shownOn(await (await fetch(page.url)).text(), catalogue.pieces)
  const [first] = await rowsOf(database, 'select product_id from product order by product_id limit 1')
  const api = `${url}/api/graphql`
  return {
    name: 'EverShop',
    ...packageOf(FOLDER, '@evershop/evershop'),
    pid,
    stop,
    reads: {
      list: {
        request: graphql(api, LIST),
        check: jsonHas(catalogue.pieces, MANY, { list: 'data.products.items', ...ITEM }),
      },
      product: {
        request: graphql(api, PRODUCT(String(first?.['product_id']))),
        check: jsonHas(catalogue.pieces, 1, { list: 'data.product', ...ITEM }),
      },
      page: { request: page, check: shown.length >= MANY ? pageShows(shown) : () => false },
    },
  }
}
