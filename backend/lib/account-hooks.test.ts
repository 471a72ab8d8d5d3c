import { expect, it } from 'vitest'
import { joinAccountHooks, nothingToDo, type AccountHooks } from './account-hooks.ts'
import { none, type Db, type Module } from './http/implement.ts'

const db = {} as Db
const event = { accountId: 'a', now: 0 }

it('every module takes its turn as an account goes, and one that refuses stops it', async () => {
  const calls: string[] = []
  const part = (name: string, refuses = false): AccountHooks => ({
    exported: { [name]: () => Promise.resolve(name) },
    discarded: nothingToDo,
    erased: async () => {
      calls.push(name)
      if (refuses) throw new Error('a parcel is on its way')
    },
  })
  const life = joinAccountHooks([part('bag'), 'keeps nothing', part('orders', true), part('points')])
  expect(await life.exported(db, 'a', 0)).toEqual({ bag: 'bag', orders: 'orders', points: 'points' })
  await life.discarded(db, event)
  await expect(life.erased(db, event)).rejects.toThrow('on its way')
  expect(calls).toEqual(['bag', 'orders'])
  expect(() => joinAccountHooks([part('bag'), part('bag')])).toThrow('under one name')
})

it('a module that does not say what it keeps of a person does not compile', () => {
  // @ts-expect-error `accounts` is missing
  const forgetful: Module = { name: 'forgetful', routes: none, jobs: none, metrics: none }
  expect(forgetful).not.toHaveProperty('accounts')
})
