import {
  startTransition,
  useCallback,
  useState,
  useSyncExternalStore,
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
} from 'react'
import { Icon } from '#web/ui/icons/icon.tsx'
import type { FilterDrawerProps } from './filter-drawer.tsx'
import type { Filters } from './filter-state.ts'
import styles from './filters.module.css'
import { inLanguage } from '#web/words/language.ts'
import { t } from '#web/words/t.ts'

/** The drawer needs MUI, so it is fetched when somebody is about to open it. */
const loadDrawer = () => import('./filter-drawer.tsx')
const never = () => () => {}
const preload = () => void loadDrawer().catch(() => {})

export interface FilterControlProps extends Omit<FilterDrawerProps, 'open' | 'onClose'> {
  /** Address of the same list with the plain form above it: what the control opens without JavaScript. */
  formHref: string
}

/** 'Filter & Sorting': opens the drawer; without JavaScript it is a link to the plain form. */
export const FilterControl = ({ formHref, onApply, ...drawer }: FilterControlProps) => {
  const [Drawer, setDrawer] = useState<ComponentType<FilterDrawerProps>>()
  const [open, setOpen] = useState(false)
  const close = useCallback(() => setOpen(false), [])
  const apply = useCallback(
    (filters: Filters) => {
      setOpen(false)
      onApply(filters)
    },
    [onApply],
  )
  // Without the drawer's code it remains a link.
  const scripts = useSyncExternalStore(
    never,
    () => true,
    () => false,
  )
  const show = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault()
    loadDrawer().then(
      (module) =>
        // A transition, in slices, because the first opening renders the whole panel.
        startTransition(() => {
          setDrawer(() => module.FilterDrawer)
          setOpen(true)
        }),
      () => window.location.assign(inLanguage(formHref)),
    )
  }
  return (
    <>
      <a
        className={styles.control}
        href={inLanguage(formHref)}
        {...(scripts && { role: 'button', 'aria-haspopup': 'dialog', 'aria-expanded': open })}
        onClick={(event) => {
          if (!event.metaKey && !event.ctrlKey && !event.shiftKey) show(event)
        }}
        onKeyDown={(event) => {
          if (event.key === ' ') show(event)
        }}
        onPointerEnter={preload}
        onFocus={preload}
      >
        <Icon name="filter" />
        <span>{t('filters.title')}</span>
      </a>
      {Drawer && <Drawer {...drawer} open={open} onClose={close} onApply={apply} />}
    </>
  )
}
