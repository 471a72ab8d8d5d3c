import { COLOUR_SCRIPT } from './colour-mode.ts'
import { START_SCRIPT } from './start.ts'

/**
 * If a PIN code is saved (web/components/promise/pin.ts), cards keep a line free for the day of arrival, so that
 * nothing moves when it comes.
 */
const PIN_SCRIPT = `try{if(localStorage.getItem('pin'))document.documentElement.dataset.pin=''}catch{}`

/** The only inline script of the site; the CSP has its hash. */
export const INIT_SCRIPT = `${COLOUR_SCRIPT};${PIN_SCRIPT};${START_SCRIPT}`

/** The script of documents, which are not pages: light or dark as chosen, and the action of their one button. */
export const DOCUMENT_SCRIPT = `${COLOUR_SCRIPT};addEventListener('click',e=>{if(e.target.closest('[data-print]'))print()})`
