import { Refusal } from '#backend/lib/http/implement.ts'

/** A 409: somebody else has saved others of these since they were read. */
export const savedMeanwhile = (what: 'words' | 'facts' | 'pictures'): Refusal =>
  new Refusal(
    409,
    'CONFLICT',
    `Somebody else has saved other ${what} meanwhile. Look at theirs first; nothing was saved.`,
  )
