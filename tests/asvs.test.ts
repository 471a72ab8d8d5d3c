import { execFileSync } from 'node:child_process'
import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, it } from 'vitest'
import { SERVER_SETTINGS } from '#server/settings.ts'

/** docs/asvs.md is true: what it cites exists, and its statements about the whole source hold. */

const read = (file: string) => readFileSync(file, 'utf8')
const plain = (text: string) => text.replaceAll('’', "'").replaceAll('\\', '')
const rows = [
  ...read('docs/asvs.md').matchAll(
    /^\| (\d+\.\d+\.\d+) \| [12] \| (met|not met|not applicable) \| (.*) \|$/gm,
  ),
].map(([, row = '', status = '', why = '']) => ({ row, status, why }))
const count = (wanted: string) => rows.filter(({ status }) => status === wanted).length

const CODE =
  /`((?:backend|contract|docs|ops|program|scripts|server|tests|web)\/[^`]+|[A-Z]+\.md|docker-compose\.yml)`/g
const TESTED = /`([^`]+\.test\.tsx?)`: ([^;|)]+?)(?=[;)]|\.? \||\. [A-Z]|$)/g

describe('the answers to the ASVS', () => {
  it('are 253, counted as the page says', () => {
    expect(new Set(rows.map(({ row }) => row)).size).toBe(253)
    expect(read('docs/asvs.md')).toContain(
      `${count('met')} are met, ${count('not applicable')} do not apply, ${count('not met')} are not met`,
    )
  })

  it('name code and a test for each row that is met, and nothing that is not there', () => {
    const wrong = rows.flatMap(({ row, status, why }) => {
      const files = [...why.matchAll(CODE)].map(([, file = '']) => file)
      const tests = files.filter((file) => file.includes('.test.'))
      return [
        ...files.filter((file) => !existsSync(file)).map((file) => `${row}: ${file} is not there`),
        ...(status === 'met' && tests.length === 0 ? [`${row}: no test`] : []),
        ...(status === 'met' && files.length === tests.length && !why.startsWith('No ')
          ? [`${row}: no code`]
          : []),
        ...(why.length < 8 ? [`${row}: no reason`] : []),
      ]
    })
    expect(wrong).toEqual([])
  })

  it('quote the title of each test that they name', () => {
    const cited = rows.flatMap(({ row, why }) =>
      [...why.matchAll(TESTED)].map(([, file = '', words = '']) => ({ row, file, words: words.trim() })),
    )
    const named = rows.flatMap(({ why }) => [...why.matchAll(/`[^`]+\.test\.tsx?`/g)])
    expect(cited.length).toBe(named.length)
    const missing = cited.filter(({ file, words }) => !plain(read(file)).includes(plain(words)))
    expect(missing).toEqual([])
  })
})

const sources = execFileSync(
  'git',
  ['ls-files', 'backend', 'contract', 'payments', 'program', 'server', 'web'],
  {
    encoding: 'utf8',
  },
)
  .split('\n')
  .filter(
    (file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$|\/gql\/|\/generated\//.test(file) && existsSync(file),
  )
const holding = (what: RegExp) => sources.filter((file) => what.test(read(file)))

describe('no program of ours', () => {
  it('starts another program', () => {
    expect(holding(/child_process/)).toEqual([])
  })

  it('runs text as code', () => {
    expect(holding(/\beval\(|new Function\(|node:vm|setTimeout\(['"`]/)).toEqual([])
  })

  it('builds an expression from what somebody typed', () => {
    // Each of these is composed of parts in the same file, or of the house's own texts, escaped.
    expect(holding(/new RegExp\(/)).toEqual([
      'backend/modules/account/countries.ts',
      'backend/modules/checkout/form.ts',
      'backend/modules/merchandising/table/percent-cells.ts',
      'backend/modules/personalise/choose.ts',
      'backend/modules/search/search-phrases.ts',
      'program/filled-texts.ts',
      'server/upstream/address.ts',
      'web/features/catalogue/product/engraving/wishes.ts',
      'web/words/language.ts',
    ])
  })

  it('protects anything by a weak hash', () => {
    expect(holding(/['"]md5['"]/)).toEqual([])
    // Codes of authenticator apps, a list of leaked passwords, names of statements and of stored answers.
    expect(holding(/['"]sha1['"]/)).toEqual([
      'backend/lib/security/known-passwords.ts',
      'backend/lib/security/totp.ts',
      'backend/lib/store/postgres-client.ts',
      'server/cache/bytes.ts',
    ])
  })

  it('keeps a secret by a chance that can be foreseen', () => {
    // Pauses between tries, and faults for which tests ask the local provider.
    expect(holding(/Math\.random/)).toEqual([
      'payments/webhooks.ts',
      'program/back-off.ts',
      'server/upstream/call.ts',
    ])
  })

  it('takes any certificate', () => {
    expect(holding(/rejectUnauthorized:\s*false|NODE_TLS_REJECT_UNAUTHORIZED/)).toEqual([])
  })

  it('stops a paste', () => {
    expect(holding(/onPaste|['"]paste['"]/)).toEqual([])
  })

  it('keeps in the browser more than choices, places on a page and the form of the checkout', () => {
    expect(holding(/\b(?:session|local)Storage\b|indexedDB/)).toEqual([
      'web/app/colour-mode.ts',
      'web/app/init-script.ts',
      'web/app/search/recent-searches.ts',
      'web/app/shell/sign-up-rules.ts',
      'web/app/use-arrival.ts',
      'web/components/product-card/paused-pictures.ts',
      'web/components/size-guide/device-store.ts',
      'web/features/catalogue/product/configurator/kept-piece.ts',
      'web/lib/checkout-memory.ts',
      'web/lib/device-list.ts',
    ])
    expect(read('web/lib/checkout-memory.ts')).toContain("{ ...values, pan: '' }")
  })
})

describe('what surrounds the programs', () => {
  it('the proxy speaks TLS 1.2 and 1.3 with forward secrecy and authenticated encryption alone', () => {
    const conf = read('ops/nginx/tls.conf')
    expect(conf).toMatch(/ssl_protocols TLSv1\.2 TLSv1\.3;/)
    const suites = /ssl_ciphers ([^;]+);/.exec(conf)?.[1]?.split(':') ?? []
    expect(suites.length).toBeGreaterThan(3)
    for (const suite of suites) expect(suite).toMatch(/^ECDHE-(?:ECDSA|RSA)-(?:AES\d+-GCM|CHACHA20)-/)
  })

  it('docker-compose.yml has no password of its own', () => {
    const given = [
      ...read('docker-compose.yml').matchAll(/\$\{(\w*(?:PASSWORD|TOKEN|KEY|SECRET)\w*):-([^}]+)\}/g),
    ]
    expect(given).toEqual([])
  })

  it('the BFF reads no secret of payments, mail or the store', () => {
    const names = Object.keys(SERVER_SETTINGS.properties)
    expect(names.filter((name) => /STRIPE|SMTP|DATA_KEY|DATABASE|OPERATOR/.test(name))).toEqual([])
  })
})
