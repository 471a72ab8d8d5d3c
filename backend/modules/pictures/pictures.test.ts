import { randomBytes } from 'node:crypto'
import { mkdtempSync, readdirSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32 } from 'node:zlib'
import { sql } from 'kysely'
import sharp from 'sharp'
import supertest from 'supertest'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { MOST_PIXELS_A_SIDE, PICTURE_FILE_BYTES, type Picture } from '#contract/pictures.ts'
import { putCategory } from '../catalogue/api.ts'
import { startBackend, type RunningBackend } from '#tests/support/backend.ts'

const TOKEN = 'operator-token-of-this-test-0123456789'
const folder = mkdtempSync(join(tmpdir(), 'pictures-'))
let backend: RunningBackend
beforeAll(async () => {
  backend = await startBackend({ seed: 'none', env: { OPERATOR_TOKEN: TOKEN, DATA_DIR: folder } })
})
afterAll(async () => {
  await backend?.close()
  rmSync(folder, { recursive: true, force: true })
})

const operator = (method: 'get' | 'post' | 'put' | 'delete', path: string) =>
  supertest(backend.url)[method](`/api/operator${path}`).set('authorization', `Bearer ${TOKEN}`)
const put = (name: string, bytes: Buffer, alt?: string) =>
  operator('post', '/pictures').send({ name, content: bytes.toString('base64'), ...(alt && { alt }) })
const plain = (width: number, height: number, colour = '#886633') =>
  sharp({ create: { width, height, channels: 3, background: colour } })
/**
 * As a telephone held upright stores it: turned on its side, with a note to turn it back, and with the place of the
 * picture.
 */
const photograph = (width: number, height: number) =>
  plain(width, height)
    .withExif({ IFD0: { Orientation: '6', Copyright: 'Somebody at home' } })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
/** A PNG whose head says that it is of another size. */
const claiming = (width: number, height: number) => (png: Buffer) => {
  const bytes = Buffer.from(png)
  bytes.writeUInt32BE(width, 16)
  bytes.writeUInt32BE(height, 20)
  bytes.writeUInt32BE(crc32(bytes.subarray(12, 29)), 29)
  return bytes
}
/** What is being made is asked for again. */
const file = async (url: string): Promise<{ status: number; bytes: Buffer | undefined }> => {
  const { status, body } = await supertest(backend.url).get(`/api/pictures/${url.split('/').at(-1)}`)
  if (body.pending) return file(url)
  return { status, bytes: status === 200 ? Buffer.from(body.content as string, 'base64') : undefined }
}

