import { spawn } from 'node:child_process'
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import type { ContentSource } from '#contract/content.ts'
import { contentStore } from '#backend/modules/content/api.ts'
import { startBackend, type RunningBackend } from '#tests/support/backend.ts'

const TOKEN = 'operator-token-of-this-test-0123456789'
const page: ContentSource = {
  path: '/a-page',
  title: 'A page',
  group: 'story',
  position: 1,
  picture: { key: 'flower', background: 2 },
  blocks: [{ kind: 'statement', words: 'As it was at {name}.' }],
}

describe('the operator changes the words of a page without a deploy', () => {
  let backend: RunningBackend
  const folder = mkdtempSync(join(tmpdir(), 'pages-'))
  const file = join(folder, 'page.json')
  beforeAll(async () => {
    backend = await startBackend({ seed: 'none', env: { OPERATOR_TOKEN: TOKEN } })
    const flower = { url: '/media/flower.webp', alt: 'A flower', width: 960, height: 960, sources: [] }
    const store = contentStore(backend.deps)
    await store.putPictures(new Map([['flower', flower]]))
    await store.put('a-page', page)
  })
  afterAll(async () => {
    rmSync(folder, { recursive: true })
    await backend.close()
  })

  const run = (...args: string[]) =>
    new Promise<{ code: number | null; said: string }>((resolve) => {
      const child = spawn(process.execPath, ['scripts/shop.ts', 'pages', ...args], {
        env: { ...process.env, BACKEND_URL: backend.url, OPERATOR_TOKEN: TOKEN },
      })
      let said = ''
      child.stdout.on('data', (part) => (said += part))
      child.stderr.on('data', (part) => (said += part))
      child.on('close', (code) => resolve({ code, said }))
    })

  it('reads a page as it is written, writes it back changed, and takes it away', async () => {
    expect((await run('list')).said).toMatch(/^a-page +story +\/a-page/)
    expect((await run('read', 'a-page', file)).code).toBe(0)
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual(page)
    writeFileSync(file, JSON.stringify({ ...page, blocks: [{ kind: 'statement', words: 'As it is.' }] }))
    // What it names is shown as the house is called, and stays a name in the file.
    expect((await (await fetch(`${backend.url}/api/content/a-page`)).json()).blocks[0].words).toBe(
      'As it was at Shop.',
    )
    expect(await run('write', 'a-page', file)).toEqual({ code: 0, said: '/a-page: A page\n' })
    const answer = await (await fetch(`${backend.url}/api/content/a-page`)).json()
    expect(answer).toMatchObject({ blocks: [{ kind: 'statement', words: 'As it is.' }] })
    expect((await run('remove', 'a-page')).said).toBe('removed\n')
  })

  it('ends with one line and 1 where a file, its folder or a page is not there', async () => {
    const missing = join(folder, 'missing', 'page.json')
    const line = (words: string) => ({ code: 1, said: `${words}\n` })
    expect(await run('write', 'a-page', missing)).toEqual(line(`There is no file ${missing}.`))
    expect(await run('write', 'a-page', folder)).toEqual(line(`${folder} is a folder, not a file.`))
    expect(await run('write', 'b-page', file)).toMatchObject({ code: 0 })
    expect(await run('read', 'b-page', missing)).toEqual(
      line(`There is no folder ${join(folder, 'missing')} for page.json.`),
    )
    expect(await run('read', 'b-page', folder)).toEqual(line(`${folder} is a folder, not a file.`))
    expect(await run('remove', 'b-page')).toEqual({ code: 0, said: 'removed\n' })
    expect(await run('remove', 'b-page')).toEqual(line('There is no page ‘b-page’.'))
  })

  it('says what is wrong with a file and changes nothing', async () => {
    writeFileSync(file, '{ no page')
    expect(await run('write', 'b-page', file)).toMatchObject({
      code: 1,
      said: expect.stringContaining('is not JSON'),
    })
    writeFileSync(file, JSON.stringify({ ...page, html: '<b>' }))
    expect((await run('write', 'b-page', file)).code).toBe(1)
    writeFileSync(file, JSON.stringify({ ...page, path: '/b-page', lead: 'Call {fax}.' }))
    expect(await run('write', 'b-page', file)).toMatchObject({
      code: 1,
      said: expect.stringContaining('No house fact is called {fax}.'),
    })
    expect((await fetch(`${backend.url}/api/content/b-page`)).status).toBe(404)
  })
})
