import { Suspense, useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router-dom'
import { useMutation } from 'urql'
import { NotOpen } from '#web/components/not-open/not-open.tsx'
import { Price } from '#web/components/price/price.tsx'
import { graphql } from '#web/gql/catalogue/gql.ts'
import type { AddToBagInput } from '#web/gql/catalogue/graphql.ts'
import { keptHere } from '#web/lib/device-list.ts'
import { errorMessage } from '#web/lib/errors.ts'
import { lazyPart } from '#web/lib/lazy-part.ts'
import { paths } from '#web/lib/paths.ts'
import { useSignedIn } from '#web/lib/session.ts'
import { notify } from '#web/ui/announcer.ts'
import { onPassed } from '#web/ui/on-passed.ts'
import { Button } from '#web/ui/button/button.tsx'
import { rich, t } from '#web/words/t.ts'
import { usePersonal } from '../engraving/personal-context.ts'
import type { BagPiece } from '../product-data.ts'
import { keepPiece, takeKept } from './kept-piece.ts'
import type { Kept, KeptForYouProps } from './kept-for-you.tsx'
import styles from './configurator.module.css'
import type { NewPriceProps } from './new-price.tsx'
import { useOnceRead } from './use-once-read.ts'

const AddToBagDocument = graphql(`
  mutation AddToBag($input: AddToBagInput!) {
    addToBag(input: $input) {
      bag {
        version
        pieces
        heldUntil
      }
      price
      userErrors {
        field
        message
        code
      }
    }
  }
`)

interface AddToBagProps {
  product: BagPiece
  /** Including personalisation; null if the backend does not say. */
  makingDays: number | null
  /** No piece can be sold now. */
  sold: boolean
  /** Whether the backend has a bag, and accounts to which it can belong. */
  offered: boolean
  choice: AddToBagInput
  /** Called when the page is no longer up to date, so that it asks again. */
  onOutdated: () => void
}

/** The result of the last press. */
interface Answer {
  /** The choice for which it was pressed. */
  wanted: string
  refusal?: string | undefined
  newPrice?: Pick<NewPriceProps, 'was' | 'now'>
}
const NOTHING: Partial<Answer> = {}

const FAILED = t('product.bag.failed')

const tellBagged = (name: string) =>
  notify(t('product.bag.added', { name }), { label: t('product.bag.view'), href: paths.shoppingBag() })

/** The personalisation from the form below the piece. */
const PersonalTerms = lazyPart(async () => (await import('../engraving/personal-terms.tsx')).PersonalTerms)

const loadAnswers = () => import('./after-press.ts')

const NewPrice = lazyPart(async () => (await loadAnswers()).NewPrice)

const KeptForYou = lazyPart(
  async () => (await loadAnswers()).KeptForYou,
  ({ product: { name }, open }: KeptForYouProps) => {
    useEffect(() => {
      if (open) tellBagged(name)
    }, [open, name])
    return null
  },
)

/**
 * ADD TO BAG, and the bar that brings it back on a phone once the button has scrolled away. Signed out the piece
 * waits in the visitor's bag while the shopper signs in.
 */
export const AddToBag = ({ product, makingDays, sold, offered, choice, onOutdated }: AddToBagProps) => {
  const { id, name, price } = product
  const [{ fetching }, add] = useMutation(AddToBagDocument)
  const [answer, setAnswer] = useState<Answer>()
  const [passed, setPassed] = useState(false)
  const [kept, setKept] = useState<Kept & { shown: boolean }>()
  const signedIn = useSignedIn()
  const { pathname } = useLocation()
  const place = useRef<HTMLDivElement>(null)
  const personal = usePersonal()
  const whole = price + (personal?.paise ?? 0)

  useEffect(() => {
    const element = place.current
    if (!element) return undefined
    return onPassed(element, setPassed)
  }, [])

  useEffect(() => {
    if (signedIn && takeKept(id)) tellBagged(name)
  }, [signedIn, id, name])

  const input = { ...choice, ...personal?.input }
  const wanted = JSON.stringify(input)
  // The result for this choice; if the piece is sold, no other message matters.
  const { refusal, newPrice } = (answer?.wanted === wanted && !sold && answer) || NOTHING
  const refuse = (words: string | undefined) => setAnswer({ wanted, refusal: words })

  /** Puts it into the bag at the price that the page shows, or at the new one that the shopper accepts. */
  const press = async (shown: number) => {
    refuse(undefined)
    if (personal && Object.keys(personal.faults).length > 0) {
      // What is wrong stands beside the field.
      document.querySelector<HTMLElement>('#personal [aria-invalid=true]')?.focus()
      return
    }
    const { data, error } = await add({ input: { ...input, price: shown } }, { additionalTypenames: ['Bag'] })
    const refused = data?.addToBag.userErrors[0]
    const now = data?.addToBag.price
    if (error) refuse(errorMessage(error, FAILED))
    else if (refused) {
      setAnswer(
        refused.code === 'PRICE_CHANGED' && now != null
          ? { wanted, newPrice: { was: shown, now } }
          : { wanted, refusal: refused.message },
      )
      // The page is no longer up to date: the price has changed, or the piece is sold.
      onOutdated()
    } else if (signedIn) tellBagged(name)
    else {
      keepPiece(id)
      keptHere.set([...new Set([id, ...keptHere.get()])])
      setKept({
        shown: true,
        choice: input,
        price: shown,
        until: data?.addToBag.bag?.heldUntil ?? null,
        address: pathname + window.location.search,
      })
    }
  }
  const { onceRead, reads } = useOnceRead(
    () => press(newPrice?.now ?? whole),
    () => refuse(t('personal.failed')),
  )
  if (!offered)
    return sold ? (
      <Button wide disabled>
        {t('product.sold')}
      </Button>
    ) : (
      <NotOpen className={styles.closed} />
    )

  const button = (small: boolean) => (
    <Button
      wide={!small}
      small={small}
      busy={fetching || reads}
      busyLabel={t('product.bag.adding')}
      disabled={sold}
      onClick={onceRead}
    >
      {sold ? t('product.sold') : t('product.bag.add')}
    </Button>
  )

  return (
    <>
      {personal ? (
        <Suspense>
          <PersonalTerms personal={personal} whole={whole} />
        </Suspense>
      ) : null}
      <div ref={place} className="needs-script">
        {button(false)}
      </div>
      <noscript>
        <p className="small muted">{t('product.bag.script')}</p>
      </noscript>
      {newPrice ? (
        <Suspense>
          <NewPrice {...newPrice} busy={fetching || reads} onTake={() => void press(newPrice.now)} />
        </Suspense>
      ) : null}
      {kept && !kept.shown && !signedIn ? (
        <p className={`small ${styles.kept}`}>
          {rich('product.kept.again', {
            see: (words) => (
              <button type="button" className="tlink" onClick={() => setKept({ ...kept, shown: true })}>
                {words}
              </button>
            ),
          })}
        </p>
      ) : null}
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
      {kept && (
        <Suspense>
          <KeptForYou
            product={product}
            kept={kept}
            makingDays={makingDays}
            open={kept.shown}
            onClose={() => setKept({ ...kept, shown: false })}
          />
        </Suspense>
      )}
    </>
  )
}
