import { notify } from './announcer.ts'

/** Copies `text` to the clipboard and says so in a message; where the browser does not allow it, that it could not. */
export const copyText = (text: string, said: { readonly done: string; readonly failed: string }): void => {
  navigator.clipboard.writeText(text).then(
    () => notify(said.done),
    () => notify(said.failed),
  )
}
