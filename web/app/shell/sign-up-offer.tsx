import { Suspense, useCallback, useEffect, useRef, useState } from 'react'
import { lazyPart } from '#web/lib/lazy-part.ts'
import { usePointsRule } from '#web/lib/offered.ts'
import { useSignedIn } from '#web/lib/session.ts'
import { isVeiled } from '#web/ui/veil.ts'
import { dismiss, isDismissed, mayOffer, OFFER_AFTER_MS, OFFER_BEYOND_PX } from './sign-up-rules.ts'

/** Events that tell whether the shopper moves through the page by keyboard or pointer. */
const HANDS = ['keydown', 'pointerdown', 'wheel'] as const

const SignUpPopup = lazyPart(async () => (await import('./sign-up-popup.tsx')).SignUpPopup)

/** Decides when the sign-up popup appears (specification section 2, 'Sign-up popup'). */
export const SignUpOffer = ({ pathname }: { pathname: string }) => {
  const signedIn = useSignedIn()
  const [waitedAt, setWaitedAt] = useState<string>()
  const [shown, setShown] = useState<'not yet' | 'open' | 'closed'>('not yet')
  const [busyAt, setBusyAt] = useState<string>()
  /** True if the last movement was by keyboard: a shopper who moves by Tab is not interrupted. */
  const byKeys = useRef(false)
  // The popup offers points.
  const rule = usePointsRule()
  const may =
    rule != null &&
    rule.welcome > 0 &&
    busyAt !== pathname &&
    shown !== 'closed' &&
    mayOffer({ signedIn, pathname, dismissed: false })

  useEffect(() => {
    // Somebody who types, chooses or presses something is waiting for the page to answer.
    const note = ({ type, target }: Event) => {
      const at = target instanceof Element && target.closest('main') ? target : undefined
      if (at && (type === 'input' || at.closest('button, summary'))) setBusyAt(pathname)
    }
    document.addEventListener('input', note)
    document.addEventListener('click', note)
    return () => {
      document.removeEventListener('input', note)
      document.removeEventListener('click', note)
    }
  }, [pathname])

  useEffect(() => {
    const note = ({ type }: Event) => {
      byKeys.current = type === 'keydown'
    }
    for (const type of HANDS) document.addEventListener(type, note, { passive: true })
    return () => {
      for (const type of HANDS) document.removeEventListener(type, note)
    }
  }, [])

  useEffect(() => {
    // Counted on each page: somebody who has just opened a piece sees the piece first.
    const timer = setTimeout(() => setWaitedAt(pathname), OFFER_AFTER_MS)
    return () => clearTimeout(timer)
  }, [pathname])

  useEffect(() => {
    if (waitedAt !== pathname || !may || shown !== 'not yet') return undefined
    const look = () => {
      if (window.scrollY > OFFER_BEYOND_PX && !byKeys.current && !isVeiled() && !isDismissed())
        setShown('open')
    }
    look()
    window.addEventListener('scroll', look, { passive: true })
    return () => window.removeEventListener('scroll', look)
  }, [waitedAt, pathname, may, shown])

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
