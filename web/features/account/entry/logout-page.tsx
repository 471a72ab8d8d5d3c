import { useCallback, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useMutation } from 'urql'
import { Link } from '#web/components/link/link.tsx'
import { PageSeo } from '#web/components/page-seo/page-seo.tsx'
import { graphql } from '#web/gql/account/gql.ts'
import { forgetCheckout } from '#web/lib/checkout-memory.ts'
import { paths } from '#web/lib/paths.ts'
import { announceSessionChange, useSignedIn } from '#web/lib/session.ts'
import { dismissNotice } from '#web/ui/announcer.ts'
import { Button, buttonClass } from '#web/ui/button/button.tsx'
import { inLanguage } from '#web/words/language.ts'
import { t } from '#web/words/t.ts'
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

/**
 * Signs out by POST: at once if the shopper chose it in the shop, otherwise after a button (never by an address alone).
 */
export const Component = () => {
  const [, signOut] = useMutation(SignOut)
  const { state }: { state: unknown } = useLocation()
  const wished = typeof state === 'object' && state !== null && 'wished' in state && state.wished === true
  const signedIn = useSignedIn()
  const [step, setStep] = useState<'asked' | 'busy' | 'failed'>('asked')
  const started = useRef(false)

  const leave = useCallback(async () => {
    setStep('busy')
    forgetCheckout()
    const { error } = await signOut({})
    setStep(error ? 'failed' : 'asked')
    // A welcome, or a piece in the bag of the person who has signed out, must not be shown to the next.
    dismissNotice()
    announceSessionChange()
  }, [signOut])

  useEffect(() => {
    if (!wished || started.current) return
    started.current = true
    void leave()
  }, [wished, leave])

  const seo = (
    <PageSeo
      title={t('entry.logout.title')}
      path={paths.logout()}
      description={t('entry.logout.description')}
    />
  )
  if (signedIn || step === 'busy')
    return (
      <EntryFrame title={t('entry.logout.title')} lead={t('entry.logout.text')} picture="band">
        {seo}
        <form
          method="post"
          action={inLanguage(paths.logout())}
          onSubmit={(event) => {
            event.preventDefault()
            void leave()
          }}
        >
          <Button type="submit" busy={step === 'busy'} busyLabel={t('entry.logout.busy')}>
            {t('entry.logout.title')}
          </Button>
        </form>
      </EntryFrame>
    )
  return (
    <EntryFrame
      title={t('entry.logout.done')}
      lead={step === 'failed' ? t('entry.logout.offline') : t('entry.logout.nothing')}
      picture="band"
    >
      {seo}
      <p role="status" className="sr">
        {t('entry.logout.doneLine')}
      </p>
      <div>
        <Link className={buttonClass()} to={paths.home()}>
          {t('app.home')}
        </Link>
      </div>
      <p>
        <Link className="tlink" to={paths.login()}>
          {t('entry.again')}
        </Link>
      </p>
    </EntryFrame>
  )
}
