import { Picture } from '#web/components/picture/picture.tsx'
import { HousePictureFragment } from '#web/components/picture/house-picture.ts'
import { readFragment } from '#web/gql/home/fragment-masking.ts'
import { t } from '#web/words/t.ts'
import type { Block } from './home-query.ts'
import { Go } from './go.tsx'
import styles from './garden.module.css'
import { langOf } from '#web/words/language.ts'

/** Places of the broken grid; further tiles start again at the first. */
const PLOTS = [styles.a, styles.b, styles.c, styles.d]

/** The collections as a broken grid of colour fields. */
export const Garden = ({ block }: { block: Block<'TilesBlock'> }) => (
  <section className={styles.garden} aria-label={block.label ?? t('home.collections')} lang={langOf(block)}>
    {block.tiles.map((tile, index) => {
      const picture = readFragment(HousePictureFragment, tile.picture)
      return (
        <Go key={tile.href} className={`${styles.plot} ${PLOTS[index % PLOTS.length]}`} href={tile.href}>
          <span className={styles.background} style={{ background: `var(--g${picture.background})` }}>
            {picture.media ? (
              <Picture
                className={styles.picture}
                media={picture.media}
                alt={picture.alt ?? undefined}
                sizes="(min-width: 992px) 58vw, 100vw"
                fit="cover"
              />
            ) : null}
          </span>
          <span className={styles.caption}>
            <b>{tile.title}</b>
            {tile.text ? <span>{tile.text}</span> : null}
          </span>
        </Go>
      )
    })}
  </section>
)
