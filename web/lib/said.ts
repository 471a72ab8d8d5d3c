/**
 * The values that pieces are chosen by, in the language of the page. Addresses, the bag and the filters use the text
 * that the house wrote; this is only for display. It is the same for everyone who reads a page of this language, and
 * comes with the frame.
 */
let said: ReadonlyMap<string, string> = new Map()
let kept: unknown

/** Called by the frame, before anything in it is rendered. */
export const keepChoices = (choices: readonly { readonly text: string; readonly says: string }[]): void => {
  if (choices === kept) return
  kept = choices
  said = new Map(choices.map(({ text, says }) => [text, says]))
}

/** A metal, a stone, a value of an option or a collection as it is shown. */
export const says = (text: string): string => said.get(text) ?? text
