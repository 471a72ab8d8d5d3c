import { describe, expect, it } from 'vitest'
import { looksLikeRecoveryCode, newRecoveryCodes, recoveryHash } from './recovery-codes.ts'
import { newTotpSecret, totpAddress, totpCode, totpStep } from './totp.ts'

/** '12345678901234567890' of RFC 6238, appendix B. */
const SECRET = 'GEZDGNBVGY3TQOJQGEZDGNBVGY3TQOJQ'

describe('one-time codes (RFC 6238)', () => {
  it.each([
    [59, '287082'],
    [1_111_111_109, '081804'],
    [1_111_111_111, '050471'],
    [1_234_567_890, '005924'],
    [2_000_000_000, '279037'],
    [20_000_000_000, '353130'],
  ])('are those of the standard at %i s', (seconds, code) => {
    expect(totpCode(SECRET, Math.floor(seconds / 30))).toBe(code)
    expect(totpStep(SECRET, code, { now: seconds * 1000, lastStep: undefined })).toBe(
      Math.floor(seconds / 30),
    )
  })

  it('count one step early and late, typed with a blank, and never twice', () => {
    const now = 1_234_567_890_000
    const step = Math.floor(now / 30_000)
    const at = (offset: number, lastStep?: number) =>
      totpStep(SECRET, totpCode(SECRET, step + offset), { now, lastStep })
    expect([at(-2), at(-1), at(0), at(1), at(2)]).toEqual([undefined, step - 1, step, step + 1, undefined])
    expect([at(0, step), at(-1, step), at(1, step)]).toEqual([undefined, undefined, step + 1])
    const code = totpCode(SECRET, step)
    expect(totpStep(SECRET, `${code.slice(0, 3)} ${code.slice(3)}`, { now, lastStep: undefined })).toBe(step)
    for (const wrong of ['', '12345', '1234567', 'abcdef', '٠٠٥٩٢٤'])
      expect(totpStep(SECRET, wrong, { now, lastStep: undefined })).toBeUndefined()
  })

  it('have secrets of 160 random bits, and an address that apps read', () => {
    const [a, b] = [newTotpSecret(), newTotpSecret()]
    expect(a).toMatch(/^[A-Z2-7]{32}$/)
    expect(a).not.toBe(b)
    expect(totpAddress(SECRET, { issuer: 'The house', account: 'asha@example.com' })).toBe(
      `otpauth://totp/The%20house:asha%40example.com?secret=${SECRET}&issuer=The%20house&algorithm=SHA1&digits=6&period=30`,
    )
  })
})

describe('recovery codes', () => {
  it('are ten, each another, and known again however they are typed', () => {
    const codes = newRecoveryCodes()
    expect(new Set(codes).size).toBe(10)
    for (const code of codes) {
      expect(code).toMatch(/^[2-9a-hj-km-np-tv-z]{4}(?:-[2-9a-hj-km-np-tv-z]{4}){5}$/)
      expect(recoveryHash(code.toUpperCase().replaceAll('-', ' '))).toBe(recoveryHash(code))
      expect(looksLikeRecoveryCode(code)).toBe(true)
      // 112 bits and more: then a quick hash is enough (ASVS 6.5.2).
      expect(code.replaceAll('-', '').length * Math.log2(30)).toBeGreaterThan(112)
    }
    expect(looksLikeRecoveryCode('k3m7-q2xv-9fzt')).toBe(true)
    expect(looksLikeRecoveryCode('123 456')).toBe(false)
  })
})
