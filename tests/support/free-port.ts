import { isTaken } from '#scripts/lib/running/ports.ts'

/** Below the range from which Linux, macOS and Windows choose for port 0: nobody else gets these by chance. */
const [FIRST, LAST] = [20_000, 31_999]

/** A port on which nothing listens, for a program whose address others must know before it starts. */
export const freePort = async (): Promise<number> => {
  for (;;) {
    const port = FIRST + Math.floor(Math.random() * (LAST - FIRST))
    if (!(await isTaken(port))) return port
  }
}
