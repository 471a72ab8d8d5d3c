import { expect, it } from 'vitest'
import * as asked from './asked.ts'

it.each(Object.values(asked))(
  '$name is asked where the contract has it',
  async ({ name, method, path, load }) => {
    const endpoint = await load()
    expect({ name, method, path }).toEqual({
      name: endpoint.name,
      method: endpoint.method,
      path: endpoint.path,
    })
  },
)
