import { useEffect, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { PasswordField } from '#web/ui/form/fields.tsx'
import { useOutsidePress } from '#web/ui/form/press.ts'
import { t } from '#web/words/t.ts'
import { prepareStrength, strengthOf, WEAKEST, type Strength } from './password-strength.ts'
import { PASSWORD_HINT, passwordRules } from './rules.ts'
import styles from './new-password-field.module.css'

const WORDS = [
  t('entry.strength.veryEasy'),
  t('entry.strength.easy'),
  t('entry.strength.fair'),
  t('entry.strength.strong'),
  t('entry.strength.veryStrong'),
] as const
/** Announced when the shopper pauses, not at every key. */
const PAUSE_MS = 400

/** A password to choose: how hard it is to guess, and what would make it harder. Weak ones are refused with a reason. */
export const NewPasswordField = ({ label, own = [] }: { label: string; own?: readonly string[] }) => {
  const {
    watch,
    formState: { errors },
  } = useFormContext()
  const value: unknown = watch('password')
  const typed = typeof value === 'string' ? value : ''
  const personal = own.join(' ')
  const [strength, setStrength] = useState<Strength>()

  useEffect(() => {
    if (typed === '') {
      setStrength(undefined)
      return undefined
    }
    let outdated = false
    const timer = window.setTimeout(() => {
      void strengthOf(typed, [personal]).then((found) => (outdated ? undefined : setStrength(found)))
    }, PAUSE_MS)
    return () => {
      outdated = true
      window.clearTimeout(timer)
    }
  }, [typed, personal])

  const check = async (password: unknown): Promise<true | string> => {
    const found = typeof password === 'string' ? await strengthOf(password, [personal]) : undefined
    if (found === undefined || found.score >= WEAKEST) return true
    return t('entry.password.tooEasy', { advice: found.advice || PASSWORD_HINT }).trim()
  }
  const shown = useOutsidePress(strength && typed !== '' ? strength : undefined)
  return (
    <div onFocus={prepareStrength}>
      <PasswordField
        name="password"
        label={label}
        autoComplete="new-password"
        hint={PASSWORD_HINT}
        rules={{ ...passwordRules, validate: check }}
      />
      <div className={styles.meter} role="status">
        {shown ? (
          <>
            <span className={styles.bars} data-score={shown.score} aria-hidden="true">
              {[0, 1, 2, 3].map((bar) => (
                <span key={bar} />
              ))}
            </span>
            <span className="small">
              <span className="sr">{t('entry.strength.label')} </span>
              {WORDS[shown.score]}
              {/* The error above says the same. */}
              {shown.score < 3 && shown.advice && !errors['password'] ? `. ${shown.advice}` : ''}
            </span>
          </>
        ) : null}
      </div>
    </div>
  )
}
