import { COLOUR_SCRIPT } from './colour-mode.ts'
import { START_SCRIPT } from './start.ts'

/** The only inline script of the site; its hash stands in the CSP. */
export const INIT_SCRIPT = `${COLOUR_SCRIPT};${START_SCRIPT}`
