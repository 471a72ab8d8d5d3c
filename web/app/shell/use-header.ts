import { useEffect, useState } from 'react'
import { headerAfter, type HeaderState } from './header-state.ts'

/** Follows the scroll; re-renders only when the header changes. */
export const useHeader = (): Pick<HeaderState, 'hidden' | 'top'> & { show: () => void } => {
  const [shown, setShown] = useState({ hidden: false, top: true })
  useEffect(() => {
    let state: HeaderState = { y: Math.max(0, window.scrollY), hidden: false, top: true }
    const follow = () => {
      state = headerAfter(state, window.scrollY)
      const { hidden, top } = state
      setShown((now) => (now.hidden === hidden && now.top === top ? now : { hidden, top }))
    }
    state = headerAfter({ ...state, y: -1 }, window.scrollY)
    setShown({ hidden: false, top: state.top })
    window.addEventListener('scroll', follow, { passive: true })
    return () => window.removeEventListener('scroll', follow)
  }, [])
  useEffect(() => {
    document.documentElement.toggleAttribute('data-header-hidden', shown.hidden)
  }, [shown.hidden])
  return { ...shown, show: () => setShown((now) => ({ ...now, hidden: false })) }
}
