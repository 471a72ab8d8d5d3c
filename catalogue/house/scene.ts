/** One composition: pieces on a background. `keys` are wishes in order; the first that is rendered is taken. */
export interface Scene {
  readonly name: string
  readonly alt: string
  readonly width: number
  readonly height: number
  /** Where the light falls on the green of the house. Without it the scene is see-through and the page gives the background, light or dark. */
  readonly glow?: readonly [x: number, y: number]
  /** A rendering that fills the frame, a room or a bench, cut to its shape. */
  readonly whole?: string
  /** Centre and size as fractions of the frame (size: of its shorter side). */
  readonly pieces: readonly { keys: readonly string[]; x: number; y: number; size: number; turn?: number }[]
}
