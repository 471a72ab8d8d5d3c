import { useEffect, useState } from 'react'

/** Now, by the minute. Known in the browser only: a page that is the same for everyone cannot know what time it is. */
export const useNow = (): Date | undefined => {
  const [now, setNow] = useState<Date>()
  useEffect(() => {
    setNow(new Date())
    const timer = setInterval(() => setNow(new Date()), 60_000)
    return () => clearInterval(timer)
  }, [])
  return now
}
