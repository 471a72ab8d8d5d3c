import { expect, test } from 'vitest'
import { misspelt } from './misspelt.ts'

test('a variable whose name is nearly that of a setting is reported with what was meant; others are not', () => {
  expect(misspelt(['FOUR_EYES_ABOV', 'TRUSTED_PROXY', 'DATABSE_URL_FILE', 'SHOPMODE'])).toEqual([
    { name: 'FOUR_EYES_ABOV', meant: 'FOUR_EYES_ABOVE' },
    { name: 'TRUSTED_PROXY', meant: 'TRUSTED_PROXIES' },
    { name: 'DATABSE_URL_FILE', meant: 'DATABASE_URL' },
    { name: 'SHOPMODE', meant: 'SHOP_MODE' },
  ])
  const usual = [
    'PATH',
    'HOME',
    'LANG',
    'TZ',
    'USER',
    'SHLVL',
    'LOGNAME',
    'NODE_ENV',
    'PGHOST',
    'POSTGRES_USER',
  ]
  expect(
    misspelt([...usual, 'DATA_KEY_FILE', 'MEDIA_URL', 'REDIS_URL', 'INVOCATION_ID', 'JOURNAL_STREAM']),
  ).toEqual([])
})
