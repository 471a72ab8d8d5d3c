import { useState } from 'react'
import { Button } from '#web/ui/button/button.tsx'
import styles from './style-page.module.css'

const colours = [
  'page',
  'raised',
  'linen',
  'ink',
  'ink-2',
  'ink-3',
  'rule',
  'edge',
  'house',
  'house-deep',
  'house-lift',
  'on-house',
  'on-house-2',
  'gold',
  'gold-ink',
  'act',
  'paid-bg',
  'delivered-bg',
  'other-bg',
  'error',
  'error-bg',
]
const backgrounds = ['Linen', 'Leaf', 'Petal', 'Mist', 'Pollen', 'Wisteria', 'Dew', 'Apricot']

const Swatch = ({ token, name }: { token: string; name: string }) => (
  <li>
    <span className={styles.swatch} style={{ background: `var(--${token})` }} />
    <span className="small">{name}</span>
  </li>
)

/** The values of `web/ui/tokens.css`, in the mode of the page. */
export const Colours = () => (
  <section aria-labelledby="colour">
    <h2 id="colour">Colour</h2>
    <ul className={styles.swatches}>
      {colours.map((token) => (
        <Swatch key={token} token={token} name={token} />
      ))}
    </ul>
    <h3>The eight backgrounds</h3>
    <ul className={`${styles.swatches} ${styles.backgrounds}`}>
      {backgrounds.map((name, index) => (
        <Swatch key={name} token={`g${index + 1}`} name={`${index + 1} ${name}`} />
      ))}
    </ul>
  </section>
)

const steps = [
  ['hero', 'A shop of jewellery', '400 var(--t-hero) / 0.98 var(--display)'],
  ['h1', 'Rings', '400 var(--t-h1) / 1.06 var(--display)'],
  ['h2', 'Chosen this season', '400 var(--t-h2) / 1.1 var(--display)'],
  ['h3', 'An hour, unhurried', '400 var(--t-h3) / 1.16 var(--display)'],
  ['lead', 'We know where every stone began.', '400 var(--t-lead) / 1.38 var(--text)'],
  ['body', 'Four claws, set under the microscope.', '400 var(--t-body) / 1.5 var(--text)'],
  ['italic', 'forty-eight of them', 'italic 400 var(--t-body) / 1.5 var(--text)'],
  ['small', 'Every price includes GST.', '400 var(--t-small) / 1.45 var(--text)'],
  ['price', '₹1,25,000', '400 var(--t-lead) / 1.38 var(--text)'],
] as const

export const Type = () => (
  <section aria-labelledby="type">
    <h2 id="type">Type</h2>
    <dl className={styles.rows}>
      {steps.map(([name, words, font]) => (
        <div key={name}>
          <dt className="small muted">{name}</dt>
          <dd className={name === 'price' ? 'price' : undefined} style={{ font }}>
            {words}
          </dd>
        </div>
      ))}
      <div>
        <dt className="small muted">label</dt>
        <dd className="label">Add to bag</dd>
      </div>
    </dl>
  </section>
)

const spaces = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]

export const Space = () => (
  <section aria-labelledby="space">
    <h2 id="space">Space</h2>
    <dl className={styles.rows}>
      {spaces.map((step) => (
        <div key={step}>
          <dt className="small muted">{`s${step}`}</dt>
          <dd>
            <span className={styles.bar} style={{ width: `var(--s${step})` }} />
          </dd>
        </div>
      ))}
    </dl>
  </section>
)

const durations = [
  ['quick', 'What leaves'],
  ['veil', 'The page behind an open menu'],
  ['calm', 'Colour, underline, header'],
  ['slow', 'Pictures of a card'],
] as const

export const Motion = () => {
  const [away, setAway] = useState(false)
  return (
    <section aria-labelledby="motion">
      <h2 id="motion">Motion</h2>
      <dl className={styles.rows}>
        {durations.map(([name, use]) => (
          <div key={name}>
            <dt className="small muted">{`${name}: ${use.toLowerCase()}`}</dt>
            <dd className={styles.track}>
              <span
                className={away ? styles.away : styles.start}
                style={{ transitionDuration: `var(--${name})` }}
              />
            </dd>
          </div>
        ))}
      </dl>
      <Button look="line" onClick={() => setAway(!away)}>
        Move them
      </Button>
    </section>
  )
}
