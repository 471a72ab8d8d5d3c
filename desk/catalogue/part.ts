/** A part of a product's page that is changed and saved by its own calls; one bar saves all of them. */
export interface Part {
  readonly name: string
  /** How much of it is not saved, such as '2 changes to the combinations'; undefined if all is saved. */
  readonly unsaved: string | undefined
  /** What was refused, or must be corrected first. */
  readonly wrong: string | undefined
  readonly ready: boolean
  /** The place of its last step that can be undone; 0 if there is none. */
  readonly lastStep: number
  readonly undo: () => void
  readonly discard: () => void
  /** Saves it, and returns whether all of it was saved; what is refused stays on the screen with the reason. */
  readonly save: () => Promise<boolean>
}

let steps = 0
/** The place of a step among all steps of the page: Undo takes back the last one, whichever part it was in. */
export const nextStep = (): number => (steps += 1)
