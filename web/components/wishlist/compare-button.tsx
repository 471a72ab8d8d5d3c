import { COMPARE_MOST, compared, useDeviceList } from '#web/lib/device-list.ts'
import { paths } from '#web/lib/paths.ts'
import { notify } from '#web/ui/announcer.ts'
import { Icon } from '#web/ui/icons/icon.tsx'
import styles from './wishlist.module.css'

/** Puts a piece beside others: at most four, kept on the device until they are looked at. */
export const CompareButton = ({ id, name }: { id: string; name: string }) => {
  const chosen = useDeviceList(compared) ?? []
  const on = chosen.includes(id)
  const press = () => {
    if (on) {
      compared.set(chosen.filter((other) => other !== id))
      return
    }
    const see = { label: 'Compare', href: paths.compare(chosen) }
    if (chosen.length >= COMPARE_MOST) {
      notify('You can compare up to four pieces.', see)
      return
    }
    const next = [...chosen, id]
    compared.set(next)
    notify(
      next.length === 1
        ? `${name} is chosen. Choose another to compare.`
        : `${next.length} pieces are chosen to compare.`,
      { ...see, href: paths.compare(next) },
    )
  }
  return (
    <button type="button" className={`${styles.word} needs-script`} aria-pressed={on} onClick={press}>
      <Icon name={on ? 'tick' : 'plus'} />
      {on ? 'Chosen to compare' : 'Compare'}
    </button>
  )
}
