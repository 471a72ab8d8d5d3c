import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import { useState, type SyntheticEvent } from 'react'
import { Icon } from '#web/ui/icons/icon.tsx'
import { MuiRoot } from '#web/ui/mui/mui-root.tsx'
import { useVeil } from '#web/ui/veil.ts'
import { sectionsFor } from './filter-fields.tsx'
import { NO_FILTERS, type Filters } from './filter-state.ts'
import styles from './filters.module.css'

export interface FilterDrawerProps {
  open: boolean
  applied: Filters
  canSort: boolean
  onApply: (filters: Filters) => void
  onClose: () => void
}

const TITLE = 'filter-drawer-title'

/**
 * What is chosen is a draft (specification section 4): it begins as a copy of what is applied, DISPLAY RESULTS
 * applies it, and closing without that forgets it, because the panel is made anew at each opening.
 */
const Panel = ({ applied, canSort, onApply, onClose }: Omit<FilterDrawerProps, 'open'>) => {
  const [draft, setDraft] = useState(applied)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    onApply(draft)
  }
  return (
    <form className={styles.panel} onSubmit={submit}>
      <div className={styles.head}>
        <h2 id={TITLE} className={styles.title}>
          Filter &amp; Sorting
        </h2>
        <IconButton aria-label="Close without applying" onClick={onClose} edge="end">
          <Icon name="cross" />
        </IconButton>
      </div>
      <div className={styles.body}>
        {sectionsFor(canSort).map(({ id, title, Fields }) => (
          <Accordion key={id} defaultExpanded className={styles.section}>
            <AccordionSummary id={`filter-${id}`} aria-controls={`filter-${id}-panel`}>
              {title}
            </AccordionSummary>
            <AccordionDetails>
              <fieldset className={styles.group} aria-labelledby={`filter-${id}`}>
                <Fields filters={draft} onChange={setDraft} />
              </fieldset>
            </AccordionDetails>
          </Accordion>
        ))}
      </div>
      <div className={styles.foot}>
        <Button variant="text" className={styles.clear} onClick={() => setDraft(NO_FILTERS)}>
          Clear All
        </Button>
        <Button type="submit" fullWidth>
          DISPLAY RESULTS
        </Button>
      </div>
    </form>
  )
}

/** The Filter & Sorting drawer (specification section 2): at the right, the page behind it at 10 %. */
export const FilterDrawer = ({ open, ...panel }: FilterDrawerProps) => {
  useVeil(open)
  return (
    <MuiRoot>
      <Drawer
        anchor="right"
        open={open}
        onClose={panel.onClose}
        slotProps={{
          paper: { 'aria-labelledby': TITLE, role: 'dialog', 'aria-modal': true, className: styles.drawer },
        }}
      >
        <Panel {...panel} />
      </Drawer>
    </MuiRoot>
  )
}
