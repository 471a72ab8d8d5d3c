import { Refusal } from '#backend/lib/http/implement.ts'

/** Refuses what was decided on another hour than the appointment has: a colleague or the visitor has moved it. */
export const refuseMoved = ({ starts_at }: { readonly starts_at: Date }, shown: string | undefined): void => {
  if (shown !== undefined && starts_at.getTime() !== Date.parse(shown))
    throw new Refusal(
      409,
      'CONFLICT',
      'This appointment has been moved meanwhile. Look at its new time, then do this again.',
    )
}
