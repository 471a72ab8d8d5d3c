import { Link } from '#web/components/link/link.tsx'
import { buttonClass } from '#web/ui/button/button.tsx'
import { t } from '#web/words/t.ts'
import { useBespokeWords } from './bespoke-data.ts'
import styles from './bespoke.module.css'

/** How a commission proceeds, and how to begin: the end of every bespoke page. */
export const Commission = () => {
  const { steps, invitations } = useBespokeWords()
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
      {invitations.length > 0 && (
        <div className={`wrap ${styles.meet}`}>
          {invitations.map(({ title, text, goal }, place) => (
            <section key={goal.href}>
              <h2>{title}</h2>
              {text && <p className="muted">{text}</p>}
              <Link className={buttonClass({ look: place === 0 ? 'solid' : 'line' })} to={goal.href}>
                {goal.label}
              </Link>
            </section>
          ))}
        </div>
      )}
    </>
  )
}
