import { Suspense, useCallback, useEffect, useState } from 'react'
import { lazyPart } from '#web/lib/lazy-part.ts'
import { usePointsRule } from '#web/lib/offered.ts'
import { useSignedIn } from '#web/lib/session.ts'
import { isVeiled } from '#web/ui/veil.ts'
import { dismiss, isDismissed, mayOffer, OFFER_AFTER_MS, OFFER_BEYOND_PX } from './sign-up-rules.ts'

const SignUpPopup = lazyPart(async () => (await import('./sign-up-popup.tsx')).SignUpPopup)

/** Decides when the sign-up popup comes (specification section 2, 'Sign-up popup'). */
export const SignUpOffer = ({ pathname }: { pathname: string }) => {
  const signedIn = useSignedIn()
  const [waited, setWaited] = useState(false)
  const [shown, setShown] = useState<'not yet' | 'open' | 'closed'>('not yet')
  const [typed, setTyped] = useState<string>()
  // What it offers is points.
  const rule = usePointsRule()
  const may =
    rule != null &&
    rule.welcome > 0 &&
    typed !== pathname &&
    shown !== 'closed' &&
    mayOffer({ signedIn, pathname, dismissed: false })

  useEffect(() => {
    // Whoever fills in a form of a page waits for its answer there.
    const note = (event: Event) => {
      if (event.target instanceof Element && event.target.closest('main form')) setTyped(pathname)
    }
    document.addEventListener('input', note)
    return () => document.removeEventListener('input', note)
  }, [pathname])

  useEffect(() => {
    const timer = setTimeout(() => setWaited(true), OFFER_AFTER_MS)
    return () => clearTimeout(timer)
  }, [])

  useEffect(() => {
    if (!waited || !may || shown !== 'not yet') return undefined
    const look = () => {
      if (window.scrollY > OFFER_BEYOND_PX && !isVeiled() && !isDismissed()) setShown('open')
    }
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [waited, may, shown])

  const close = useCallback(() => {
    dismiss()
    setShown('closed')
  }, [])

  if (shown === 'not yet') return null
  return (
    <Suspense>
      <SignUpPopup
        points={rule?.welcome ?? 0}
        worth={rule?.worth ?? 0}
        open={shown === 'open' && may}
        onClose={close}
      />
    </Suspense>
  )
}