describe('pictures that the house uploads', () => {
  let large: Picture

  it('are stored upright, no larger than needed, and without metadata of the camera', async () => {
    const sent = await photograph(4200, 2800)
    large = (await put('Temple Necklace_1.JPG', sent).expect(200)).body
    expect(large).toMatchObject({
      key: 'temple-necklace-1',
      media: { alt: 'Temple Necklace 1', width: 1707, height: MOST_PIXELS_A_SIDE },
    })
    const kept = await file(`${large.hash}-1707.webp`)
    const { format, exif, orientation } = await sharp(kept.bytes).metadata()
    expect([format, exif, orientation]).toEqual(['webp', undefined, undefined])
    expect((await put('Temple Necklace_1.JPG', sent).expect(200)).body).toEqual(large)
  })

  it('are served in each width and format they name, and in no other', async () => {
    expect(large.media.sources.map(({ width }) => width)).toContain(640)
    for (const { url, width, format } of large.media.sources.filter((each) => each.width <= 640)) {
      const { bytes } = await file(url)
      const made = await sharp(bytes).metadata()
      expect([made.width, made.format]).toEqual([width, format === 'avif' ? 'heif' : 'webp'])
    }
    for (const other of [`${large.hash}-641.webp`, `${'0'.repeat(32)}-640.webp`, `${large.hash}-640.png`])
      expect((await file(other)).status).toBe(404)
    expect(readdirSync(join(folder, 'pictures'), { recursive: true })).toContain(
      `${large.hash.slice(0, 2)}/${large.hash}-640.avif`,
    )
  })

  it('a file that takes long is reported as in progress, and nobody waits for it', async () => {
    const wide = large.media.sources.filter(({ width, format }) => width >= 960 && format === 'avif')
    const asked = await Promise.all(
      wide.map(({ url }) => supertest(backend.url).get(`/api/pictures/${url.split('/').at(-1)}`)),
    )
    expect(asked.map(({ status }) => status)).toEqual(wide.map(() => 200))
    expect(asked.filter(({ body }) => body.pending === true && body.content === '')).not.toEqual([])
    for (const { url, width } of wide)
      expect((await sharp((await file(url)).bytes).metadata()).width).toBe(width)
  }, 60_000)

  it('a file that is sent again under another name is the same picture under that name, and not encoded again', async () => {
    const sent = await plain(60, 30, '#224466').png().toBuffer()
    const first = (await put('blue.png', sent).expect(200)).body
    // As a release with another encoder would have kept it: the same file, other bytes.
    await sql`update pictures set hash = reverse(hash) where hash = ${first.hash}`.execute(backend.deps.db)
    const again = (await put('Sapphire.png', sent, 'A sapphire').expect(200)).body
    expect(again).toMatchObject({ key: 'blue', name: 'Sapphire.png', media: { alt: 'A sapphire' } })
    expect(again.hash).toBe([...first.hash].toReversed().join(''))
    await operator('delete', `/pictures/${again.hash}`).expect(200)
  })

  it('small ones stay as large as they are, and the words are those that are given', async () => {
    const { body } = await put('coin.png', await plain(90, 60).png().toBuffer(), 'A gold coin').expect(200)
    expect(body.media).toMatchObject({ alt: 'A gold coin', width: 90, height: 60 })
    expect(body.media.sources.map(({ width }: { width: number }) => width)).toEqual([90, 90])
  })

  it('are known by their files, and listed newest first', async () => {
    const { body } = await operator('get', '/pictures?limit=1').expect(200)
    expect([body.total, body.pictures.map(({ name }: Picture) => name)]).toEqual([2, ['coin.png']])
    const rest = (await operator('get', `/pictures?after=${body.next}`).expect(200)).body
    expect(rest.pictures.map(({ hash }: Picture) => hash)).toEqual([large.hash])
    const known = await operator('post', '/pictures/known')
      .send({ sources: ['0'.repeat(64)] })
      .expect(200)
    expect(known.body).toEqual({ known: [] })
  })

  it.each([
    ['words', Buffer.from('no picture at all')],
    ['a drawing that could load or run something', Buffer.from('<svg xmlns="http://www.w3.org/2000/svg"/>')],
    ['a file that breaks off', () => photograph(900, 900).then((bytes) => bytes.subarray(0, 1500))],
    ['more pixels than can be held', () => plain(8, 8).png().toBuffer().then(claiming(12_000, 11_000))],
  ])('%s is refused, and says what can be read', async (_what, bytes) => {
    const { status, body } = await put('x.jpg', typeof bytes === 'function' ? await bytes() : bytes)
    expect([status, body.code]).toEqual([422, 'VALIDATION'])
    expect(body.message).toContain('JPEG, PNG, WebP or AVIF')
  })

  it('are not removed while something shows them', async () => {
    const category = { _id: 'temple', slug: 'temple', name: 'Temple', collection: [], media: large.media }
    await backend.deps.db.transaction().execute((tx) => putCategory(tx, category))
    const refused = await operator('delete', `/pictures/${large.hash}`).expect(409)
    expect(refused.body.message).toContain('categories')
    await backend.deps.db.transaction().execute((tx) => putCategory(tx, { ...category, media: undefined }))
    expect((await operator('delete', `/pictures/${large.hash}`).expect(200)).body).toEqual({ removed: true })
    expect((await operator('delete', `/pictures/${large.hash}`).expect(200)).body).toEqual({ removed: false })
  })

  it('each upload and each removal is in the audit trail', async () => {
    const { rows } = await sql<{ event: string }>`select event from audit
      where subject = ${`picture:${large.hash}`} order by id`.execute(backend.deps.db)
    expect(rows.map(({ event }) => event)).toEqual(['picture.uploaded', 'picture.removed'])
  })

  it('a file fits into one answer however detailed the photograph is', async () => {
    const noise = sharp(randomBytes(1700 * 1700 * 3), { raw: { width: 1700, height: 1700, channels: 3 } })
    const { media }: Picture = (await put('Sequins.jpg', await noise.jpeg().toBuffer()).expect(200)).body
    const widest = media.sources.filter(({ url }) => url.endsWith('-1700.webp'))
    expect(widest).toHaveLength(1)
    const { bytes } = await file(widest[0]?.url ?? '')
    expect(bytes?.length).toBeLessThan(PICTURE_FILE_BYTES)
  })

  it('can be uploaded and removed by nobody else', async () => {
    await supertest(backend.url)
      .post('/api/operator/pictures')
      .send({ name: 'x', content: 'eA==' })
      .expect(401)
    await supertest(backend.url)
      .delete(`/api/operator/pictures/${'0'.repeat(32)}`)
      .expect(401)
  })
})
