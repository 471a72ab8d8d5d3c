import { describe, expect, it } from 'vitest'
import { holdsHidden, wrongName } from './plain-words.ts'

describe('the name of a person, which e-mails begin with', () => {
  it.each([
    'Meera Raghavan',
    'Dr. Meera Rao',
    'Dr.Meera Rao',
    'A.P.J.Abdul Kalam',
    'J. R. D. Tata',
    'S.Ramanujan',
    'Md.Irfan',
    "Siobhan O'Neill-Smith",
    'मीरा राघवन',
    'ക്രിസ്തു ന്‍',
    'क्‍ष',
    'José Ñúñez Jr.',
  ])('is %s', (name) => {
    expect(wrongName(name)).toBeUndefined()
  })

  it.each([
    'evil.example',
    'Win at evil.example',
    'www.evil',
    't.co',
    'Meera (evil.example)',
    'https:evil',
    'http://evil.example',
    'evil。example',
    'evil．example',
    '192.0.2.7',
    'пример.рф',
    'meera@example.com',
    'evil.example,',
  ])('is never %s', (name) => {
    expect(wrongName(name)).toMatch(/no addresses/)
  })

  it.each([
    ['right-to-left override', '\u202e'],
    ['right-to-left isolate', '\u2067'],
    ['left-to-right mark', '\u200e'],
    ['Arabic letter mark', '\u061c'],
    ['zero width space', '\u200b'],
    ['soft hyphen', '\u00ad'],
    ['byte order mark', '\ufeff'],
    ['bell', '\u0007'],
    ['C1 control', '\u0085'],
    ['tag', '\u{e0041}'],
  ])('holds no %s', (_, character) => {
    expect(wrongName(`Meera${character}Rao`)).toMatch(/invisible/)
    expect(holdsHidden(`a${character}`)).toBe(true)
  })

  it('may include line breaks in longer texts', () => {
    expect(holdsHidden('For you\nwith love\t\u{1F469}\u200d\u{1F4BB}')).toBe(false)
  })
})
