import { isTaken } from '#scripts/lib/ports.ts'

/** Below the range that Linux, macOS and Windows hand out for port 0: nobody else is given these by chance. */
const [FIRST, LAST] = [20_000, 31_999]

/** A port that nothing listens on, for a program whose address others must know before it starts. */
export const freePort = async (): Promise<number> => {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST))
    if (!(await isTaken(port))) return port
  }
}
