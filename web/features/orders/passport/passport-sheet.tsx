import { says } from '#web/lib/said.ts'
import type { ReactNode } from 'react'
import { Link } from '#web/components/link/link.tsx'
import { carats, stoneFact } from '#web/components/piece-facts/piece-facts.ts'
import { purityTerm } from '#web/components/piece-facts/purity-term.ts'
import { sizeTerm } from '#web/components/piece-facts/size-term.ts'
import { Picture } from '#web/components/picture/picture.tsx'
import { FACES } from '#web/components/piece-line/piece-line.tsx'
import { PriceBreakUp } from '#web/components/price-breakup/price-breakup.tsx'
import { RateLine } from '#web/components/price-breakup/rate-line.tsx'
import { formatDay } from '#web/lib/dates.ts'
import { formatPaise } from '#web/lib/money.ts'
import { paths } from '#web/lib/paths.ts'
import { useSite } from '#web/lib/site.ts'
import { t } from '#web/words/t.ts'
import { Marks } from './marks.tsx'
import styles from './passport.module.css'
import { isLooseStone, type Passport } from './passport-query.ts'
import { Weights } from './weights.tsx'
import { Worth } from './worth.tsx'

/** A stone that is sold alone: each of its grades has a line. */
const gradesOf = (stone: Passport['stones'][number]) =>
  [
    {
      term: t('filters.stone'),
      detail: stone.labGrown ? `${says(stone.kind)}, ${t('piece.labGrown')}` : says(stone.kind),
    },
    { term: t('product.fact.shape'), detail: says(stone.cut) },
    { term: t('product.fact.carat'), detail: carats(stone.caratsTotal) },
    { term: t('compare.row.colour'), detail: says(stone.colour ?? '') },
    { term: t('compare.row.clarity'), detail: stone.clarity ?? '' },
  ].filter(({ detail }) => detail !== '')

/** A line of the facts; nothing if the house does not know it. */
const Fact = ({ term, children }: { term: string; children: ReactNode }) =>
  children ? (
    <div>
      <dt>{term}</dt>
      <dd>{children}</dd>
    </div>
  ) : null

const Opening = ({ passport }: { passport: Passport }) => {
  const { item, stones, orderId, invoice } = passport
  const media = item.media ?? (item.image ? { url: item.image } : null)
  return (
    <div className={styles.opening}>
      {media ? (
        <div className={styles.picture} style={{ background: `var(--g${item.background})` }}>
          <Picture
            media={media}
            sizes="(min-width: 768px) 26rem, 92vw"
            alt={item.name}
            ratio="1"
            priority="first"
          />
          {item.media?.metal && item.metalType && item.media.metal !== item.metalType ? (
            <p className={styles.caption}>
              {t('gallery.shownIn', { metal: says(item.media.metal).toLowerCase() })}
            </p>
          ) : null}
        </div>
      ) : null}
      <div>
        <h1 className={styles.name}>{item.name}</h1>
        <dl className={`num ${styles.facts}`}>
          <Fact term={t('filters.metal')}>{item.metalType && says(item.metalType)}</Fact>
          <Fact term={purityTerm([item.purity])}>{item.purity && says(item.purity)}</Fact>
          <Fact term={sizeTerm([item.size ?? ''], t('product.option.size'))}>{says(item.size ?? '')}</Fact>
          {item.options.map(({ key, label, value }) => (
            <Fact key={key} term={label}>
              {says(value)}
            </Fact>
          ))}
          {stones.flatMap(isLooseStone(passport) ? gradesOf : stoneFact).map(({ term, detail }) => (
            <Fact key={term + detail} term={term}>
              {detail}
            </Fact>
          ))}
          {passport.attributes.map(({ name, text }) => (
            <Fact key={name} term={says(name)}>
              {says(text)}
            </Fact>
          ))}
          {stones.length === 0 ? (
            <Fact term={t('filters.stone')}>
              {[item.stone, item.clarity].flatMap((value) => (value ? says(value) : [])).join(', ')}
            </Fact>
          ) : null}
          <Fact term={t('passport.engraved')}>
            {item.engraving ? (
              <span style={{ fontFamily: FACES[item.engravingFace ?? ''] }}>{item.engraving}</span>
            ) : null}
          </Fact>
          <Fact term={t('passport.birthStone')}>{item.birthStone && says(item.birthStone)}</Fact>
          <Fact term={t('passport.piece')}>
            {item.quantity > 1
              ? t('passport.pieceOf', { piece: passport.piece, count: item.quantity })
              : null}
          </Fact>
          <Fact term={t('product.fact.made')}>{passport.madeIn && says(passport.madeIn)}</Fact>
          <Fact term={t('passport.resizing')}>{passport.resizable && says(passport.resizable)}</Fact>
          <Fact term={t('passport.ordered')}>{formatDay(passport.orderedAt)}</Fact>
          <Fact term={t('order.event.delivered')}>
            {passport.deliveredAt ? formatDay(passport.deliveredAt) : null}
          </Fact>
          <Fact term={t('order.document.invoice')}>
            {invoice ? (
              <a className="tlink" href={`${paths.order(orderId)}/invoice/${invoice}`}>
                {invoice}
              </a>
            ) : null}
          </Fact>
        </dl>
      </div>
    </div>
  )
}

