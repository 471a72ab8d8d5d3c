import { useNavigate } from 'react-router-dom'
import { paths } from '#web/lib/paths.ts'
import { announce } from '#web/ui/announcer.ts'
import { useSendMessage } from './send-message.ts'
import { useSketches } from './sketches.tsx'

/**
 * A form that starts a conversation: its pictures, and `send`, which leads to the messages with a confirmation, or
 * returns what was refused.
 */
export const useFirstMessage = (received: string) => {
  const sendMessage = useSendMessage()
  const sketches = useSketches()
  const goTo = useNavigate()
  const send = async (message: Omit<Parameters<typeof sendMessage>[0], 'pictures'>) => {
    const refused = await sendMessage({ ...message, pictures: sketches.ids })
    if (refused.length === 0) {
      announce(received)
      void goTo(paths.message())
    }
    return refused
  }
  return { sketches, send }
}
