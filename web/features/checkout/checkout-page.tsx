import { useCallback, useEffect, useState } from 'react'
import { Link } from '#web/components/link/link.tsx'
import { PageSeo } from '#web/components/page-seo/page-seo.tsx'
import { ChangedPrices, changedLines } from '#web/components/changed-prices/changed-prices.tsx'
import { PriceNote } from '#web/components/changed-prices/price-note.tsx'
import { HeldUntil } from '#web/components/changed-prices/held-until.tsx'
import { BreakUpDetails } from '#web/components/price-breakup/price-breakup.tsx'
import { BagPieceFragment } from '#web/components/piece-line/piece-fragments.ts'
import { PieceLine, PieceLines } from '#web/components/piece-line/piece-line.tsx'
import { SumTable } from '#web/components/piece-line/sum-table.tsx'
import { TwoColumns } from '#web/components/piece-line/two-columns.tsx'
import { readFragment } from '#web/gql/checkout/fragment-masking.ts'
import type { BagPiece } from '#web/components/piece-line/piece-fragments.ts'
import { errorMessage } from '#web/lib/errors.ts'
import type { LoaderArgs } from '#web/lib/page.ts'
import { paths } from '#web/lib/paths.ts'
import { personalPage } from '#web/lib/personal.ts'
import { loadQuery } from '#web/lib/urql/load-query.ts'
import { useSteadyQuery } from '#web/lib/urql/use-steady-query.ts'
import { buttonClass } from '#web/ui/button/button.tsx'
import { EmptyState } from '#web/ui/empty-state/empty-state.tsx'
import { ErrorState } from '#web/ui/error-state/error-state.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { LateIcon } from '#web/ui/icons/late-icon.tsx'
import { t } from '#web/words/t.ts'
import { CheckoutPage } from './checkout-query.ts'
import { CheckoutForm, type Ready } from './checkout-form.tsx'
import { useHeldPrices } from './hold-prices.ts'
import styles from './checkout.module.css'

const context = { additionalTypenames: ['Bag', 'CheckoutQuote'] }

export const loader = async ({ client, url }: LoaderArgs) =>
  personalPage(await loadQuery(client, CheckoutPage, { points: 0, delivery: 'SHIP' }), url)

const Steps = () => (
  <ol className={styles.steps}>
    <li className={styles.done}>
      <Icon name="tick" />
      {t('checkout.step.signIn')}
    </li>
    <li aria-current="step">
      <span className="num">2</span>
      {t('checkout.step.delivery')}
    </li>
    <li>
      <span className="num">3</span>
      {t('checkout.step.payment')}
    </li>
  </ol>
)

const Header = ({ name }: { name: string }) => (
  <header className={`on-house ${styles.header}`}>
    <Link to={paths.shoppingBag()}>{t('checkout.back')}</Link>
    <Link to={paths.home()} className={styles.mark} aria-label={t('shell.homeLink', { name })}>
      {name}
    </Link>
    <span className={styles.secure}>
      <LateIcon name="lock" />
      {t('checkout.secure')}
    </span>
  </header>
)

const NO_LINES: readonly BagPiece[] = []

export const Component = () => {
  const [points, setPoints] = useState(0)
  const [delivery, setDelivery] = useState<'SHIP' | 'COLLECT'>('SHIP')
  const [{ data, error }, again] = useSteadyQuery({
    query: CheckoutPage,
    variables: { points, delivery },
    context,
  })
  const refresh = useCallback(() => again({ requestPolicy: 'network-only' }), [again])
  const [last, setLast] = useState(data)
  useEffect(() => {
    if (data) setLast(data)
  }, [data])
  const [held, setHeld] = useState<Ready>()
  const shown = held ?? data ?? last
  const seo = (
    <PageSeo title={t('checkout.title')} path={paths.checkout()} description={t('checkout.description')} />
  )
  const viewer = shown?.viewer
  const lines = shown ? readFragment(BagPieceFragment, shown.checkout.lines) : NO_LINES
  useHeldPrices(shown?.checkout.bagVersion, lines)
  if (!shown || !viewer)
    return (
      <div className={`wrap ${styles.alone}`}>
        {seo}
        <ErrorState
          page
          title={t('checkout.failed')}
          text={errorMessage(error)}
          onRetry={() => again({ requestPolicy: 'network-only' })}
        />
      </div>
    )
  const quote = shown.checkout
  const changed = changedLines(lines)
  const stuck = lines.some(({ problem }) => problem && problem !== 'PRICE_CHANGED')
  return (
    <>
      {seo}
      <Header name={shown.shop.name} />
      <div>
        {quote.pieces === 0 || stuck ? (
          <div className={`wrap ${styles.alone}`}>
            <EmptyState
              as="h1"
              title={lines.length === 0 ? t('bag.empty.title') : t('checkout.gone')}
              text={lines.length === 0 ? t('checkout.chooseFirst') : t('checkout.lookBag')}
              action={
                <Link
                  className={buttonClass()}
                  to={lines.length === 0 ? paths.jewellery() : paths.shoppingBag()}
                >
                  {lines.length === 0 ? t('home.see') : t('checkout.back')}
                </Link>
              }
            />
          </div>
        ) : (
          <TwoColumns
            title={t('checkout.order')}
            main={
              <>
                <h1 className={styles.title}>{t('checkout.title')}</h1>
                <Steps />
                {changed.length > 0 ? (
                  <ChangedPrices as="h2" lines={changed} />
                ) : (
                  <CheckoutForm
                    data={{ ...shown, viewer }}
                    setPoints={setPoints}
                    setDelivery={setDelivery}
                    hold={setHeld}
                  />
                )}
              </>
            }
            aside={
              <>
                <PieceLines small>
                  {lines.map((line) => (
                    <PieceLine key={line.id} piece={line}>
                      {line.breakUp ? <BreakUpDetails name={line.name} breakUp={line.breakUp} /> : null}
                      <PriceNote line={line} lines={lines} />
                    </PieceLine>
                  ))}
                </PieceLines>
                <SumTable
                  pieces={quote.pieces}
                  engraved={lines.some(({ engraving }) => Boolean(engraving))}
                  goods={quote.goods}
                  discount={quote.discount}
                  shipping={quote.shipping}
                  tcs={quote.tcs}
                  tax={quote.tax}
                  total={quote.total}
                />
                {quote.heldUntil ? <HeldUntil at={quote.heldUntil} onEnd={refresh} /> : null}
              </>
            }
          />
        )}
      </div>
    </>
  )
}
