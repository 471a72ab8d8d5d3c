import { useEffect, useRef, useState } from 'react'

/** By then the bag has been read again after an accepted change. */
const REREAD_MS = 5_000

/**
 * The quantity of a line. Every press counts: presses while an answer is on its way are sent after it. An accepted
 * number is shown until the bag that is read again has it (`kept`), so that it does not jump back meanwhile. `ask`
 * returns why a number was refused; undefined if it was accepted.
 */
export const useQuantity = (kept: number, ask: (quantity: number) => Promise<string | undefined>) => {
  const [wanted, setWanted] = useState<number>()
  const [refusal, setRefusal] = useState<string>()
  const [accepted, setAccepted] = useState(false)
  const latest = useRef<number>(undefined)
  if (accepted && wanted === kept) {
    setAccepted(false)
    setWanted(undefined)
  }
  useEffect(() => {
    if (!accepted) return undefined
    const timer = setTimeout(() => {
      setAccepted(false)
      setWanted(undefined)
    }, REREAD_MS)
    return () => clearTimeout(timer)
  }, [accepted])
  const change = async (to: number) => {
    const asking = latest.current !== undefined
    latest.current = to
    setWanted(to)
    setAccepted(false)
    setRefusal(undefined)
    if (asking) return
    let done = false
    try {
      let refused: string | undefined
      for (let asked: number | undefined; refused === undefined && asked !== latest.current;) {
        asked = latest.current
        refused = await ask(asked)
      }
      setRefusal(refused)
      done = refused === undefined
    } finally {
      latest.current = undefined
      if (done) setAccepted(true)
      else setWanted(undefined)
    }
  }
  return { quantity: wanted ?? kept, change, refusal, setRefusal }
}
