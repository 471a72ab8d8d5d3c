import { says } from '#web/lib/said.ts'
import { useEffect, useRef } from 'react'
import { useQuery } from 'urql'
import { Link } from '#web/components/link/link.tsx'
import { Picture } from '#web/components/picture/picture.tsx'
import { graphql } from '#web/gql/app/gql.ts'
import type { MenuTilesQuery } from '#web/gql/app/graphql.ts'
import { paths } from '#web/lib/paths.ts'
import { buttonClass } from '#web/ui/button/button.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { LateIcon } from '#web/ui/icons/late-icon.tsx'
import { t } from '#web/words/t.ts'
import type { MenuItem } from './shell-query.ts'
import styles from './menu.module.css'

/** One piece of each collection, for its tile. Requested when the panel first opens. */
const MenuTilesDocument = graphql(`
  query MenuTiles {
    shop {
      collections {
        name
        background
        piece {
          id
          images
          media {
            ...Picture_media
          }
        }
      }
    }
  }
`)

type Piece = MenuTilesQuery['shop']['collections'][number]['piece']

const picture = (piece: Piece) => {
  const media = piece?.media[0] ?? (piece?.images[0] ? { url: piece.images[0] } : undefined)
  return media ? <Picture media={media} alt="" sizes="120px" /> : null
}

const Tiles = ({ onLeave }: { onLeave: () => void }) => {
  const [{ data }] = useQuery({ query: MenuTilesDocument })
  return (
    <>
      <ul className={styles.tiles}>
        {data?.shop.collections.map(({ name, background, piece }) => (
          <li key={name}>
            <Link className={styles.tile} to={paths.collection(name)} onClick={onLeave}>
              <span className={styles.background} style={{ background: `var(--g${background})` }}>
                {picture(piece)}
              </span>
              {says(name)}
            </Link>
          </li>
        ))}
      </ul>
      <Link className={buttonClass({ look: 'text' })} to={paths.discoverAll()} onClick={onLeave}>
        {t('shell.menu.collection')}
      </Link>
    </>
  )
}

/** A sub-panel of the menu; on phones it replaces the list, with a button back. */
export const MenuPanel = ({
  item,
  onBack,
  onLeave,
}: {
  item: MenuItem
  onBack: () => void
  onLeave: () => void
}) => {
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <div className={styles.sub}>
      <div className={styles.subHead}>
        <button type="button" className={styles.back} onClick={onBack}>
          <LateIcon name="back" />
          {t('shell.menu.title')}
        </button>
        <button type="button" className={styles.icon} aria-label={t('shell.menu.close')} onClick={onLeave}>
          <Icon name="cross" />
        </button>
      </div>
      <h2 ref={heading} tabIndex={-1}>
        {item.label}
      </h2>
      <ul className={styles.links}>
        {item.links?.map((link) => (
          <li key={link.href}>
            <Link to={link.href} onClick={onLeave}>
              {link.label}
            </Link>
          </li>
        ))}
        {item.tiles ? null : item.href !== item.links?.[0]?.href ? (
          <li>
            <Link to={item.href} onClick={onLeave}>
              {t('shell.menu.all', { name: item.label })}
            </Link>
          </li>
        ) : null}
      </ul>
      {item.tiles ? <Tiles onLeave={onLeave} /> : null}
    </div>
  )
}
