import { describe, expect, it } from 'vitest'
import { headerAfter, HEADER_HIDES_PAST, type HeaderState } from './header-state.ts'

const scroll = (...positions: number[]): HeaderState =>
  positions.reduce<HeaderState>(headerAfter, { y: 0, hidden: false, top: true })

describe('specification 2: the header', () => {
  it('hides beyond 100 px of scroll', () => {
    expect(HEADER_HIDES_PAST).toBe(100)
    expect(scroll(60).hidden).toBe(false)
    expect(scroll(60, 100).hidden).toBe(false)
    expect(scroll(60, 101).hidden).toBe(true)
  })
  it('returns on scrolling up, wherever that is', () => {
    expect(scroll(2000, 1999).hidden).toBe(false)
  })
  it('hides again on the next scroll down', () => {
    expect(scroll(2000, 1900, 1950).hidden).toBe(true)
  })
  it('does not mind the bounce above the top', () => {
    expect(scroll(300, 0, -40, 0)).toEqual({ y: 0, hidden: false, top: true })
  })
  it('is transparent at the top only', () => {
    expect(scroll(100).top).toBe(true)
    expect(scroll(500, 300).top).toBe(false)
    expect(scroll(500, 20).top).toBe(true)
  })
})
