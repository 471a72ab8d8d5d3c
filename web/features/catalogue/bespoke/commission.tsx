import { Link } from 'react-router-dom'
import { paths } from '#web/lib/paths.ts'
import { buttonClass } from '#web/ui/button/button.tsx'
import styles from './bespoke.module.css'

/** How a commission goes. */
const STEPS = [
  {
    title: 'You talk',
    text: 'An hour with the person who will draw it. Bring a stone, a sketch or a sentence.',
  },
  {
    title: 'We draw',
    text: 'Three drawings in gouache, to scale, each with its price. You choose one, or none.',
  },
  {
    title: 'You hold it',
    text: 'A model in wax or silver, worn for a week. What is wrong with it is put right here.',
  },
  { title: 'We make it', text: 'Six to twelve weeks on one bench. You may visit, and most people do.' },
] as const

/** How it goes, and the way to begin: the end of every bespoke page. */
export const Commission = () => (
  <>
    <section className={`wrap ${styles.steps}`} aria-labelledby="steps">
      <h2 id="steps">How it goes</h2>
      <ol>
        {STEPS.map(({ title, text }) => (
          <li key={title}>
            <h3>{title}</h3>
            <p className="muted">{text}</p>
          </li>
        ))}
      </ol>
    </section>
    <section className={`wrap ${styles.meet}`}>
      <h2>Tell us what it is for</h2>
      <p className="muted">The first conversation costs nothing and binds nobody.</p>
      <Link className={buttonClass()} to={paths.appointment({ purpose: 'bespoke' })}>
        Book an appointment
      </Link>
    </section>
  </>
)
