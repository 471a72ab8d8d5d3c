import MuiAccordion from '@mui/material/Accordion'
import AccordionDetails from '@mui/material/AccordionDetails'
import AccordionSummary from '@mui/material/AccordionSummary'
import type { ReactNode } from 'react'
import { MuiRoot } from '#web/ui/mui/mui-root.tsx'

export interface Section {
  id: string
  title: string
  content: ReactNode
}

/** Sections that open one by one; MUI's behaviour in the house's lines. Loads MUI: import lazily on catalogue pages. */
export const Accordion = ({ sections, open }: { sections: readonly Section[]; open?: string }) => (
  <MuiRoot>
    {sections.map(({ id, title, content }) => (
      <MuiAccordion key={id} defaultExpanded={id === open}>
        <AccordionSummary id={`${id}-title`} aria-controls={`${id}-text`}>
          {title}
        </AccordionSummary>
        <AccordionDetails id={`${id}-text`}>{content}</AccordionDetails>
      </MuiAccordion>
    ))}
  </MuiRoot>
)
