import { useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { useQuery } from 'urql'
import { formatPaise } from '#web/lib/money.ts'
import { numberWord } from '#web/lib/number-words.ts'
import { PersonalContext } from './personal-context.ts'
import { PersonalisationDocument, type Rules } from './personal-query.ts'
import type { PersonalToolProps } from './personal-tool.tsx'
import styles from './personalise.module.css'
import { NO_WISHES, readWishes, type Wishes } from './wishes.ts'

/** Drawing and form come when the shopper comes near: a page that is only read does not pay for them. */
const loadTool = () => import('./personal-tool.tsx')
const NEAR = '600px'

const TITLES = { BAND: 'A few words inside', BACK: 'A few words on the back', CASE: 'A few words on the case back' }

/** What it costs and binds to, for everybody to read, without script too. */
const terms = ({ engraving, noEngraving, birthStones, box }: Rules): string => {
  const least = Math.min(...birthStones.map(({ price }) => price))
  return [
    engraving &&
      `Engraving is ${engraving.price === 0 ? 'free' : formatPaise(engraving.price)} and adds ${numberWord(engraving.days)} days.`,
    birthStones.length > 0 && `A birth stone inside the band from ${formatPaise(least)}.`,
    (engraving || birthStones.length > 0) &&
      `A piece that is ${[engraving && 'engraved', birthStones.length > 0 && 'set with a birth stone'].filter(Boolean).join(' or ')} cannot be returned.`,
    !engraving && noEngraving,
    box && box.stampMost > 0 && `Initials on the box are ${box.stampPrice === 0 ? 'free' : formatPaise(box.stampPrice)}.`,
  ]
    .filter(Boolean)
    .join(' ')
}

const Section = ({ rules, metal, wishes, onChange }: Omit<PersonalToolProps, 'personal'>) => {
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
  return (
    <section ref={place} id="personal" className={styles.section} aria-labelledby="personal-title">
      <div className={`wrap ${styles.inner}`}>
        <div className={styles.words}>
          <h2 id="personal-title">{rules.engraving ? TITLES[rules.engraving.place] : 'Made yours'}</h2>
          <p className="small muted">{terms(rules)}</p>
          {failed ? (
            <p className="small" role="alert">
              The form did not load. Load the page again.
            </p>
          ) : null}
        </div>
        {Tool ? (
          <Tool rules={rules} metal={metal} wishes={wishes} personal={readWishes(rules, wishes)} onChange={onChange} />
        ) : (
          <div className={styles.space} aria-hidden="true" />
        )}
      </div>
    </section>
  )
}

interface PersonaliseProps {
  productId: string
  metal: string | undefined
  /** The part of the page whose bag button carries what is chosen. */
  children: ReactNode
}

/** Engraving, birth stone and box of a piece (issue 8, 5), below the part of the page that puts it into the bag. */
export const Personalise = ({ productId, metal, children }: PersonaliseProps) => {
  const [{ data }] = useQuery({ query: PersonalisationDocument, variables: { productId } })
  const [wishes, setWishes] = useState<Wishes>(NO_WISHES)
  const rules = data?.personalisation
  const offered = rules && (rules.engraving || rules.noEngraving || rules.birthStones.length > 0 || rules.box)
  return (
    <PersonalContext value={rules ? readWishes(rules, wishes) : undefined}>
      {children}
      {offered ? (
        <Section
          rules={rules}
          metal={metal}
          wishes={wishes}
          onChange={(change) => setWishes((now) => ({ ...now, ...change }))}
        />
      ) : null}
    </PersonalContext>
  )
}
