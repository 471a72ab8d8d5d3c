import { setTimeout as wait } from 'node:timers/promises'
import { expect, it } from 'vitest'
import type { Db } from '#backend/lib/http/implement.ts'
import { inTurn } from './in-turn.ts'

it('work in bulk on one store goes one after another, also after one that failed', async () => {
  const db = {} as unknown as Db
  const said: string[] = []
  const piece = (name: string) => async () => {
    said.push(`${name} begins`)
    await wait(5)
    said.push(`${name} ends`)
    if (name === 'rates') throw new Error('refused')
  }
  const done = await Promise.allSettled(['rates', 'index', 'import'].map((name) => inTurn(db, piece(name))))
  expect(done.map(({ status }) => status)).toEqual(['rejected', 'fulfilled', 'fulfilled'])
  expect(said).toEqual(['rates', 'index', 'import'].flatMap((name) => [`${name} begins`, `${name} ends`]))
})
