import { useRef, useState } from 'react'

/**
 * The quantity of a line. Every press counts: presses while an answer is on its way are sent after it. `ask` returns
 * why a number was refused; undefined if it was accepted.
 */
export const useQuantity = (kept: number, ask: (quantity: number) => Promise<string | undefined>) => {
  const [wanted, setWanted] = useState<number>()
  const [refusal, setRefusal] = useState<string>()
  const latest = useRef<number>(undefined)
  const change = async (to: number) => {
    const asking = latest.current !== undefined
    latest.current = to
    setWanted(to)
    setRefusal(undefined)
    if (asking) return
    try {
      let refused: string | undefined
      for (let asked: number | undefined; refused === undefined && asked !== latest.current;) {
        asked = latest.current
        refused = await ask(asked)
      }
      setRefusal(refused)
    } finally {
      latest.current = undefined
      setWanted(undefined)
    }
  }
  return { quantity: wanted ?? kept, change, refusal, setRefusal }
}
