import { Type, type Static } from 'typebox'
import { endpoint, strict } from './endpoint.ts'
import { Id } from './formats.ts'
import { MESSAGE_MAX } from './messages.ts'

/** An answer that staff give often. `{name}` becomes the shopper's first name. */
const MessageTemplate = Type.Object({ _id: Id, title: Type.String(), text: Type.String() })
export type MessageTemplate = Static<typeof MessageTemplate>

/** Templates of answers, by title. */
export const operatorMessageTemplates = endpoint({
  name: 'operatorMessageTemplates',
  method: 'GET',
  path: '/api/operator/message-templates',
  caller: 'operator',
  may: ['owner', 'manager', 'counter'],
  feature: 'operator',
  answer: Type.Object({ templates: Type.Array(MessageTemplate) }),
})

const templateParams = Type.Object({ id: Type.String({ format: 'uuid' }) })

/** Makes or changes a template; at most a hundred are kept (409). */
export const operatorPutMessageTemplate = endpoint({
  name: 'operatorPutMessageTemplate',
  method: 'PUT',
  path: '/api/operator/message-templates/:id',
  caller: 'operator',
  may: ['owner', 'manager'],
  feature: 'operator',
  params: templateParams,
  body: strict({
    title: Type.String({ minLength: 2, maxLength: 80, pattern: '\\S{2}' }),
    text: Type.String({ minLength: 2, maxLength: MESSAGE_MAX, pattern: '\\S{2}' }),
  }),
  answer: MessageTemplate,
  repeatable: true,
})

export const operatorRemoveMessageTemplate = endpoint({
  name: 'operatorRemoveMessageTemplate',
  method: 'DELETE',
  path: '/api/operator/message-templates/:id',
  caller: 'operator',
  may: ['owner', 'manager'],
  feature: 'operator',
  params: templateParams,
  answer: Type.Object({ removed: Type.Boolean() }),
  repeatable: true,
})
