import { useClient } from 'urql'
import { paths } from '#web/lib/paths.ts'
import { notify } from '#web/ui/announcer.ts'
import { Icon } from '#web/ui/icons/icon.tsx'
import { toggleKept, useKept } from './kept.ts'
import styles from './keep.module.css'

interface KeepButtonProps {
  id: string
  name: string
  /** With its word beside it; else the ribbon alone, in the corner of a card. */
  word?: boolean
}

/** Keeps a piece in the wishlist: on the device, or in the account once signed in. Comes after hydration. */
export const KeepButton = ({ id, name, word }: KeepButtonProps) => {
  const client = useClient()
  const kept = useKept()
  // With a word it holds its place from the first byte, the same for everyone; on a card it covers nothing.
  if (!kept && !word) return null
  const on = kept?.includes(id) ?? false
  const press = async () => {
    const refused = await toggleKept(client, id)
    if (refused) notify(refused)
    else if (!on) notify(`${name} is in your wishlist.`, { label: 'View wishlist', href: paths.wishlist() })
  }
  return (
    <button
      type="button"
      className={`${word ? styles.word : styles.corner} needs-script`}
      aria-pressed={on}
      aria-label={word ? undefined : `Keep ${name}`}
      onClick={() => void press()}
    >
      <Icon name="ribbon" />
      {word ? (on ? 'In your wishlist' : 'Add to my wishlist') : null}
    </button>
  )
}
