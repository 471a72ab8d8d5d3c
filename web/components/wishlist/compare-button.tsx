import { COMPARE_MOST, compared, useDeviceList } from '#web/lib/device-list.ts'
import { paths } from '#web/lib/paths.ts'
import { notify } from '#web/ui/announcer.ts'
import { Icon } from '#web/ui/icons/icon.tsx'
import { t } from '#web/words/t.ts'
import styles from './wishlist.module.css'

/** Adds a piece to the comparison: at most four, stored on the device until the shopper compares them. */
export const CompareButton = ({ id, name }: { id: string; name: string }) => {
  const chosen = useDeviceList(compared) ?? []
  const on = chosen.includes(id)
  const press = () => {
    if (on) {
      compared.set(chosen.filter((other) => other !== id))
      return
    }
    const see = { label: t('compare.button'), href: paths.compare(chosen) }
    if (chosen.length >= COMPARE_MOST) {
      notify(t('compare.most'), see)
      return
    }
    const next = [...chosen, id]
    compared.set(next)
    notify(next.length === 1 ? t('compare.first', { name }) : t('compare.chosen', { count: next.length }), {
      ...see,
      href: paths.compare(next),
    })
  }
  return (
    <button type="button" className={`${styles.word} needs-script`} aria-pressed={on} onClick={press}>
      <Icon name={on ? 'tick' : 'plus'} />
      {on ? t('compare.isChosen') : t('compare.button')}
    </button>
  )
}
