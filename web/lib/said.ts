/**
 * The values that pieces are chosen by, in the language of the page. Addresses, the bag and the filters use the text
 * that the house wrote; this is only for display. It is the same for all readers of this language, and is loaded with
 * the frame.
 */
let said: ReadonlyMap<string, string> = new Map()
let kept: unknown

/** Called by the frame before it renders anything. */
export const keepChoices = (choices: readonly { readonly text: string; readonly says: string }[]): void => {
  if (choices === kept) return
  kept = choices
  said = new Map(choices.map(({ text, says }) => [text, says]))
}

/** A metal, a stone, a value of an option or a collection in the words that shoppers read. */
export const says = (text: string): string => said.get(text) ?? text
