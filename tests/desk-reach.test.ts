import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { hasWords } from '../desk/parts/events.ts'

/** What the desk has no screen for yet: the command line does it (`npm run shop -- --help`). By file of the contract. */
const COMMAND_LINE = new Set([
  'audit',
  'blogs',
  'catalogue',
  'catalogue-categories',
  'catalogue-transfer',
  'content',
  'data-key',
  'navigation',
  'options',
  'pictures',
  'product-table',
  'resale',
  'search',
  'shop',
  'stores',
])
/** What its screens do in another way. */
const OTHERWISE: Readonly<Record<string, string>> = {
  endStaffSession: 'signs out by the form of its page',
  operatorMe: 'its page is told who is signed in',
  operatorOrders: 'searches with operatorOrderList',
}

const sources = readdirSync('desk', { withFileTypes: true, recursive: true })
  .filter((entry) => entry.isFile() && /\.tsx?$/.test(entry.name))
  .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
const backend = readdirSync('backend', { withFileTypes: true, recursive: true })
  .filter((entry) => entry.isFile() && /(?<!\.test)\.ts$/.test(entry.name))
  .map((entry) => readFileSync(join(entry.parentPath, entry.name), 'utf8'))
const called = (name: string) => sources.some((code) => new RegExp(`\\b${name}\\b`).test(code))

describe('the desk', () => {
  it('calls every endpoint of the house, but for those that the command line alone does', () => {
    const missing = endpoints
      .filter(({ endpoint, group }) => endpoint.caller === 'operator' && !COMMAND_LINE.has(group))
      .map(({ endpoint }) => endpoint.name)
      .filter((name) => !called(name))
    expect(missing.toSorted()).toEqual(Object.keys(OTHERWISE).toSorted())
  })

  it('says every event of the trail in words', () => {
    const events = backend.flatMap((code) =>
      [...code.matchAll(/\bevent: '([a-z.-]+)'/g)].map(([, event]) => event ?? ''),
    )
    expect(events.length).toBeGreaterThan(60)
    expect([...new Set(events)].filter((event) => !hasWords(event))).toEqual([])
  })

  it('calls nobody else’s endpoints: its cookie opens none of them', () => {
    const others = endpoints.map(({ endpoint }) => endpoint).filter(({ caller }) => caller !== 'operator')
    expect(others.filter(({ name }) => called(name)).map(({ name }) => name)).toEqual([])
  })
})
