/**
 * One composition: pieces on a background. `keys` are renderings in order of preference; the first that exists is used.
 */
export interface Scene {
  readonly name: string
  readonly alt: string
  readonly width: number
  readonly height: number
  /**
   * Where the light is on the green of the house. Without it the scene is transparent and the page provides the
   * background, light or dark.
   */
  readonly glow?: readonly [x: number, y: number]
  /** A rendering that fills the frame, such as a room or a workbench, cropped to its shape. */
  readonly whole?: string
  /** Centre and size as fractions of the frame (size: of its shorter side). */
  readonly pieces: readonly { keys: readonly string[]; x: number; y: number; size: number; turn?: number }[]
}
