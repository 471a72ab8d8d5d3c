import { describe, expect, it } from 'vitest'
import { parseWords, plainWords } from './parse-words.ts'

describe('the two marks of content texts', () => {
  it('a link and italic words may be within plain text', () => {
    expect(parseWords('See [Engraving](/engraving) and *gold*.')).toEqual([
      { kind: 'text', text: 'See ' },
      { kind: 'link', text: 'Engraving', href: '/engraving' },
      { kind: 'text', text: ' and ' },
      { kind: 'italic', text: 'gold' },
      { kind: 'text', text: '.' },
    ])
  })

  it.each(['javascript:alert(1)', '//elsewhere.test', 'data:text/html,x', 'http://plain.test'])(
    'an address like %s leaves plain words',
    (address) => expect(parseWords(`[words](${address})`)[0]).toEqual({ kind: 'text', text: 'words' }),
  )

  it('plain words carry no marks', () => expect(plainWords('*a* [b](/c)')).toBe('a b'))
})
