/**
 * What pieces are chosen by, in the language of the page. Addresses, the bag and the filters know each by the text that the house
 * wrote, so it is said only where it is shown. The same for everyone who reads a page of this language: the frame brings it.
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