const END = {
  RETURNED: t('passport.end.back'),
  CANCELLED: t('passport.end.cancelled'),
  REFUNDED: t('passport.end.refunded'),
  EXCHANGED: t('passport.end.exchanged'),
  BOUGHT_BACK: t('passport.end.boughtBack'),
} as const

const Paid = ({ passport }: { passport: Passport }) => {
  const { breakUp, quantity, price } = passport.item
  return (
    <section aria-labelledby="paid">
      <h2 id="paid">{quantity > 1 ? t('passport.paidMany', { count: quantity }) : t('passport.paid')}</h2>
      {breakUp ? (
        <>
          <PriceBreakUp breakUp={breakUp} />
          <p className="small muted">
            <RateLine breakUp={breakUp} />
          </p>
        </>
      ) : (
        <p className="price">{t('passport.price', { price: formatPaise(price * quantity) })}</p>
      )}
    </section>
  )
}

const Keeping = ({ passport }: { passport: Passport }) => {
  const { warranty, stoneWarranty, warrantyUntil, service, care, aftercare, kind } = passport
  return (
    <section aria-labelledby="keeping">
      <h2 id="keeping">{t('passport.warranty')}</h2>
      <p>{[warranty, stoneWarranty].filter(Boolean).join(' ')}</p>
      {warrantyUntil ? <p className="num">{t('passport.until', { day: formatDay(warrantyUntil) })}</p> : null}
      {service ? (
        <p className="num">
          {service.dueBy
            ? t('passport.service.due', { day: formatDay(service.dueBy), count: service.everyYears })
            : t('passport.service.every', { count: service.everyYears })}
        </p>
      ) : null}
      <p>
        {[care, aftercare].filter(Boolean).join(' ')}{' '}
        <span className={styles.screenOnly}>{t('passport.more')} </span>
        <Link
          className={`tlink ${styles.screenOnly}`}
          to={kind === 'WATCH' ? paths.watchCare() : paths.jewelleryCare()}
        >
          {kind === 'WATCH' ? t('passport.watchCare') : t('passport.jewelleryCare')}
        </Link>
      </p>
    </section>
  )
}

/** The sheet that is printed. */
export const PassportSheet = ({ passport }: { passport: Passport }) => {
  const site = useSite()
  return (
    <article className={styles.sheet}>
      <header className={styles.head}>
        <p className={styles.house}>{site.name}</p>
        <p className="num">{t('passport.number', { number: passport.number })}</p>
      </header>
      {passport.ended ? (
        <p className={styles.ended} role="status">
          {t('passport.ended', { why: END[passport.ended.because] ?? '', day: formatDay(passport.ended.at) })}
        </p>
      ) : null}
      <Opening passport={passport} />
      <div className={styles.columns}>
        <div>
          <Marks passport={passport} />
          <Weights passport={passport} />
          <Keeping passport={passport} />
        </div>
        <div>
          <Paid passport={passport} />
          <Worth passport={passport} />
        </div>
      </div>
    </article>
  )
}
