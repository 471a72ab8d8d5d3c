import { beforeEach, describe, expect, it } from 'vitest'
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
    const key = keyFor('one ring')
    expect(keyFor('one ring')).toBe(key)
    expect(keyFor('two rings')).not.toBe(key)
    dropKey()
    expect(sessionStorage).toHaveLength(0)
  })

  it('is empty after signing out, and whatever lies there is never an error', () => {
    keepForm('alice', {})
    keyFor('one ring')
    forgetCheckout()
    expect(sessionStorage).toHaveLength(0)
    for (const text of ['{', 'null', '[]', '{"accountId":"alice","values":1}']) {
      sessionStorage.setItem('checkout-form', text)
      expect(keptForm('alice')).toBeUndefined()
    }
  })
})
