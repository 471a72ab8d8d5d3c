import { sql } from 'kysely'
import { afterAll, afterEach, beforeAll, describe, expect, it } from 'vitest'
import { openHouse } from '#house/load.ts'
import { startBackend, type RunningBackend } from '#tests/support/backend.ts'
import { makeHouse } from '#tests/support/small-house.ts'
import { seedEmptyStore } from './seed.ts'

describe('a store is filled from the house that HOUSE names', () => {
  const first = makeHouse()
  const other = makeHouse()
  let backend: RunningBackend
  beforeAll(async () => {
    backend = await startBackend({ seed: 'none', env: { SEED: 'house', HOUSE: first.folder } })
  })
  afterAll(async () => {
    await backend?.close()
    first.remove()
    other.remove()
  })
  const asked = async (path: string) => (await fetch(`${backend.url}${path}`)).json()
  const fill = (folder: string) => seedEmptyStore(backend.deps, openHouse(folder))

  it('with its facts, pieces and pages, and nothing of another', async () => {
    expect((await asked('/api/shop')).name).toBe('A house')
    expect((await asked('/api/products')).products).toMatchObject([
      { name: 'One', price: [{ amount: 1000 }] },
    ])
    expect((await asked('/api/content')).pages.map(({ slug }: { slug: string }) => slug)).toEqual(['home'])
    expect((await asked('/api/stores')).stores).toEqual([])
  })

  it('and takes what is edited there at the next start', async () => {
    first.put('zones.json', [{ prefix: '4', name: 'The coast', transitDays: 2, served: true }])
    await fill(first.folder)
    const { rows } = await sql`select name, transit_days from delivery_zones`.execute(backend.deps.db)
    expect(rows).toEqual([{ name: 'The coast', transit_days: 2 }])
  })

  it('never two houses in one store', async () => {
    await expect(fill(other.folder)).rejects.toThrow(
      /^This store was filled for the house 'house-\w+', and HOUSE is 'house-\w+'/,
    )
    expect((await asked('/api/products')).products).toHaveLength(1)
  })

  it('and a house with faults writes nothing', async () => {
    first.put('zones.json', [{ prefix: '4', name: 'Gone', transitDays: 2, served: true }])
    first.put('catalogue/variants.json', [])
    await expect(fill(first.folder)).rejects.toThrow('one has no row in variants.json')
    const { rows } = await sql`select name from delivery_zones`.execute(backend.deps.db)
    expect(rows).toEqual([{ name: 'The coast' }])
  })
})

describe('SEED=none', () => {
  let backend: RunningBackend | undefined
  afterEach(() => backend?.close())

  it('leaves an empty store', async () => {
    backend = await startBackend({ seed: 'none' })
    const { rows } = await sql`select name from seeded`.execute(backend.deps.db)
    expect(rows).toEqual([])
    const answer = await fetch(`${backend.url}/api/products`)
    expect([answer.status, (await answer.json()).products]).toEqual([200, []])
  })
})
