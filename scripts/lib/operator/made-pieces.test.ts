import { describe, expect, it } from 'vitest'
import { readPiece } from './made-pieces.ts'

describe('what the operator types of a piece', () => {
  it('item, HUID, weights in grams and the report', () => {
    expect(readPiece('1:ab12cd:3.61:3.427:GIA:2141438171')).toEqual({
      item: '1',
      huid: 'AB12CD',
      grossMg: 3610,
      netMg: 3427,
      report: { lab: 'GIA', number: '2141438171' },
    })
    expect(readPiece('2:-:61')).toEqual({ item: '2', grossMg: 61_000 })
    expect(readPiece('2:-:61:-:IGI:77')).toEqual({
      item: '2',
      grossMg: 61_000,
      report: { lab: 'IGI', number: '77' },
    })
  })

  it('says in one sentence what cannot be read', () => {
    expect(() => readPiece('1')).toThrow(/is not <item>:<huid>/)
    expect(() => readPiece('1:AB-123:3.6')).toThrow(/not a HUID: it has six letters and digits/)
    expect(() => readPiece('1:AB12CD:3,6')).toThrow(/‘3,6’ is not a gross weight in grams/)
    expect(() => readPiece('1:AB12CD:3.6:0')).toThrow(/not a net weight/)
    expect(() => readPiece('1:AB12CD:3.6:3.4:GIA')).toThrow(/laboratory and a number/)
    expect(() => readPiece('1:AB12CD:3.6:3.4:GIA:1:2')).toThrow(/is not/)
  })
})
