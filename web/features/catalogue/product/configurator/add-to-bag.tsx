import { useEffect, useRef, useState } from 'react'
import { useNavigate } from 'react-router-dom'
import { useMutation } from 'urql'
import { Link } from '#web/components/link/link.tsx'
import { Price } from '#web/components/price/price.tsx'
import { graphql } from '#web/gql/catalogue/gql.ts'
import type { AddToBagInput } from '#web/gql/catalogue/graphql.ts'
import { errorMessage } from '#web/lib/errors.ts'
import { paths } from '#web/lib/paths.ts'
import { useSignedIn } from '#web/lib/session.ts'
import { notify } from '#web/ui/announcer.ts'
import { onPassed } from '#web/ui/on-passed.ts'
import { Button } from '#web/ui/button/button.tsx'
import { usePersonal } from '../engraving/personal-context.ts'
import { PersonalTerms } from '../engraving/personal-terms.tsx'
import styles from './configurator.module.css'

const AddToBagDocument = graphql(`
  mutation AddToBag($input: AddToBagInput!) {
    addToBag(input: $input) {
      bag {
        version
        pieces
      }
      userErrors {
        field
        message
      }
    }
  }
`)

interface AddToBagProps {
  name: string
  price: number
  /** No piece can be sold now. */
  sold: boolean
  /** This backend has a bag. */
  offered: boolean
  choice: AddToBagInput
}

const FAILED = 'The piece did not reach your bag'

/**
 * ADD TO BAG, and the bar that brings it back on a phone once the button has scrolled away. Signed out the piece
 * waits in the visitor's bag while the shopper signs in.
 */
export const AddToBag = ({ name, price, sold, offered, choice }: AddToBagProps) => {
  const [{ fetching }, add] = useMutation(AddToBagDocument)
  const [refusal, setRefusal] = useState<string>()
  const [passed, setPassed] = useState(false)
  const signedIn = useSignedIn()
  const navigate = useNavigate()
  const place = useRef<HTMLDivElement>(null)
  const personal = usePersonal()
  const whole = price + (personal?.paise ?? 0)

  useEffect(() => {
    const element = place.current
    if (!element) return undefined
    return onPassed(element, setPassed)
  }, [])

  if (!offered)
    return (
      <p className={styles.closed}>
        This service is not open yet.{' '}
        <Link className="tlink" to={paths.contactUs()}>
          Telephone or write
        </Link>
        , and we will see to it.
      </p>
    )

  const press = async () => {
    const fault = personal && Object.values(personal.faults)[0]
    setRefusal(fault)
    if (fault !== undefined) return
    const { data, error } = await add(
      { input: { ...choice, ...personal?.input } },
      { additionalTypenames: ['Bag'] },
    )
    const refused = error ? errorMessage(error, FAILED) : data?.addToBag.userErrors[0]?.message
    if (refused) setRefusal(refused)
    else if (signedIn) notify(`${name} is in your bag.`, { label: 'View bag', href: paths.shoppingBag() })
    else await navigate(paths.login(paths.shoppingBag()))
  }
  const button = (small: boolean) => (
    <Button
      wide={!small}
      small={small}
      busy={fetching}
      busyLabel="Adding"
      disabled={sold}
      onClick={() => void press()}
    >
      {sold ? 'Sold' : 'Add to bag'}
    </Button>
  )

  return (
    <>
      <PersonalTerms />
      <div ref={place} className="needs-script">
        {button(false)}
      </div>
      <noscript>
        <p className="small muted">The bag needs JavaScript. Everything else on this page does not.</p>
      </noscript>
      {refusal && (
        <p className={styles.refusal} role="alert">
          {refusal}
        </p>
      )}
      <div className={`needs-script ${styles.bar} ${passed ? styles.barShown : ''}`} inert={!passed}>
        <p>
          <span className="small muted">{name}</span>
          <Price paise={whole} />
        </p>
        {button(true)}
      </div>
    </>
  )
}
