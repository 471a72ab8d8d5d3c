import type { SVGProps } from 'react'
import { IconBox } from './icon-box.tsx'

/** Icons of menus, dialogs, forms and the checkout: apart from the others, because no page shows them at first. */
const drawings = {
  arrow: <path d="M2 11h17M13 5l6 6-6 6" />,
  chevron: <path d="M8 4l7 7-7 7" />,
  back: <path d="M14 4l-7 7 7 7" />,
  down: <path d="M4 8l7 7 7-7" />,
  calendar: <path d="M3 5.5h16v14H3zM3 9.5h16M7.5 3v4M14.5 3v4" />,
  copy: <path d="M7.5 7.5h11v11h-11zM14.5 7.5v-4h-11v11h4" />,
  minus: <path d="M4 11h14" />,
  lock: (
    <>
      <path d="M4.5 10h13v9.5h-13z" />
      <path d="M7.5 10V6.5a3.5 3.5 0 0 1 7 0V10" />
    </>
  ),
} as const

export type LateIconName = keyof typeof drawings

/** Always next to a word, or inside a control with an `aria-label`. */
export const LateIcon = ({ name, ...svg }: { name: LateIconName } & SVGProps<SVGSVGElement>) => (
  <IconBox {...svg}>{drawings[name]}</IconBox>
)
