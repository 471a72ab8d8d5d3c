import type { SVGProps } from 'react'
import { IconBox } from './icon-box.tsx'

/** The house's own icons that a page may show at first; what opens later has its own (`late-icon.tsx`). */
const drawings = {
  menu: <path d="M2 8h18M2 14h18" />,
  search: (
    <>
      <circle cx="10" cy="10" r="6.5" />
      <path d="M15 15l5 5" />
    </>
  ),
  pin: (
    <>
      <path d="M11 20.5s-6.5-6.5-6.5-11.5a6.5 6.5 0 0 1 13 0c0 5-6.5 11.5-6.5 11.5z" />
      <circle cx="11" cy="9" r="2.2" />
    </>
  ),
  mode: (
    <>
      <circle cx="11" cy="11" r="7.5" />
      <path d="M11 3.5v15a7.5 7.5 0 0 0 0-15z" fill="currentColor" stroke="none" />
    </>
  ),
  account: (
    <>
      <circle cx="11" cy="7.5" r="4" />
      <path d="M3 20c.8-4.4 4-6.5 8-6.5s7.2 2.1 8 6.5" />
    </>
  ),
  bag: (
    <>
      <path d="M4 7.5h14v12.5H4z" />
      <path d="M7.5 10V6a3.5 3.5 0 0 1 7 0v4" />
    </>
  ),
  cross: <path d="M4.5 4.5l13 13M17.5 4.5l-13 13" />,
  filter: (
    <>
      <path d="M2 7h18M2 15h18" />
      <circle cx="8" cy="7" r="2.3" fill="var(--page)" />
      <circle cx="14" cy="15" r="2.3" fill="var(--page)" />
    </>
  ),
  pause: <path d="M8 5v12M14 5v12" />,
  play: <path d="M7 4.5v13l10-6.5z" />,
  tick: <path d="M3.5 11.5l5 5 10-11" />,
  ribbon: <path d="M5.5 3h11v16.500l-5.500-4.500-5.500 4.500z" />,
  alert: (
    <>
      <circle cx="11" cy="11" r="8.5" />
      <path d="M11 6.5V12M11 15v.5" />
    </>
  ),
  plus: <path d="M11 4v14M4 11h14" />,
} as const

export type IconName = keyof typeof drawings

/** Always next to a word, or inside a control with an `aria-label`. */
export const Icon = ({ name, ...svg }: { name: IconName } & SVGProps<SVGSVGElement>) => (
  <IconBox {...svg}>{drawings[name]}</IconBox>
)
