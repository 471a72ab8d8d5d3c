import { useCallback } from 'react'
import { useNavigate, useSearchParams } from 'react-router-dom'
import { returnAddress } from '#web/lib/return-to.ts'
import { announceSessionChange } from '#web/lib/session.ts'

/** The address that asked for a sign-in, checked, and a function that goes there once somebody is signed in. */
export const useReturn = () => {
  const navigate = useNavigate()
  const [search] = useSearchParams()
  const asked = search.get('returnTo')
  const to = returnAddress(asked)
  const goBack = useCallback(() => {
    announceSessionChange()
    void navigate(to, { replace: true })
  }, [navigate, to])
  /** Passed on between the sign-in pages; undefined if no page asked. */
  return { returnTo: asked === null ? undefined : to, goBack }
}
