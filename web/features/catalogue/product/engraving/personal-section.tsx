import { useContext, useEffect, useRef, useState, type ComponentType } from 'react'
import { formatPaise } from '#web/lib/money.ts'
import { inWords } from '#web/lib/number-words.ts'
import { t } from '#web/words/t.ts'
import { PersonalContext } from './personal-context.ts'
import type { PersonalToolProps } from './personal-tool.tsx'
import styles from './personalise.module.css'
import type { Rules } from './rules.ts'
import { NO_WISHES, readWishes, type Wishes } from './wishes.ts'

/** Drawing and form come when the shopper comes near: a page that is only read does not pay for them. */
const loadTool = () => import('./personal-tool.tsx')
const NEAR = '600px'

const TITLES = {
  BAND: t('personal.place.inside'),
  BACK: t('personal.place.back'),
  CASE: t('personal.place.case'),
}

/** What it costs and binds to, for everybody to read, without script too. */
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

/** By this its place is kept, so that nothing moves when it comes. */
const formOf = ({ engraving, birthStones }: Rules): 'box' | 'words' | 'stone' =>
  engraving ? (birthStones.length > 0 ? 'stone' : 'words') : 'box'

const Section = ({ rules, metal }: Pick<PersonalToolProps, 'rules' | 'metal'>) => {
  const { kept, keep } = useContext(PersonalContext)
  const place = useRef<HTMLElement>(null)
  const [Tool, setTool] = useState<ComponentType<PersonalToolProps>>()
  const [failed, setFailed] = useState(false)
  useEffect(() => {
    const element = place.current
    if (!element) return undefined
    const watcher = new IntersectionObserver(
      ([entry]) => {
        if (!entry?.isIntersecting) return
        watcher.disconnect()
        loadTool().then(
          (module) => setTool(() => module.PersonalTool),
          () => setFailed(true),
        )
      },
      { rootMargin: NEAR },
    )
    watcher.observe(element)
    return () => watcher.disconnect()
  }, [])
  const wishes = kept?.wishes ?? NO_WISHES
  const change = (changed: Partial<Wishes>) => {
    const next = { ...wishes, ...changed }
    keep({ wishes: next, personal: readWishes(rules, next) })
  }
  return (
    <section ref={place} id="personal" className={styles.section} aria-labelledby="personal-title">
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.words}>
          <h2 id="personal-title">{rules.engraving ? TITLES[rules.engraving.place] : t('personal.title')}</h2>
          <p className="small muted">{terms(rules)}</p>
          {failed ? (
            <p className="small" role="alert">
              {t('personal.failed')}
            </p>
          ) : null}
        </div>
        {Tool ? (
          <Tool
            rules={rules}
            metal={metal}
            wishes={wishes}
            personal={kept?.personal ?? readWishes(rules, wishes)}
            onChange={change}
          />
        ) : (
          <div className={styles.space} data-form={formOf(rules)} aria-hidden="true" />
        )}
      </div>
    </section>
  )
}

/** The band of linen below the piece; nothing where the backend offers nothing. */
export const PersonalSection = ({ metal }: { metal: string | undefined }) => {
  const { rules } = useContext(PersonalContext)
  if (!rules) return null
  const { engraving, noEngraving, birthStones, box } = rules
  if (!engraving && !noEngraving && birthStones.length === 0 && !box) return null
  return <Section rules={rules} metal={metal} />
}
