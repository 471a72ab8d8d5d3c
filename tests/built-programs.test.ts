import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import sharp from 'sharp'
import supertest from 'supertest'
import { afterAll, beforeAll, expect, it } from 'vitest'
import type { Picture } from '#contract/pictures.ts'
import { BACKEND_PROCESS } from '#backend/process.ts'
import { SERVER_PROCESS } from '#server/process.ts'
import { freePort } from '#tests/support/free-port.ts'
import { startProgram, type RunningProgram } from '#tests/support/program.ts'

/** The bundles of the build, which `npm start`, the image and systemd run; they find their files from the root. */
const TOKEN = 'operator-token-of-this-test-0123456789'
const folder = mkdtempSync(join(tmpdir(), 'built-programs-'))
const running: RunningProgram[] = []
let [shop, backend] = ['', '']

beforeAll(async () => {
  const [port, backendPort] = [String(await freePort()), String(await freePort())]
  shop = `http://127.0.0.1:${port}`
  backend = `http://127.0.0.1:${backendPort}`
  const common = { LOG_LEVEL: 'silent', NODE_ENV: 'production' }
  running.push(
    await startProgram({
      ...BACKEND_PROCESS,
      url: backend,
      ready: '/readyz',
      env: {
        ...common,
        ...BACKEND_PROCESS.env,
        BACKEND_PORT: backendPort,
        DATA_DIR: folder,
        OPERATOR_TOKEN: TOKEN,
      },
    }),
    await startProgram({
      ...SERVER_PROCESS,
      url: shop,
      ready: '/readyz',
      env: { ...common, ...SERVER_PROCESS.env, HOST: '127.0.0.1', PORT: port, BACKEND_URL: backend },
    }),
  )
})
afterAll(async () => {
  for (const program of running.toReversed()) await program.stop()
  rmSync(folder, { recursive: true, force: true })
})

it.each(['/', '/jewellery', '/sitemap.xml', '/graphiql'])('the shop has %s', async (path) => {
  expect((await supertest(shop).get(path)).status).toBe(200)
})

it.each(['/desk/sign-in', '/api/docs', '/api/docs/static/swagger-ui.css', '/mailbox'])(
  'the backend has %s',
  async (path) => {
    expect((await supertest(backend).get(path)).status).toBe(200)
  },
)

it('answers a query', async () => {
  const query = '{ products(limit: 3) { items { name } } }'
  const { body } = await supertest(shop).post('/graphql').send({ query })
  expect(body.data.products.items).toHaveLength(3)
})

it('makes a smaller file of an uploaded picture, in its own thread', async () => {
  const wide = await sharp({ create: { width: 900, height: 600, channels: 3, background: '#886633' } }).png().toBuffer() // prettier-ignore
  const { body } = await supertest(backend)
    .post('/api/operator/pictures')
    .set('authorization', `Bearer ${TOKEN}`)
    .send({ name: 'wide.png', content: wide.toString('base64') })
  const smaller = (body as Picture).media.sources.find(({ width }) => width === 640)
  const file = smaller?.url.split('/').at(-1)
  // Asked again while a picture is still being made.
  const made = async () => (await supertest(backend).get(`/api/pictures/${file}`)).body.content
  await expect.poll(made, { timeout: 20_000 }).toEqual(expect.any(String))
})
