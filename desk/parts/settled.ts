import { useEffect, useState } from 'react'

/** What was typed, once nothing more has been typed for that many milliseconds. */
export const useSettled = (typed: string, pause: number): string => {
  const [settled, setSettled] = useState(typed)
  useEffect(() => {
    const timer = setTimeout(() => setSettled(typed), pause)
    return () => clearTimeout(timer)
  }, [typed, pause])
  return settled
}
