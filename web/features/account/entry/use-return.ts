import { useCallback } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { returnAddress } from '#web/lib/return-to.ts'
import { announceSessionChange } from '#web/lib/session.ts'

/** The address that asked for a sign-in, checked; and the way there once somebody is signed in. */
export const useReturn = () => {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const asked = search.get('returnTo')
  const to = returnAddress(asked)
  const goBack = useCallback(() => {
    announceSessionChange()
    void navigate(to, { replace: true })
  }, [navigate, to])
  /** Kept along on the way between the entrance pages; undefined when nobody asked. */
  return { returnTo: asked === null ? undefined : to, goBack }
}
