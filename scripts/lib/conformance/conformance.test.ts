import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { startBackend, type RunningBackend } from '#tests/support/backend.ts'
import { startStandIn, type StandIn } from '#tests/support/stand-in.ts'
import { examine, type Finding } from './check.ts'
import { openDoor } from './door.ts'
import { featureChecks, featuresOf } from './features.ts'
import { sectionSevenChecks, type Known } from './section-7.ts'

const examined = async (url: string, known: Known = {}, key?: string): Promise<Finding[]> => {
  const door = openDoor(url, key)
  const offered = await featuresOf(door)
  return examine([...sectionSevenChecks(door, known), ...featureChecks(door, offered)], () => {})
}
const lines = (findings: readonly Finding[], outcome: Finding['outcome']) =>
  findings
    .filter((finding) => finding.outcome === outcome)
    .map(({ call, what, why }) => `${call}: ${what}: ${why}`)

describe('section 7: the examination of a backend', () => {
  let ours: RunningBackend
  let standIn: StandIn
  beforeAll(async () => {
    ;[ours, standIn] = await Promise.all([startBackend(), startStandIn()])
  })
  afterAll(() => Promise.all([ours?.close(), standIn?.close()]))

  it('finds nothing to say of our own backend', async () => {
    const findings = await examined(ours.url)
    expect(lines(findings, 'failed')).toEqual([])
    expect(lines(findings, 'advice')).toEqual([])
    // Only the one who asks knows who owns the order.
    expect(lines(findings, 'left out')).toHaveLength(1)
    expect(findings.length).toBeGreaterThan(45)
  })

  it('shows the key that a backend in production asks for, and says what it hears without one', async () => {
    const key = 'the-key-of-this-conformance-test-run'
    const closed = await startBackend({
      env: {
        SHOP_MODE: 'production',
        PUBLIC_URL: 'https://shop.test',
        ALLOW_TEST_PAYMENTS: '1',
        INTERNAL_TOKEN: key,
      },
    })
    try {
      expect(lines(await examined(closed.url, {}, key), 'failed')).toEqual([])
      await expect(examined(closed.url)).rejects.toThrow('the key of the shop')
    } finally {
      await closed.close()
    }
  })

  it('tells a backend of section 7 alone what was not tested: categories, and whether money came', async () => {
    const findings = await examined(standIn.url, { blog: 'b1', token: 'good-token', order: 'o1' })
    expect(lines(findings, 'failed')).toEqual([
      'GET /api/products: `categoryId` narrows the list to the category: it changes nothing',
      'POST /api/orders/mark-paid: a session that the payment provider never had is not called paid: it is: whoever knows the address gets the goods',
    ])
    expect(findings.filter(({ call }) => call === 'GET /api/facets')).toEqual([])
  })

  it('says what breaks the contract, where, and goes on', async () => {
    let refusals = 0
    standIn.intercept(({ path, query }) => {
      // Refused for now: the shop asks again, and so does the examination.
      if (path === '/api/categories/c1' && (refusals += 1) < 3) return { status: 503, body: {} }
      if (path === '/api/categories/c2') return { hangUp: true }
      if (path === '/api/products/p1') return { body: { _id: 'p1', name: 'Aster Ring', images: 'none' } }
      if (path === '/api/products' && query['page'] === '2')
        return { body: { products: [], total: 3, page: 2 } }
      if (path === '/api/blogs/no-such-blog') return { status: 500, body: {} }
      return undefined
    })
    const failed = lines(await examined(standIn.url, { blog: 'b1' }), 'failed').join('\n')
    standIn.intercept(() => undefined)
    expect(failed).toContain('total is 14, then 3')
    expect(failed).toContain('the answer breaks the contract: ')
    expect(failed).toContain('/api/categories/c2 gave no answer: ')
    expect(failed).toContain('status 500 in place of 404')
    expect([refusals, failed.includes('status 503')]).toEqual([3, false])
  })
})
