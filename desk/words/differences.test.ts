import { expect, it } from 'vitest'
import { differences } from './differences.ts'

const prose = (words: string) => ({ kind: 'prose', paragraphs: [words] })

it('names each place that differs, and what stands there', () => {
  const page = { title: 'Spring', position: 1, blocks: [prose('One'), prose('Two')] }
  expect(differences(page, page)).toEqual([])
  expect(
    differences(page, { ...page, title: 'Early spring', lead: 'Soon', blocks: [prose('One'), prose('2')] }),
  ).toEqual([
    { where: 'Title', before: 'Spring', after: 'Early spring' },
    { where: 'Blocks 2, Paragraphs 1', before: 'Two', after: '2' },
    { where: 'Below the title', before: '', after: 'Soon' },
  ])
})

it('says that an entry was added, not that all after it changed', () => {
  const of = (...words: readonly string[]) => ({ blocks: words.map(prose) })
  const quote = { kind: 'quote', words: 'Quiet.' }
  expect(differences(of('One', 'Two'), { blocks: [prose('One'), quote, prose('Two')] })).toEqual([
    { where: 'Blocks 2', before: '', after: 'Quote: Quiet.' },
  ])
  expect(differences(of('One', 'Two', 'Three'), of('One', 'Three'))).toEqual([
    { where: 'Blocks 2', before: 'Prose: Two', after: '' },
  ])
})
