import { useEffect, useState } from 'react'

/** False on the server and at the first render of a browser, so that both are the same; then true. */
export const useHydrated = (): boolean => {
  const [hydrated, setHydrated] = useState(false)
  useEffect(() => setHydrated(true), [])
  return hydrated
}
