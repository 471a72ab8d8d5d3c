import { Link } from '#web/components/link/link.tsx'
import { buttonClass } from '#web/ui/button/button.tsx'
import { t } from '#web/words/t.ts'
import { useBespokeWords } from './bespoke-data.ts'
import styles from './bespoke.module.css'

/** How a commission goes, and the way to begin: the end of every bespoke page. */
export const Commission = () => {
  const { steps, invitation } = useBespokeWords()
  return (
    <>
      {steps && (
        <section className={`wrap ${styles.steps}`} aria-labelledby="steps">
          <h2 id="steps">{steps.heading ?? t('bespoke.how')}</h2>
          <ol>
            {steps.steps.map(({ title, text }) => (
              <li key={title}>
                <h3>{title}</h3>
                <p className="muted">{text}</p>
              </li>
            ))}
          </ol>
        </section>
      )}
      {invitation && (
        <section className={`wrap ${styles.meet}`}>
          <h2>{invitation.title}</h2>
          {invitation.text && <p className="muted">{invitation.text}</p>}
          <Link className={buttonClass()} to={invitation.goal.href}>
            {invitation.goal.label}
          </Link>
        </section>
      )}
    </>
  )
}
