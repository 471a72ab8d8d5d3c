import { useMutation } from 'urql'
import { graphql } from '#web/gql/messages/gql.ts'
import type { WishInput } from '#web/gql/messages/graphql.ts'
import { formAnswer } from '#web/lib/form-answer.ts'

const SendMessage = graphql(`
  mutation SendMessage($text: String!, $pictures: [ID!], $wish: WishInput) {
    sendMessage(text: $text, pictures: $pictures, wish: $wish) {
      message {
        id
      }
      userErrors {
        field
        message
        code
      }
    }
  }
`)

/** The most characters in one message. */
export const MESSAGE_MAX = 2000

interface NewMessage {
  readonly text: string
  readonly pictures: readonly string[]
  readonly wish?: WishInput
}

/** Writes to the house. Returns what was refused. */
export const useSendMessage = () => {
  const [, send] = useMutation(SendMessage)
  return async ({ pictures, ...message }: NewMessage) => {
    const { data, error } = await send(
      { ...message, ...(pictures.length > 0 && { pictures: [...pictures] }) },
      { additionalTypenames: ['Message', 'MessagePage'] },
    )
    return formAnswer(error, data?.sendMessage.userErrors)
  }
}
