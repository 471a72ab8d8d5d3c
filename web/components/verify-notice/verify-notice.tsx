import { useEffect, useRef, useState } from 'react'
import { useMutation } from 'urql'
import { readFragment, type FragmentType } from '#web/gql/components/fragment-masking.ts'
import { graphql } from '#web/gql/components/gql.ts'
import { formAnswer } from '#web/lib/form-answer.ts'
import { useOffers } from '#web/lib/offered.ts'
import { rich, t } from '#web/words/t.ts'
import { ResendVerification } from './resend-verification.ts'
import styles from './verify-notice.module.css'

/** Spread it into the page's `viewer`. */
export const VerifyNotice_viewer = graphql(`
  fragment VerifyNotice_viewer on Viewer {
    email
    emailVerified
  }
`)

/** Until the address is confirmed: why it matters, and a button that sends the e-mail again. Afterwards nothing. */
export const VerifyNotice = ({ viewer }: { viewer: FragmentType<typeof VerifyNotice_viewer> }) => {
  const { email, emailVerified } = readFragment(VerifyNotice_viewer, viewer)
  const [{ fetching }, resend] = useMutation(ResendVerification)
  const [said, setSaid] = useState<string>()
  const status = useRef<HTMLParagraphElement>(null)
  // The button that was pressed has made way for the answer.
  useEffect(() => {
    if (said !== undefined) status.current?.focus()
  }, [said])
  const points = useOffers('points') ? 'yes' : 'no'
  if (emailVerified) return null
  const again = async () => {
    const { data, error } = await resend({})
    setSaid(formAnswer(error, data?.resendVerification.userErrors)[0]?.message ?? t('verify.sent'))
  }
  return (
    <section className={styles.notice} aria-label={t('verify.title')}>
      <p>{rich('verify.text', { email: (words) => <strong>{words}</strong>, address: email, points })}</p>
      <p ref={status} role="status" tabIndex={-1}>
        {said ?? (
          <button
            type="button"
            className="tlink needs-script"
            aria-disabled={fetching || undefined}
            onClick={() => {
              if (!fetching) void again()
            }}
          >
            {t('verify.again')}
          </button>
        )}
      </p>
    </section>
  )
}
