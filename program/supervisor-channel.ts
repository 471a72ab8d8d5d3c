/** What a program and the supervisor that started it tell each other over their channel (scripts/lib/running/supervisor.ts). */

/** How often each program was restarted, by its name. */
export type Restarts = Readonly<Record<string, number>>

/** Tells the supervisor, if there is one, what a start is doing. Only for the main file of a program. */
export const tellStep = (step: string): void => {
  if (process.channel) process.send?.({ step })
}

/** The step that a message of a program names. */
export const stepIn = (message: unknown): string | undefined =>
  typeof message === 'object' && message !== null && 'step' in message && typeof message.step === 'string'
    ? message.step
    : undefined

const isRestarts = (value: unknown): value is Restarts =>
  typeof value === 'object' &&
  value !== null &&
  Object.values(value).every((count) => typeof count === 'number')

/** Hears from the supervisor how often each program was restarted. It does not keep the process running. */
export const hearRestarts = (hear: (restarts: Restarts) => void): void => {
  process.on('message', (message: unknown) => {
    if (typeof message !== 'object' || message === null || !('restarts' in message)) return
    if (isRestarts(message.restarts)) hear(message.restarts)
  })
  process.channel?.unref()
}
