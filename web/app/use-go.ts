import { useCallback, useRef } from 'react'
import type { NavigateFunction } from 'react-router-dom'
import type { Go } from '#web/components/link/link.tsx'
import { inLanguage } from '#web/words/language.ts'

/**
 * How links navigate. The function stays the same while the page is open, so that no link renders again when the
 * address changes. A link to the current page adds no entry to the history.
 */
export const useGo = (navigate: NavigateFunction): Go => {
  const latest = useRef(navigate)
  latest.current = navigate
  return useCallback((to, state) => {
    const { pathname, search, hash } = window.location
    void latest.current(to, { replace: inLanguage(to) === pathname + search + hash, state })
  }, [])
}
