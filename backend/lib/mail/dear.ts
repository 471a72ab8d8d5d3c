import { greetingName } from '#contract/greeting-name.ts'
import { say, type Said } from '#backend/lib/words/words.ts'

/** The first line of an e-mail to somebody of this name; an account may have none. */
export const dear = (name: string): Said => (name.trim() === '' ? 'Hello,' : say`Dear ${greetingName(name)},`)
