import { staysHtml } from '#web/lib/stays-html.tsx'

const loadForm = () => import('./stays-form.tsx')
const form = import.meta.env.SSR ? await loadForm() : undefined
const loadTable = () => import('./stays-table.tsx')
const table = import.meta.env.SSR ? await loadTable() : undefined

/** Of the browser alone, as it is for those without scripts. */
export const PlainForm = staysHtml(form?.PlainForm, async () => (await loadForm()).PlainForm, { near: false })
/** Of the lists of loose stones; no other list pays for it. */
export const StoneTable = staysHtml(table?.StoneTable, async () => (await loadTable()).StoneTable)
