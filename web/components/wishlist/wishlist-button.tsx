import { useClient } from 'urql'
import { paths } from '#web/lib/paths.ts'
import { notify } from '#web/ui/announcer.ts'
import { Icon } from '#web/ui/icons/icon.tsx'
import { t } from '#web/words/t.ts'
import { toggleInWishlist, useWishlist } from './use-wishlist.ts'
import styles from './wishlist.module.css'

interface WishlistButtonProps {
  id: string
  name: string
  /** True: with a label next to it; otherwise only the ribbon, in the corner of a card. */
  word?: boolean
}

/** Adds a piece to the wishlist: on the device, or in the account once signed in. Comes after hydration. */
export const WishlistButton = ({ id, name, word }: WishlistButtonProps) => {
  const client = useClient()
  const wishlist = useWishlist()
  // With a label it takes up its space from the first byte, the same for everyone; on a card it covers nothing.
  if (!wishlist && !word) return null
  const on = wishlist?.includes(id) ?? false
  const press = async () => {
    const refused = await toggleInWishlist(client, id)
    if (refused) notify(refused)
    else if (!on) notify(t('wishlist.added', { name }), { label: t('wishlist.view'), href: paths.wishlist() })
  }
  return (
    <button
      type="button"
      className={`${word ? styles.word : styles.corner} needs-script`}
      aria-pressed={on}
      aria-label={word ? undefined : t('wishlist.addNamed', { name })}
      onClick={() => void press()}
    >
      <Icon name="ribbon" />
      {word ? (on ? t('wishlist.inside') : t('wishlist.add')) : null}
    </button>
  )
}
