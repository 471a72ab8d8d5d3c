import Accordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import Button from '@mui/material/Button'
import Drawer from '@mui/material/Drawer'
import IconButton from '@mui/material/IconButton'
import {
  createContext,
  memo,
  useContext,
  useDeferredValue,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type SyntheticEvent,
} from 'react'
import { useQuery } from 'urql'
import { Icon } from '#web/ui/icons/icon.tsx'
import { MuiRoot } from '#web/ui/mui/mui-root.tsx'
import { useVeil } from '#web/ui/veil.ts'
import { t } from '#web/words/t.ts'
import { FacetsDocument, offeredSections, type FacetScope } from './facets-query.ts'
import { FacetFields, sectionsFor, type Change } from './filter-fields.tsx'
import { NO_FILTERS, type Filters } from './filter-state.ts'
import type { SortId } from './sorts.ts'
import styles from './filters.module.css'

export interface FilterDrawerProps {
  open: boolean
  applied: Filters
  canSort: boolean
  /** As of `FieldsProps`. */
  usual?: SortId | undefined
  /** Where the next step of the price begins; paise. */
  priceSteps: readonly number[]
  /** Left out if the backend has no facets. */
  facets?: FacetScope | undefined
  onApply: (filters: Filters) => void
  onClose: () => void
}

const TITLE = 'filter-drawer-title'

const Section = (props: { id: string; title: string; open: boolean; children: ReactNode }) => (
  <Accordion defaultExpanded={props.open} className={styles.section}>
    <AccordionSummary id={`filter-${props.id}`} aria-controls={`filter-${props.id}-panel`}>
      {props.title}
    </AccordionSummary>
    <AccordionDetails>
      <fieldset className={styles.group} aria-labelledby={`filter-${props.id}`}>
        {props.children}
      </fieldset>
    </AccordionDetails>
  </Accordion>
)

interface Draft {
  draft: Filters
  setDraft: Change
}

/** What is chosen now: only the fields read it, so that a press renders little more than its mark. */
const DraftContext = createContext<Draft>({ draft: NO_FILTERS, setDraft: () => {} })
/** The same a moment later: the counts follow once the press is painted. */
const SettledContext = createContext<Filters>(NO_FILTERS)

/** Fields of the draft. */
const Drafted = ({ children }: { children: (draft: Filters, setDraft: Draft['setDraft']) => ReactNode }) => {
  const { draft, setDraft } = useContext(DraftContext)
  return children(draft, setDraft)
}

/** The facets of the draft; the last ones are shown until the next counts arrive. */
const FacetSections = ({ scope, applied }: { scope: FacetScope; applied: Filters }) => {
  const settled = useContext(SettledContext)
  const [{ data }] = useQuery({ query: FacetsDocument, variables: { filter: scope.filterOf(settled) } })
  const last = useRef(data?.facets)
  if (data) last.current = data.facets
  return offeredSections(data?.facets ?? last.current, scope, settled).map((section) => (
    <Section
      key={section.id}
      id={section.id}
      title={section.title}
      open={section.choices.some(({ value }) => applied.facets?.[section.facet]?.includes(value))}
    >
      <Drafted>
        {(draft, setDraft) => <FacetFields section={section} filters={draft} onChange={setDraft} />}
      </Drafted>
    </Section>
  ))
}

type PanelProps = Omit<FilterDrawerProps, 'open'>

/** Everything in the panel; renders only when what is applied or offered changes. */
const PanelParts = memo(
  ({ applied, canSort, usual, priceSteps, facets, onClose }: Omit<PanelProps, 'onApply'>) => (
    <>
      <div className={styles.head}>
        <h2 id={TITLE} className={styles.title}>
          {t('filters.title')}
        </h2>
        <IconButton aria-label={t('filters.close')} onClick={onClose} edge="end">
          <Icon name="cross" />
        </IconButton>
      </div>
      <div className={styles.body}>
        {sectionsFor(canSort, priceSteps).map(({ id, title, Fields }) => (
          <Section key={id} id={id} title={title} open>
            <Drafted>
              {(draft, setDraft) => (
                <Fields filters={draft} usual={usual} onChange={setDraft} priceSteps={priceSteps} />
              )}
            </Drafted>
          </Section>
        ))}
        {facets && <FacetSections scope={facets} applied={applied} />}
      </div>
      <div className={styles.foot}>
        <Drafted>
          {(_, setDraft) => (
            <Button variant="text" className={styles.clear} onClick={() => setDraft(() => NO_FILTERS)}>
              {t('filters.clear')}
            </Button>
          )}
        </Drafted>
        <Button type="submit" fullWidth>
          {t('filters.show')}
        </Button>
      </div>
    </>
  ),
)

/**
 * What is chosen is a draft (specification section 4). It starts as a copy of the applied filters; DISPLAY RESULTS
 * applies it; closing without that discards it, because the panel mounts again each time it opens. The counts of the
 * facets follow the draft.
 */
const Panel = ({ onApply, ...parts }: PanelProps) => {
  const [draft, setDraft] = useState(parts.applied)
  const settled = useDeferredValue(draft)
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    onApply(draft)
  }
  return (
    <form className={styles.panel} onSubmit={submit}>
      <DraftContext value={useMemo(() => ({ draft, setDraft }), [draft])}>
        <SettledContext value={settled}>
          <PanelParts {...parts} />
        </SettledContext>
      </DraftContext>
    </form>
  )
}

/** The Filter & Sorting drawer (specification section 2): on the right, with the page behind it at 10 %. */
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
