import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { hasWords } from '../desk/parts/events.ts'

/** What the command line alone does (`npm run shop -- --help`): work on the whole store, or of machines. */
const COMMAND_LINE: Readonly<Record<string, string>> = {
  operatorAudit: 'the whole trail as a file; the desk searches it',
  operatorDataKey: 'the key of the store is changed where its settings stand',
  operatorRotateDataKey: 'the key of the store is changed where its settings stand',
  operatorExport: 'a whole catalogue, to another shop',
  operatorImportLines: 'a whole catalogue, from another shop; the desk imports tables',
  operatorKnownPictures: 'asked before a folder of pictures is sent',
  operatorPictures: 'pictures without a product or page; the desk sends them where they are shown',
  operatorRemovePicture: 'pictures without a product or page',
  operatorSearch: 'the index repairs itself; to read every product anew is for its keeper',
  operatorRebuildSearch: 'the index repairs itself; to read every product anew is for its keeper',
}
/** What its screens do in another way. */
const OTHERWISE: Readonly<Record<string, string>> = {
  endStaffSession: 'signs out by the form of its page',
  operatorMe: 'its page is told who is signed in',
  operatorOrders: 'searches with operatorOrderList',
  operatorSetStore: 'writes a salon whole, by operatorPutStore',
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
      .filter(({ endpoint }) => endpoint.caller === 'operator')
      .map(({ endpoint }) => endpoint.name)
      .filter((name) => !called(name))
    expect(missing.toSorted()).toEqual([...Object.keys(COMMAND_LINE), ...Object.keys(OTHERWISE)].toSorted())
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
