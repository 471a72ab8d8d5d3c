import { scryptSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'
import { createPasswords } from './passwords.ts'

describe('passwords (ASVS 6.2)', () => {
  const passwords = createPasswords({ logN: 10 })

  it('are kept as scrypt with a salt of their own, and only the right one opens', async () => {
    const [a, b] = await Promise.all([passwords.hash('granite lantern'), passwords.hash('granite lantern')])
    expect(a).toMatch(/^scrypt\$10\$8\$3\$/)
    expect(a).not.toBe(b)
    expect(await passwords.verify('granite lantern', a)).toBe(true)
    expect(await passwords.verify('granite Lantern', a)).toBe(false)
    expect(await passwords.verify('granite lantern', undefined)).toBe(false)
  })

  it('cost one of the settings that OWASP calls a floor', async () => {
    const [, logN, block, lanes] = (await createPasswords().hash('granite lantern')).split('$').map(Number)
    const floors = [
      [17, 8, 1],
      [16, 8, 2],
      [15, 8, 3],
      [14, 8, 5],
      [13, 8, 10],
    ]
    expect(floors).toContainEqual([logN, block, lanes])
  })

  it('see a hash of any other parameter as outdated, and still open it', async () => {
    const hash = await passwords.hash('granite lantern')
    expect(passwords.isOutdated(hash)).toBe(false)
    const [, logN, block, lanes, salt, key] = hash.split('$')
    const others = [
      [9, block, lanes, salt, key],
      [logN, 4, lanes, salt, key],
      [logN, block, 1, salt, key],
      [logN, block, lanes, salt, Buffer.alloc(16).toString('base64')],
    ]
    for (const other of others) expect(passwords.isOutdated(['scrypt', ...other].join('$'))).toBe(true)
    const before =
      'scrypt$10$8$1$AAAAAAAAAAAAAAAAAAAAAA==$' +
      scryptSync('granite lantern', Buffer.alloc(16), 32, { N: 1024, r: 8, p: 1 }).toString('base64')
    expect(await passwords.verify('granite lantern', before)).toBe(true)
  })

  it('are hashed in a bounded queue: what is too much is turned away at once', async () => {
    const small = createPasswords({ logN: 12, atOnce: 1, mayWait: 3 })
    const outcomes = await Promise.allSettled(Array.from({ length: 10 }, () => small.hash('x')))
    expect(outcomes.filter(({ status }) => status === 'fulfilled')).toHaveLength(4)
    for (const outcome of outcomes)
      if (outcome.status === 'rejected')
        expect(outcome.reason).toMatchObject({ status: 503, code: 'OVERLOADED' })
    expect(await small.verify('y', undefined)).toBe(false)
  })

  it.each([
    'password',
    'Password1!',
    'P@ssw0rd',
    '12345678',
    '123456789',
    'qwerty123',
    'iloveyou',
    '11111111',
    'abcd1234',
    '1q2w3e4r',
    'sunshine99',
    'letmein2024',
    'Admin@123',
    'krishna108',
    '1qaz2wsx',
    'asdfghjkl',
    'zaq12wsx',
    'trustno1',
    'jaishreeram',
    'india@123',
    'abc12345',
    '14081947',
  ])('refuses %s, among the first that are tried', (password) => {
    expect(isCommonPassword(password)).toBe(true)
  })

  it('refuses more than the 3,000 commonest: every word with the usual endings', () => {
    const words = [
      'password',
      'dragon',
      'monkey',
      'cricket',
      'ganesh',
      'diamond',
      'princess',
      'football',
      'sunshine',
      'superman',
    ]
    const endings = Array.from({ length: 400 }, (_, n) => String(n))
    const tried = words
      .flatMap((word) => endings.map((ending) => `${word}${ending}`))
      .filter((text) => text.length >= 8)
    expect(tried.length).toBeGreaterThan(3000)
    expect(tried.filter((text) => !isCommonPassword(text))).toEqual([])
  })

  it('refuses the name and the e-mail of the person, and takes rare ones', () => {
    expect(isCommonPassword('raghavan1985', ['Meera Raghavan'])).toBe(true)
    for (const rare of [
      'tender-otter-quarry',
      'granite-lantern-42',
      'kX9#vq2LmP',
      'three green umbrellas',
      'मेराघरबहुतदूर',
    ])
      expect(isCommonPassword(rare, ['Meera Raghavan', 'meera@example.com'])).toBe(false)
  })
})
