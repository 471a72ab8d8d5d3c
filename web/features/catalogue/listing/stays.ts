import { staysHtml } from '#web/lib/stays-html.tsx'

const loadForm = () => import('./stays-form.tsx')
const form = import.meta.env.SSR ? await loadForm() : undefined
const loadTable = () => import('./stays-table.tsx')
const table = import.meta.env.SSR ? await loadTable() : undefined

/** It has only the behaviour of the browser, because it is for browsers without scripts. */
export const PlainForm = staysHtml(form?.PlainForm, async () => (await loadForm()).PlainForm, { near: false })
/** Only for lists of loose stones; no other list loads it. */
export const StoneTable = staysHtml(table?.StoneTable, async () => (await loadTable()).StoneTable)
