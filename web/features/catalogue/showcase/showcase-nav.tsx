import { Link } from 'react-router-dom'
import { paths } from '#web/lib/paths.ts'
import styles from './showcase-nav.module.css'

const showcases = [
  { which: 1, name: 'The collections' },
  { which: 2, name: 'Four chapters' },
  { which: 3, name: 'Side by side' },
] as const

/** The way between the three showcases. */
export const ShowcaseNav = ({ current }: { current: 1 | 2 | 3 }) => (
  <nav className={`wrap ${styles.nav}`} aria-label="Collection showcases">
    {showcases.map(({ which, name }) => (
      <Link
        key={which}
        to={paths.discoverCollection(which)}
        aria-current={which === current ? 'page' : undefined}
      >
        {name}
      </Link>
    ))}
  </nav>
)
