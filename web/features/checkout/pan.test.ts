import { describe, expect, it } from 'vitest'
import { panDoubt, panRule } from './pan.ts'

describe('PAN', () => {
  it('has a shape, and a known kind of holder', () => {
    for (const pan of ['ABCPR1234F', ' abcpr1234f ', 'ABCPR 1234 F', 'AAACT1234A', 'AAAHK1234Z'])
      expect(panRule(pan)).toBe(true)
    expect(panRule('ABCP1234F')).toBe('A PAN has ten characters.')
    expect(panRule('ABCPR12345')).toBe('A PAN is five letters, four figures and a letter.')
    expect(panRule('ABCDR1234F')).toContain('D is not used')
  })

  it('raises a doubt where the name does not fit, and none where it may', () => {
    expect(panDoubt('ABCPR1234F', 'Meera Raghavan')).toBeUndefined()
    expect(panDoubt('ABCPÉ1234F', 'Meera Raghavan')).toBeUndefined()
    expect(panDoubt('ABCPE1234F', 'Meera Élan')).toBeUndefined()
    expect(panDoubt('ABCPK1234F', 'Meera Raghavan')).toContain('no word of ‘Meera Raghavan’ begins with K')
    expect(panDoubt('ABCPK1234F', 'मीरा')).toBeUndefined()
    expect(panDoubt('ABCPK', 'Meera Raghavan')).toBeUndefined()
  })
})
