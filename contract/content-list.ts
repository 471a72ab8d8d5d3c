import { Type } from 'typebox'
import { ContentLink } from './content.ts'
import { endpoint } from './endpoint.ts'

/** Every page of the house, the parts of pages too. */
export const operatorPages = endpoint({
  name: 'operatorPages',
  method: 'GET',
  path: '/api/operator/content',
  caller: 'operator',
  may: ['owner', 'manager'],
  feature: 'content',
  answer: Type.Object({ pages: Type.Array(ContentLink) }),
})
