import MuiTab from '@mui/material/Tab'
import MuiTabs from '@mui/material/Tabs'
import { useId, useState, type ReactNode } from 'react'
import { MuiRoot } from '#web/ui/mui/mui-root.tsx'
import styles from './tabs.module.css'

export interface TabPanel {
  label: string
  content: ReactNode
}

/** Panels side by side, one shown. Every panel is in the HTML, so that it can be found and read without script. */
export const Tabs = ({
  panels,
  first = 0,
  label,
  onChange,
}: {
  panels: readonly TabPanel[]
  /** Index of the panel shown at first. */
  first?: number
  label: string
  onChange?: (index: number) => void
}) => {
  const [shown, setShown] = useState(first)
  const id = useId()
  return (
    <MuiRoot>
      <MuiTabs
        value={shown}
        aria-label={label}
        variant="scrollable"
        scrollButtons={false}
        onChange={(_event, index: number) => {
          setShown(index)
          onChange?.(index)
        }}
      >
        {panels.map((panel, index) => (
          <MuiTab
            key={panel.label}
            label={panel.label}
            id={`${id}-tab-${index}`}
            aria-controls={`${id}-panel-${index}`}
          />
        ))}
      </MuiTabs>
      {panels.map((panel, index) => (
        <div
          key={panel.label}
          role="tabpanel"
          className={styles.panel}
          id={`${id}-panel-${index}`}
          aria-labelledby={`${id}-tab-${index}`}
          hidden={index !== shown}
        >
          {panel.content}
        </div>
      ))}
    </MuiRoot>
  )
}
