const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const
/**
 * A terminal signals a whole group of processes, and a parent signals its children: signals within this time count as
 * one.
 */
const SAME_ORDER_MS = 1_000

/** Calls `stop` once when the process is told to end. A later second signal ends the process at once. */
export const onStopSignal = (stop: (signal: NodeJS.Signals) => void): void => {
  let told: number | undefined
  for (const signal of SIGNALS)
    process.on(signal, () => {
      if (told === undefined) {
        told = performance.now()
        stop(signal)
      } else if (performance.now() - told > SAME_ORDER_MS) process.exit(1)
    })
}
