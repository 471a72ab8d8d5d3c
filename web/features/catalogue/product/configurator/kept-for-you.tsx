import Drawer from '@mui/material/Drawer'
import { useQuery } from 'urql'
import { Link } from '#web/components/link/link.tsx'
import { Picture } from '#web/components/picture/picture.tsx'
import { choicesOf, Personalised } from '#web/components/piece-line/piece-line.tsx'
import { rememberedPin } from '#web/components/promise/pin.ts'
import { PromiseDocument } from '#web/components/promise/promise-query.ts'
import type { AddToBagInput } from '#web/gql/catalogue/graphql.ts'
import { formatWeekday } from '#web/lib/dates.ts'
import { formatPaise } from '#web/lib/money.ts'
import { useOffers } from '#web/lib/offered.ts'
import { paths } from '#web/lib/paths.ts'
import { useClock } from '#web/lib/use-clock.ts'
import { buttonClass } from '#web/ui/button/button.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { MuiRoot } from '#web/ui/mui/mui-root.tsx'
import { useVeil } from '#web/ui/veil.ts'
import { rich, t } from '#web/words/t.ts'
import { picturesIn, picturesOf, type BagPiece } from '../product-data.ts'
import styles from './kept-for-you.module.css'

/** What a visitor has put into the bag, and where to come back to. */
export interface Kept {
  readonly choice: AddToBagInput
  /** Paise, with what is made personal. */
  readonly price: number
  /** ISO 8601; null if the backend does not hold prices. */
  readonly until: string | null
  /** The page, with the current choice in its address. */
  readonly address: string
}

export interface KeptForYouProps {
  product: BagPiece
  kept: Kept
  /** Working days until the piece leaves the workshop. */
  makingDays: number | null
  open: boolean
  onClose: () => void
}

/**
 * The arrival day at the PIN code saved on this device; undefined if none is saved, or if nothing is delivered there.
 */
const useDay = (makingDays: number | null) => {
  const pin = rememberedPin.use()
  const offers = useOffers('promise')
  const [{ data }] = useQuery({
    query: PromiseDocument,
    variables: { pin: pin ?? '', makingDays: makingDays ?? 0 },
    pause: !offers || pin === undefined || makingDays === null,
  })
  const day = data?.promise?.expectedArrival
  return pin && day ? { pin, date: formatWeekday(day) } : undefined
}

const wide = () => window.matchMedia('(min-width: 768px)').matches

/** Signed out, the piece waits in the visitor's bag: what it is, until when at this price, and what comes next. */
export const KeptForYou = ({ product, kept, makingDays, open, onClose }: KeptForYouProps) => {
  useVeil(open)
  const day = useDay(makingDays)
  const clock = useClock()
  const { choice, price, until, address } = kept
  const { name, background } = product
  const [picture] = picturesIn(picturesOf(product), choice.metalType ?? undefined).pictures
  const { metalType, purity, stone, clarity, size } = choice
  const options = choice.options?.map(({ key, value }) => ({
    key,
    label: product.configuration?.options.find((option) => option.key === key)?.label ?? key,
    value,
  }))
  const choices = choicesOf({ metalType, purity, stone, clarity, size, ...(options && { options }) })
  return (
    <MuiRoot>
      <Drawer
        anchor={wide() ? 'right' : 'bottom'}
        open={open}
        onClose={onClose}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-modal': true,
            'aria-labelledby': 'kept-title',
            className: styles.paper,
          },
        }}
      >
        <button type="button" className={styles.close} aria-label={t('shell.close')} onClick={onClose}>
          <Icon name="cross" />
        </button>
        <div className={styles.picture} style={{ background: `var(--g${background})` }}>
          {picture && <Picture media={picture} sizes="24rem" alt="" ratio="1" />}
        </div>
        <div className={styles.text}>
          <h2 id="kept-title">{t('product.kept.title')}</h2>
          <div>
            <p>
              {t('product.kept.what', {
                piece: [name, choices].filter(Boolean).join(', '),
                price: formatPaise(price),
                until: until === null ? 'none' : clock(until),
              })}
            </p>
            <Personalised piece={choice} />
          </div>
          <ol className={`num ${styles.next}`}>
            <li>{t('product.kept.signIn')}</li>
            <li>
              {day ? t('product.kept.whereTo', { pin: day.pin, date: day.date }) : t('product.kept.where')}
            </li>
            <li>{t('product.kept.pay')}</li>
          </ol>
          <Link className={buttonClass({ wide: true })} to={paths.login(address)}>
            {t('shell.signIn')}
          </Link>
          <p className={styles.ways}>
            <Link className="tlink" to={paths.create(address)}>
              {t('shell.signUp.create')}
            </Link>
            <button type="button" className="tlink" onClick={onClose}>
              {t('product.kept.stay')}
            </button>
          </p>
          <p className="small muted">
            {rich('product.kept.device', {
              see: (words) => (
                <Link className="tlink" to={paths.shoppingBag()} onClick={onClose}>
                  {words}
                </Link>
              ),
            })}
          </p>
        </div>
      </Drawer>
    </MuiRoot>
  )
}
