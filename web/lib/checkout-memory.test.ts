import { beforeEach, describe, expect, it, vi } from 'vitest'
import { dropKey, forgetCheckout, keepForm, keptForm, keyFor } from './checkout-memory.ts'

describe('what a tab remembers of a checkout', () => {
  beforeEach(() => sessionStorage.clear())

  it('gives what one account typed to that account alone, without its PAN, and forgets it for another', () => {
    keepForm('alice', { city: 'A town', pan: 'ABCDE1234F' })
    expect(keptForm('alice')).toEqual({ city: 'A town', pan: '' })
    expect(keptForm('bob')).toBeUndefined()
    expect(keptForm('alice')).toBeUndefined()
    expect(sessionStorage).toHaveLength(0)
  })

  it('keeps one key for one content until it is dropped', () => {
    const key = keyFor({ total: 1 })
    expect(keyFor({ total: 1 })).toBe(key)
    expect(keyFor({ total: 2 })).not.toBe(key)
    dropKey()
    expect(sessionStorage).toHaveLength(0)
  })

  it('writes no PAN into the store, in no form', () => {
    keepForm('alice', { pan: 'ABCDE1234F' })
    keyFor({ total: 1, pan: 'ABCDE1234F' })
    expect(JSON.stringify({ ...sessionStorage })).not.toMatch(/ABCDE1234F/i)
  })

  it('goes on where nothing may be stored', () => {
    vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
      throw new DOMException('full', 'QuotaExceededError')
    })
    expect(keyFor({ total: 1 })).toMatch(/^[\da-f-]{36}$/)
    keepForm('alice', {})
    vi.restoreAllMocks()
  })

  it('is empty after signing out, and odd content is never an error', () => {
    keepForm('alice', {})
    keyFor({ total: 1 })
    forgetCheckout()
    expect(sessionStorage).toHaveLength(0)
    for (const text of ['{', 'null', '[]', '{"accountId":"alice","values":1}']) {
      sessionStorage.setItem('checkout-form', text)
      expect(keptForm('alice')).toBeUndefined()
    }
  })
})
