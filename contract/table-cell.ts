/**
 * A spreadsheet takes a cell that begins with one of these for a formula. An apostrophe before it makes it text; one
 * more is added where the text itself begins so, so that reading takes back exactly what writing added.
 */
const FORMULA = /^'*[=+\-@\t\r＝＋－＠]/
const MARKED = /^'+[=+\-@\t\r＝＋－＠]/

/** A text as a cell that no program runs. */
export const safeCell = (text: string): string => (FORMULA.test(text) ? `'${text}` : text)

/** The text of such a cell. */
export const textOfCell = (cell: string): string => (MARKED.test(cell) ? cell.slice(1) : cell)
