import { Link } from '#web/components/link/link.tsx'
import { ContentPicture, type HousePicture } from './content-picture.tsx'
import { langOf } from '#web/words/language.ts'
import styles from './picture-index.module.css'

/** Pages in an index: the picture at the left changes with the name under pointer or keyboard. */
export interface IndexRow {
  path: string
  title: string
  summary?: string | null
  picture?: HousePicture | null
}

export const PictureIndex = ({ rows, label }: { rows: readonly IndexRow[]; label: string }) => (
  <section className={styles.index} aria-label={label}>
    <div className={`wrap ${styles.indexIn}`}>
      <ul>
        {rows.map(({ path, title, summary, picture }) => (
          <li key={path}>
            <Link to={path}>
              <span className={styles.indexPicture} aria-hidden="true">
                {picture ? <ContentPicture picture={picture} sizes="(min-width: 992px) 40vw, 72px" /> : null}
              </span>
              <b lang={langOf(title)}>{title}</b>
              {summary ? (
                <span lang={langOf(summary)} className={styles.indexText}>
                  {summary}
                </span>
              ) : null}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  </section>
)
