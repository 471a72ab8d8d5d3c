import { useEffect, useRef } from 'react'
import { useQuery } from 'urql'
import { Link } from '#web/components/link/link.tsx'
import { Picture } from '#web/components/picture/picture.tsx'
import { readFragment } from '#web/gql/app/fragment-masking.ts'
import { graphql } from '#web/gql/app/gql.ts'
import type { MenuTileFragment as MenuTileFragmentType } from '#web/gql/app/graphql.ts'
import { COLLECTIONS } from '#web/lib/catalogue-names.ts'
import { paths } from '#web/lib/paths.ts'
import { buttonClass } from '#web/ui/button/button.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import type { MenuItem } from './menu-items.ts'
import styles from './menu.module.css'

/** One piece of each collection, for its tile. Asked for when the panel first opens. */
const MenuTilesDocument = graphql(`
  query MenuTiles {
    flower: products(filter: { collection: "Flower" }, limit: 1) {
      ...MenuTile
    }
    butterfly: products(filter: { collection: "Butterfly" }, limit: 1) {
      ...MenuTile
    }
    clouds: products(filter: { collection: "Clouds" }, limit: 1) {
      ...MenuTile
    }
    birds: products(filter: { collection: "Birds" }, limit: 1) {
      ...MenuTile
    }
  }
`)

const MenuTileFragment = graphql(`
  fragment MenuTile on ProductPage {
    items {
      id
      images
      media {
        url
        width
        height
        avif
        webp
      }
    }
  }
`)

type Piece = MenuTileFragmentType['items'][number]

const picture = (piece: Piece | undefined) => {
  const media = piece?.media[0] ?? (piece?.images[0] ? { url: piece.images[0] } : undefined)
  return media ? <Picture media={media} alt="" sizes="120px" /> : null
}

/** The four grounds that the tiles stand on. */
const GROUNDS = [2, 3, 4, 5]

const Tiles = ({ onLeave }: { onLeave: () => void }) => {
  const [{ data }] = useQuery({ query: MenuTilesDocument })
  const [flower, butterfly, clouds, birds] = [data?.flower, data?.butterfly, data?.clouds, data?.birds].map(
    (page) => readFragment(MenuTileFragment, page),
  )
  const pages = { Flower: flower, Butterfly: butterfly, Clouds: clouds, Birds: birds }
  return (
    <>
      <ul className={styles.tiles}>
        {COLLECTIONS.map((name, index) => (
          <li key={name}>
            <Link className={styles.tile} to={paths.collection(name)} onClick={onLeave}>
              <span className={styles.ground} style={{ background: `var(--g${GROUNDS[index]})` }}>
                {picture(pages[name]?.items[0])}
              </span>
              {name}
            </Link>
          </li>
        ))}
      </ul>
      <Link className={buttonClass({ look: 'text' })} to={paths.discoverAll()} onClick={onLeave}>
        Discover the Collection
      </Link>
    </>
  )
}

/** A sub-panel of the menu; on phones it replaces the list, with a way back. */
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
          <Icon name="back" />
          Menu
        </button>
        <button type="button" className={styles.icon} aria-label="Close menu" onClick={onLeave}>
          <Icon name="cross" />
        </button>
      </div>
      <h2 ref={heading} tabIndex={-1}>
        {item.label}
      </h2>
      <ul className={styles.links}>
        {item.sub?.map((link) => (
          <li key={link.to}>
            <Link to={link.to} onClick={onLeave}>
              {link.label}
            </Link>
          </li>
        ))}
        {item.tiles ? null : item.to !== item.sub?.[0]?.to ? (
          <li>
            <Link to={item.to} onClick={onLeave}>
              All {item.label}
            </Link>
          </li>
        ) : null}
      </ul>
      {item.tiles ? <Tiles onLeave={onLeave} /> : null}
    </div>
  )
}
