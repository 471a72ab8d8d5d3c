import { useContext } from 'react'
import { formatPaise } from '#web/lib/money.ts'
import { inWords } from '#web/lib/number-words.ts'
import { t } from '#web/words/t.ts'
import { PersonalContext } from './personal-context.ts'
import { PersonalTool } from './personal-tool.tsx'
import styles from './personalise.module.css'
import type { Rules } from './rules.ts'
import { NO_WISHES, readWishes, type Wishes } from './wishes.ts'

const TITLES = {
  BAND: t('personal.place.inside'),
  BACK: t('personal.place.back'),
  CASE: t('personal.place.case'),
}

/** The prices, days and conditions, which everybody can read, without script too. */
const terms = ({ engraving, noEngraving, birthStones, box }: Rules): string => {
  const least = Math.min(...birthStones.map(({ price }) => price))
  return [
    engraving &&
      t('personal.terms.engraving', {
        free: engraving.price === 0 ? 'yes' : formatPaise(engraving.price),
        days: inWords(engraving.days),
      }),
    birthStones.length > 0 && t('personal.terms.stone', { price: formatPaise(least) }),
    (engraving || birthStones.length > 0) &&
      t('personal.terms.noReturn', {
        what: engraving && birthStones.length > 0 ? 'both' : engraving ? 'engraved' : 'set',
      }),
    !engraving && noEngraving,
    box &&
      box.stampMost > 0 &&
      t('personal.terms.initials', { free: box.stampPrice === 0 ? 'yes' : formatPaise(box.stampPrice) }),
  ]
    .filter(Boolean)
    .join(' ')
}

/**
 * The section below the piece with the form and a drawing of the piece; nothing if the backend offers no
 * personalisation.
 */
export const PersonalSection = ({ metal }: { metal: string | undefined }) => {
  const { rules, kept, keep } = useContext(PersonalContext)
  if (!rules) return null
  const { engraving, noEngraving, birthStones, box } = rules
  if (!engraving && !noEngraving && birthStones.length === 0 && !box) return null
  const wishes = kept?.wishes ?? NO_WISHES
  const change = (changed: Partial<Wishes>) => {
    const next = { ...wishes, ...changed }
    keep({ wishes: next, personal: readWishes(rules, next) })
  }
  return (
    <section id="personal" className={styles.section} aria-labelledby="personal-title">
      <div className={`wrap ${styles.inner} ${engraving ? '' : styles.plain}`}>
        <div className={styles.words}>
          <h2 id="personal-title">{engraving ? TITLES[engraving.place] : t('personal.title')}</h2>
          <p className="small muted">{terms(rules)}</p>
          <noscript>
            <p className="small muted">{t('personal.needsScript')}</p>
          </noscript>
        </div>
        <PersonalTool
          rules={rules}
          metal={metal}
          wishes={wishes}
          personal={kept?.personal ?? readWishes(rules, wishes)}
          onChange={change}
        />
      </div>
    </section>
  )
}
