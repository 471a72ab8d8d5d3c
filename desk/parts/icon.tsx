const PATHS = {
  find: 'M15 15l5 5M16.5 10a6.5 6.5 0 1 1-13 0 6.5 6.5 0 0 1 13 0z',
  mode: 'M18.5 11a7.5 7.5 0 1 1-15 0 7.5 7.5 0 0 1 15 0zM11 3.5v15M13 4v14M15 5v12M17 7v8',
  today: 'M3.500 5.500h15v13h-15zM3.500 9.500h15M7.500 3v3M14.500 3v3M8 14l2 2 4-4',
  orders: 'M3.500 7.500L11 3.500l7.500 4v7.500L11 19l-7.500-4zM3.500 7.500L11 11.500l7.500-4M11 11.500V19',
  messages: 'M3 4.500h16v11h-9l-4 3.500v-3.500H3z',
  diary: 'M3.500 5.500h15v13h-15zM3.500 9.500h15M7.500 3v3M14.500 3v3',
  packing: 'M3.500 8.500h15v10h-15zM3.500 8.500L6 4h10l2.500 4.500M11 4v4.500M8 8.500v4h6v-4',
  products: 'M11 3.500l7 7-7 8-7-8zM4 10.500h14',
  more: 'M2 8h18M2 14h18',
  back: 'M13.500 4.500L7 11l6.500 6.500',
  warning: 'M11 3l9 16H2zM11 9v5M11 16.400v.400',
  paper: 'M6 8V3.500h10V8M6 15H3V8h16v7h-3M6 13h10v6H6z',
  close: 'M5 5l12 12M17 5L5 17',
  lock: 'M5.500 10h11v8.500h-11zM8 10V7a3 3 0 0 1 6 0v3',
  check: 'M4 11.500l4.500 4.500L18 6.500',
  cards: 'M3.500 3.500h6v6h-6zM12.500 3.500h6v6h-6zM3.500 12.500h6v6h-6zM12.500 12.500h6v6h-6z',
  rows: 'M3 6h16M3 11h16M3 16h16',
} as const

/** A line drawing; it adds nothing to the word next to it. */
export const Icon = ({ name, small = false }: { name: keyof typeof PATHS; small?: boolean }) => (
  <svg className={small ? 'i s' : 'i'} viewBox="0 0 22 22" aria-hidden="true">
    <path d={PATHS[name]} />
  </svg>
)
