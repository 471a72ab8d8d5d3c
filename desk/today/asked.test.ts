import { expect, it } from 'vitest'
import { FIRST } from '../api/first-checks.ts'
import * as asked from './asked.ts'

it.each(Object.values(asked))('$name is asked where the contract has it', ({ name, method, path }) => {
  const endpoint = Object.values(FIRST).find((one) => one.name === name)
  expect({ name, method, path }).toEqual({
    name: endpoint?.name,
    method: endpoint?.method,
    path: endpoint?.path,
  })
})
