import { lazy, Suspense, useEffect, useRef, useState, type MouseEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { Link } from '#web/components/link/link.tsx'
import { paths } from '#web/lib/paths.ts'
import { Icon } from '#web/ui/icons/icon.tsx'
import { isVeiled } from '#web/ui/veil.ts'
import { t } from '#web/words/t.ts'
import type { MenuItem } from '../shell/shell-query.ts'

const loadPanel = () => import('./search-panel.tsx')
const preload = () => void loadPanel().catch(() => {})
const SearchPanel = lazy(async () => ({ default: (await loadPanel()).SearchPanel }))

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof HTMLElement &&
  (target.isContentEditable || ['INPUT', 'TEXTAREA', 'SELECT'].includes(target.tagName))

/** Opens the search panel, as the key `/` does; without JavaScript it is a link to the search page. */
export const SearchEntry = ({
  className,
  suggests,
  ways,
}: {
  className: string
  suggests: boolean
  ways: readonly MenuItem[]
}) => {
  const [panel, setPanel] = useState<'unused' | 'open' | 'closed'>('unused')
  const navigate = useNavigate()
  /** What was typed since the press; the panel's field starts with it. */
  const early = useRef('')
  const show = () => {
    early.current = ''
    // If the panel cannot be loaded, the shopper can still search.
    loadPanel().then(
      () => setPanel('open'),
      () => void navigate(paths.search()),
    )
  }
  useEffect(() => {
    const press = (event: KeyboardEvent) => {
      const { key } = event
      if (event.metaKey || event.ctrlKey || event.altKey || event.defaultPrevented || isTyping(event.target))
        return
      if (key.length === 1) early.current += key
      if (key !== '/' || isVeiled()) return
      event.preventDefault()
      show()
    }
    window.addEventListener('keydown', press)
    return () => window.removeEventListener('keydown', press)
  })
  return (
    <>
      <Link
        className={className}
        to={paths.search()}
        aria-label={t('search.open')}
        aria-haspopup="dialog"
        aria-keyshortcuts="/"
        onClick={(event: MouseEvent) => {
          if (event.metaKey || event.ctrlKey || event.shiftKey) return
          event.preventDefault()
          show()
        }}
        onPointerEnter={preload}
        onFocus={preload}
      >
        <Icon name="search" />
      </Link>
      {panel === 'unused' ? null : (
        <Suspense fallback={null}>
          <SearchPanel
            open={panel === 'open'}
            suggests={suggests}
            ways={ways}
            early={early}
            onClose={() => setPanel('closed')}
          />
        </Suspense>
      )}
    </>
  )
}
