import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, it } from 'vitest'
import { endpoints } from '#contract/endpoints.ts'
import { STAFF_ROLES } from '#contract/endpoint.ts'
import { hasWords } from '../desk/parts/events.ts'
import { finds, house, reachedScreens } from './support/desk-screens.ts'

/** What only the command line does (`npm run shop -- --help`): work on the whole store, or of machines. */
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
/** What the desk's screens do in another way. */
const OTHERWISE: Readonly<Record<string, string>> = {
  endStaffSession: 'signs out by the form of its page',
  operatorMe: 'its page is told who is signed in',
  operatorOrders: 'searches with operatorOrderList',
  operatorSetStore: 'writes a salon whole, by operatorPutStore',
}

/** The screens of each role. The endpoints behind them refuse the others (`house-door.test.ts`). */
const SEES: Readonly<Record<string, string>> = {
  owner:
    '/ /orders /packing /returns /workshop /money /books /products /categories /options /rates /shoppers /messages /enquiries /appointments /pages /blogs /salons /menu /texts /translations /e-mails /store /facts /resale /staff /trail /products/new /products/import',
  manager:
    '/ /orders /packing /returns /workshop /money /books /products /categories /options /rates /shoppers /messages /enquiries /appointments /pages /blogs /salons /menu /texts /translations /e-mails /store /resale /products/new /products/import',
  workshop: '/ /orders /packing /workshop /products',
  counter: '/ /orders /returns /products /rates /shoppers /messages /enquiries /appointments',
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
    const missing = house.map(({ name }) => name).filter((name) => !called(name))
    expect(missing.toSorted()).toEqual([...Object.keys(COMMAND_LINE), ...Object.keys(OTHERWISE)].toSorted())
  })

  it('has each of them on a screen that everybody who may call it can open', () => {
    const screens = reachedScreens()
    const nowhere = house
      .filter(({ name }) => !(name in COMMAND_LINE) && !(name in OTHERWISE))
      .flatMap((endpoint) =>
        endpoint.may
          .filter((role) => !finds(screens, role, endpoint))
          .map((role) => `${endpoint.name}: ${role}`),
      )
    expect(nowhere).toEqual([])
  })

  it('shows each role its screens, as this table says', () => {
    const screens = reachedScreens()
    expect(
      Object.fromEntries(
        STAFF_ROLES.map((role) => [
          role,
          screens
            .filter(({ by }) => by.may.includes(role))
            .map(({ path }) => path)
            .join(' '),
        ]),
      ),
    ).toEqual(SEES)
  })

  it('uses the calls of a screen only for roles that see the screen', () => {
    for (const { path, by, calls } of reachedScreens()) {
      expect({ path, calls: calls.length > 0 }).toEqual({ path, calls: true })
      const forNobody = calls.filter(({ may }) => !may.some((role) => by.may.includes(role)))
      expect({ path, forNobody: forNobody.map(({ name }) => name) }).toEqual({ path, forNobody: [] })
    }
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
