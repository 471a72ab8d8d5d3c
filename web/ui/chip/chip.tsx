import { Icon } from '#web/ui/icons/icon.tsx'
import { t } from '#web/words/t.ts'
import styles from './chip.module.css'

/** A square chip: inked when it is pressed; with `onRemove` it has a cross. */
export const Chip = ({
  label,
  pressed,
  onPress,
  onRemove,
  removeLabel,
}: {
  label: string
  pressed?: boolean
  onPress?: () => void
  onRemove?: () => void
  removeLabel?: string
}) => (
  <button
    type="button"
    className={styles.chip}
    aria-pressed={onRemove ? undefined : pressed}
    aria-label={onRemove ? (removeLabel ?? t('common.remove', { label })) : undefined}
    onClick={onRemove ?? onPress}
  >
    {label}
    {onRemove ? <Icon name="cross" /> : null}
  </button>
)
