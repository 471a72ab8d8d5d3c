/** A part of a product's page that is changed and saved by calls of its own; one bar saves all of them. */
export interface Part {
  readonly name: string
  /** How much of it is not saved: '2 changes to the combinations'. Undefined: all is saved. */
  readonly unsaved: string | undefined
  /** What was refused, or must be corrected first. */
  readonly wrong: string | undefined
  readonly ready: boolean
  /** When its last step was made that can be taken back; 0 if there is none. */
  readonly lastStep: number
  readonly undo: () => void
  readonly discard: () => void
  /** Saves it, and says whether all of it is saved; what is refused stays, and says why. */
  readonly save: () => Promise<boolean>
}

let steps = 0
/** The place of a step among all steps of the page: Undo takes back the last one, whichever part it was in. */
export const nextStep = (): number => (steps += 1)
