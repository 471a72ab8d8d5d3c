import MuiCheckbox from '@mui/material/Checkbox'
import { useState } from 'react'
import { useQuery } from 'urql'
import { Picture } from '#web/components/picture/picture.tsx'
import { useWishlist } from '#web/components/wishlist/use-wishlist.ts'
import { graphql } from '#web/gql/appointments/gql.ts'
import { keptHere, useDeviceList } from '#web/lib/device-list.ts'
import { useOffers } from '#web/lib/offered.ts'
import { useSignedIn } from '#web/lib/session.ts'
import { langOf } from '#web/words/language.ts'
import { t } from '#web/words/t.ts'
import { PIECES_MOST } from './appointment-query.ts'
import { Chosen, type Choice } from './chosen.tsx'
import styles from './pieces-field.module.css'

const InBag = graphql(`
  query AppointmentBag {
    bag {
      version
      lines {
        id
        productId
        metalType
        purity
        size
        setStone {
          productId
        }
      }
    }
  }
`)

const PiecesDocument = graphql(`
  query AppointmentPieces($ids: [ID!]!) {
    productsById(ids: $ids) {
      id
      name
      background
      media {
        ...Picture_media
      }
    }
  }
`)

interface Offered {
  readonly ids: readonly string[]
  /** What was chosen for them, in the bag or by the address. */
  readonly choices: Readonly<Record<string, Choice>>
}

/**
 * First the pieces that the address names, then those that the shopper kept: bag, then wishlist. No ids if nothing is
 * kept, or before hydration.
 */
const useOffered = (asked: readonly string[], choice: Choice): Offered => {
  const wishlist = useWishlist() ?? []
  const kept = useDeviceList(keptHere) ?? []
  const isSignedIn = useSignedIn()
  const [{ data }] = useQuery({ query: InBag, pause: kept.length === 0 && !isSignedIn })
  const lines = data?.bag.lines ?? []
  const bag = lines.flatMap(({ productId, setStone }) =>
    setStone ? [setStone.productId, productId] : [productId],
  )
  const chosen = lines.map(({ productId, metalType: metal, purity, size }): [string, Choice] => [
    productId,
    { metal, purity, size },
  ])
  const found = [...new Set([...asked, ...bag, ...wishlist])]
  return {
    ids: found.length > asked.length ? found.slice(0, 2 * PIECES_MOST) : [],
    // What is in the bag for a piece, overridden by what the address says.
    choices: Object.fromEntries([
      ...chosen.toReversed(),
      ...(Object.keys(choice).length > 0 ? asked.map((id) => [id, choice] as const) : []),
    ]),
  }
}

interface Wanted {
  /** Data of the pieces that the address names. */
  readonly asked: readonly string[]
  /** What the address says about them. */
  readonly choice: Choice
  /** Whether everything that the shopper kept is wanted too. */
  readonly all: boolean
}

/** The pieces that can be laid out for the hour, and which of them are selected. */
export const useWantedPieces = ({ asked, choice, all }: Wanted) => {
  const { ids: offered, choices } = useOffered(asked, choice)
  const canRead = useOffers('products-by-id')
  const [{ data }] = useQuery({
    query: PiecesDocument,
    variables: { ids: [...offered] },
    pause: offered.length === 0 || !canRead,
  })
  const [changed, setChanged] = useState<Readonly<Record<string, boolean>>>({})
  const pieces = data?.productsById ?? []
  const wanted = pieces
    .filter(({ id }) => changed[id] ?? (all || asked.includes(id)))
    .map(({ id }) => id)
    .slice(0, PIECES_MOST)
  return {
    pieces,
    wanted,
    choices,
    toggle: (id: string) => setChanged((before) => ({ ...before, [id]: !wanted.includes(id) })),
  }
}

/** Checkboxes with pictures: what the salon lays out. */
export const PiecesField = ({ pieces, wanted, choices, toggle }: ReturnType<typeof useWantedPieces>) => {
  if (pieces.length === 0) return null
  const isFull = wanted.length >= PIECES_MOST
  return (
    <fieldset className={styles.pieces}>
      <legend>{t('visit.pieces')}</legend>
      <p className="small muted">
        {isFull ? t('visit.pieces.most', { count: PIECES_MOST }) : t('visit.pieces.hint')}
      </p>
      <ul>
        {pieces.map(({ id, name, background, media }) => {
          const isWanted = wanted.includes(id)
          return (
            <li key={id}>
              <label>
                <MuiCheckbox checked={isWanted} disabled={isFull && !isWanted} onChange={() => toggle(id)} />
                <span className={styles.picture} style={{ background: `var(--g${background})` }}>
                  {media[0] ? <Picture media={media[0]} sizes="4rem" ratio="1" alt="" /> : null}
                </span>
                <span>
                  <span lang={langOf(name)}>{name}</span>
                  <Chosen {...choices[id]} />
                </span>
              </label>
            </li>
          )
        })}
      </ul>
    </fieldset>
  )
}
