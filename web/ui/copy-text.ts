import { notify } from './announcer.ts'

const write = async (text: string) => navigator.clipboard.writeText(text)

/**
 * Copies `text` to the clipboard and says so in a message; where the browser does not allow it, or has no clipboard
 * because the page came over plain HTTP, that it could not.
 */
export const copyText = (text: string, said: { readonly done: string; readonly failed: string }): void => {
  write(text).then(
    () => notify(said.done),
    () => notify(said.failed),
  )
}
