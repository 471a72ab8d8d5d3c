import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useMutation } from 'urql'
import { Link } from '#web/components/link/link.tsx'
import { PageSeo } from '#web/components/page-seo/page-seo.tsx'
import { graphql } from '#web/gql/account/gql.ts'
import { forgetCheckout } from '#web/lib/checkout-memory.ts'
import { paths } from '#web/lib/paths.ts'
import { announceSessionChange, useSignedIn } from '#web/lib/session.ts'
import { Button, buttonClass } from '#web/ui/button/button.tsx'
import { EntryFrame } from './entry-frame.tsx'

const SignOut = graphql(`
  mutation SignOut {
    signOut {
      userErrors {
        message
      }
    }
  }
`)

/** Signs out by POST: at once when the shopper chose it in the shop, else after a button (never by an address alone). */
export const Component = () => {
  const [, signOut] = useMutation(SignOut)
  const { state } = useLocation() as { state: { wished?: boolean } | null }
  const signedIn = useSignedIn()
  const [step, setStep] = useState<'asked' | 'busy' | 'failed'>('asked')
  const started = useRef(false)

  const leave = useCallback(async () => {
    setStep('busy')
    forgetCheckout()
    const { error } = await signOut({})
    setStep(error ? 'failed' : 'asked')
    announceSessionChange()
  }, [signOut])

  useEffect(() => {
    if (!state?.wished || started.current) return
    started.current = true
    void leave()
  }, [state, leave])

  const seo = (
    <PageSeo title="Log out" path={paths.logout()} description="Sign out of your account on this device." />
  )
  if (signedIn || step === 'busy')
    return (
      <EntryFrame title="Log out" lead="Your bag will be waiting when you come back." picture="band">
        {seo}
        <div>
          <Button busy={step === 'busy'} busyLabel="Signing out" onClick={() => void leave()}>
            Log out
          </Button>
        </div>
      </EntryFrame>
    )
  return (
    <EntryFrame
      title="You are signed out"
      lead={
        step === 'failed'
          ? 'You are signed out on this browser, but we couldn’t reach the shop to end the session. Please sign in and out again, or reset your password.'
          : 'Nothing is kept on this device.'
      }
      picture="band"
    >
      {seo}
      <p role="status" className="sr">
        You are signed out.
      </p>
      <div>
        <Link className={buttonClass()} to={paths.home()}>
          Back to Home
        </Link>
      </div>
      <p>
        <Link className="tlink" to={paths.login()}>
          Sign in again
        </Link>
      </p>
    </EntryFrame>
  )
}
