import { setColourMode, useColourMode } from '#web/app/colour-mode.ts'
import { Icon } from '#web/ui/icons/icon.tsx'
import { t } from '#web/words/t.ts'

/** Light or dark; kept for the next visit (specification section 1). */
export const ModeSwitch = ({ className, word }: { className?: string; word?: boolean }) => {
  const dark = useColourMode() === 'dark'
  return (
    <button
      type="button"
      className={className}
      aria-pressed={dark}
      aria-label={word ? undefined : t('shell.dark')}
      onClick={() => setColourMode(dark ? 'light' : 'dark')}
    >
      <Icon name="mode" />
      {word ? t('shell.dark') : null}
    </button>
  )
}
