const SIGNALS = ['SIGTERM', 'SIGINT', 'SIGHUP'] as const
/** A terminal tells a whole group of processes, and a parent tells its children: within so long it is one order. */
const SAME_ORDER_MS = 1_000

/** Calls `stop` once when the process is told to end. Who tells it again, later than by chance, ends it at once. */
export const onStopSignal = (stop: () => void): void => {
  let told: number | undefined
  for (const signal of SIGNALS)
    process.on(signal, () => {
      if (told === undefined) {
        told = performance.now()
        stop()
      } else if (performance.now() - told > SAME_ORDER_MS) process.exit(1)
    })
}
