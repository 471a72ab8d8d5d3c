import { expect, it } from 'vitest'
import { shapeOf } from '#tests/support/statement-shape.ts'
import { neverRun, typedStatementsOf } from './typed-statements.ts'

const SOURCE = `
const one = sql<{ id: string }>\`select id
  from products where slug = \${slug} and active\`
const untyped = sql\`select 1\`
const two = sql<Row>\`select * from orders\`
const three = sql<Row>\`insert into rates values (\${metal}, \${perGram}) returning *\`
`

it('a typed statement counts as run where one that ran has all its parts in their order', () => {
  const typed = typedStatementsOf('a.ts', SOURCE)
  expect(typed).toEqual([
    { place: 'a.ts:2', parts: ['select id from products where slug =', 'and active'] },
    { place: 'a.ts:5', parts: ['select * from orders'] },
    { place: 'a.ts:6', parts: ['insert into rates values (', ') returning *'] },
  ])
  const ran = [
    'select id from products where slug = $1 and active',
    'and active select id from products where slug =',
    shapeOf('insert into rates\n values ($1, $2) returning *'),
  ]
  expect(neverRun(typed, ran).map(({ place }) => place)).toEqual(['a.ts:5'])
  expect(neverRun(typed, ran.slice(1)).map(({ place }) => place)).toEqual(['a.ts:2', 'a.ts:5'])
})
