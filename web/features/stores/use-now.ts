import { useEffect, useState } from 'react'

/** The current time, to the minute. Known in the browser only: a page that is the same for everyone cannot know it. */
export const useNow = (): Date | undefined => {
  const [now, setNow] = useState<Date>()
  useEffect(() => {
    setNow(new Date())
    const timer = setInterval(() => setNow(new Date()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
