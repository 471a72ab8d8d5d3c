import { createHash } from 'node:crypto'
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { dictionary } from '@zxcvbn-ts/language-common'
import { scryptSync } from 'node:crypto'
import { describe, expect, it } from 'vitest'
import { isCommonPassword } from './common-passwords.ts'
import { isLeaked } from './known-passwords.ts'
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

  it('refuses the 3,000 most common leaked passwords that are long enough, and the less common ones', async () => {
    const leaked = dictionary['passwords-common'].filter((password) => password.length >= 8)
    const { isKnown } = createPasswords()
    const taken: string[] = []
    for (const password of leaked) if (!(await isKnown(password, []))) taken.push(password)
    expect(leaked.length).toBeGreaterThan(10_000)
    expect(taken).toEqual([])
    expect(await isKnown('Maverick', [])).toBe(true)
    expect(await isKnown('tender-otter-quarry', [])).toBe(false)
  })

  it('refuses what a file of leaked passwords holds, the first and the last line included', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'leaked-'))
    const hashOf = (password: string) => createHash('sha1').update(password).digest('hex').toUpperCase()
    const inside = Array.from({ length: 500 }, (_, n) => `tender-otter-${n}`)
    const sorted = inside.map(hashOf).toSorted()
    try {
      for (const line of [(hash: string) => hash, (hash: string, n: number) => `${hash}:${n * 7919}`])
        for (const [end, eol] of [
          ['', '\n'],
          ['\r\n', '\r\n'],
        ]) {
          const file = join(folder, 'leaked.txt')
          writeFileSync(file, sorted.map(line).join(eol) + (end ?? ''))
          const { isKnown } = createPasswords({ leaked: file })
          expect(await Promise.all(inside.map((password) => isKnown(password, [])))).not.toContain(false)
          const outside = inside.map((password) => isKnown(`${password}-quarry`, []))
          expect(await Promise.all(outside)).not.toContain(true)
        }
      writeFileSync(join(folder, 'empty.txt'), '')
      expect(await isLeaked(join(folder, 'empty.txt'), 'tender-otter-1')).toBe(false)
    } finally {
      rmSync(folder, { recursive: true })
    }
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
