import { setColourMode, useColourMode } from '#web/app/colour-mode.ts'
import { Icon } from '#web/ui/icons/icon.tsx'

/** Light or dark; kept for the next visit (specification section 1). */
export const ModeSwitch = ({ className, word }: { className?: string; word?: boolean }) => {
  const dark = useColourMode() === 'dark'
  return (
    <button
      type="button"
      className={className}
      aria-pressed={dark}
      aria-label={word ? undefined : 'Dark mode'}
      onClick={() => setColourMode(dark ? 'light' : 'dark')}
    >
      <Icon name="mode" />
      {word ? 'Dark mode' : null}
    </button>
  )
}
