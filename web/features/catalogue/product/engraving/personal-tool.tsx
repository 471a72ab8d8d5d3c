import { useId } from 'react'
import { formatMonth } from '#web/lib/dates.ts'
import { formatPaise } from '#web/lib/money.ts'
import { says } from '#web/lib/said.ts'
import { Icon } from '#web/ui/icons/icon.tsx'
import { Select } from '#web/ui/select/select.tsx'
import { t } from '#web/words/t.ts'
import { Drawing, Lid } from './drawing.tsx'
import type { Face, Rules } from './rules.ts'
import styles from './personalise.module.css'
import { hasDevanagari, type Personal, type Wishes } from './wishes.ts'

export interface PersonalToolProps {
  rules: Rules
  /** The metal chosen, for the drawing. */
  metal: string | undefined
  wishes: Wishes
  personal: Personal
  onChange: (change: Partial<Wishes>) => void
}

const FACES: Readonly<Record<Face, { name: string; font: string }>> = {
  SERIF: { name: t('personal.roman'), font: 'var(--text)' },
  SCRIPT: { name: t('personal.script'), font: 'var(--script)' },
  DEVANAGARI: { name: 'देवनागरी', font: 'var(--devanagari)' },
}

/** Long enough for any rule, so that what is too long is shown and counted instead of lost. */
const MOST_TYPED = 60

const Fault = ({ id, text }: { id: string; text: string }) => (
  <span id={id} className={styles.fault} role="alert">
    <Icon name="alert" />
    {text}
  </span>
)

const Words = ({ rules, wishes, personal, onChange }: PersonalToolProps) => {
  const id = useId()
  const { engraving } = rules
  if (!engraving) return null
  const fault = personal.faults.words
  const write = (words: string) => {
    const devanagari = hasDevanagari(words)
    const can = (face: Face) => engraving.faces.includes(face)
    // The lettering follows the script that is typed, if the piece can be engraved in it.
    const face =
      devanagari && can('DEVANAGARI')
        ? 'DEVANAGARI'
        : !devanagari && wishes.face === 'DEVANAGARI' && /[A-Za-z]/.test(words) && can('SERIF')
          ? 'SERIF'
          : wishes.face
    onChange({ words, face })
  }
  return (
    <>
      <div className={styles.field}>
        <label htmlFor={`${id}-words`}>{t('personal.engraving')}</label>
        <input
          id={`${id}-words`}
          value={wishes.words}
          maxLength={MOST_TYPED}
          autoComplete="off"
          spellCheck={false}
          lang={wishes.face === 'DEVANAGARI' ? 'hi' : undefined}
          aria-invalid={fault !== undefined}
          aria-describedby={`${id}-hint`}
          onChange={({ currentTarget }) => write(currentTarget.value)}
        />
        <span id={`${id}-hint`} className="num small muted">
          {fault === undefined ? (
            t('personal.count', {
              count: personal.count,
              most: personal.most,
              devanagari: engraving.faces.includes('DEVANAGARI') ? 'yes' : 'no',
            })
          ) : (
            <Fault id={`${id}-fault`} text={fault} />
          )}
        </span>
      </div>
      {engraving.faces.length > 1 ? (
        <fieldset className={styles.faces}>
          <legend>{t('personal.lettering')}</legend>
          <div>
            {engraving.faces.map((face) => (
              <label key={face} className={styles.face}>
                <input
                  type="radio"
                  name={`${id}-face`}
                  checked={wishes.face === face}
                  onChange={() => onChange({ face })}
                />
                <span
                  style={{ fontFamily: FACES[face].font }}
                  lang={face === 'DEVANAGARI' ? 'hi' : undefined}
                >
                  {FACES[face].name}
                </span>
              </label>
            ))}
          </div>
        </fieldset>
      ) : null}
    </>
  )
}

const Stone = ({ rules, wishes, onChange }: PersonalToolProps) => {
  const id = useId()
  if (rules.birthStones.length === 0) return null
  return (
    <Select
      id={id}
      label={t('personal.birthStone')}
      tall
      value={wishes.stone}
      onChange={({ currentTarget }) => onChange({ stone: currentTarget.value })}
    >
      <option value="">{t('personal.none')}</option>
      {rules.birthStones.map(({ month: number, name, price }) => (
        <option key={name} value={name}>
          {`${formatMonth(number)}, ${says(name).toLowerCase()}, ${formatPaise(price)}`}
        </option>
      ))}
    </Select>
  )
}

const Box = ({ rules, wishes, personal, onChange }: PersonalToolProps) => {
  const id = useId()
  const { box } = rules
  if (!box) return null
  const fault = personal.faults.initials
  return (
    <div className={styles.box}>
      <div className={wishes.pouch ? styles.left : undefined}>
        <Lid initials={personal.input.boxStamp ?? ''} />
      </div>
      <div className={styles.field}>
        <label htmlFor={`${id}-initials`}>{t('personal.initials')}</label>
        <input
          id={`${id}-initials`}
          className={styles.initials}
          value={wishes.initials}
          maxLength={8}
          autoComplete="off"
          spellCheck={false}
          disabled={wishes.pouch || box.stampMost === 0}
          aria-invalid={fault !== undefined}
          aria-describedby={`${id}-box`}
          onChange={({ currentTarget }) => onChange({ initials: currentTarget.value })}
        />
        <span id={`${id}-box`} className="small muted">
          {fault === undefined ? (
            t('personal.stampHint', {
              most: box.stampMost,
              price: box.stampPrice === 0 ? 'free' : formatPaise(box.stampPrice),
              box: box.name,
              outside: box.outside,
            })
          ) : (
            <Fault id={`${id}-fault`} text={fault} />
          )}
        </span>
        <label className={styles.tick}>
          <input
            type="checkbox"
            checked={wishes.pouch}
            onChange={({ currentTarget }) => onChange({ pouch: currentTarget.checked })}
          />
          {t('personal.pouch')}
        </label>
      </div>
    </div>
  )
}

/** The form and the piece drawn with it. */
export const PersonalTool = (props: PersonalToolProps) => {
  const { rules, wishes, metal, personal } = props
  return (
    <>
      {rules.engraving ? (
        <div className={styles.picture}>
          <Drawing
            place={rules.engraving.place}
            words={personal.input.engraving ?? ''}
            face={wishes.face}
            stone={personal.input.birthStone ?? ''}
            metal={metal}
          />
        </div>
      ) : null}
      <div className={`needs-script ${styles.form}`}>
        <Words {...props} />
        <Stone {...props} />
        <Box {...props} />
      </div>
    </>
  )
}
