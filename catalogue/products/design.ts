/** A design: what the workshop makes, and the parameters from which its picture is rendered. */
export type MetalKey = 'yellow' | 'rose' | 'white' | 'platinum' | 'silver' | 'steel'

export type StoneKind =
  | 'diamond'
  | 'ruby'
  | 'emerald'
  | 'sapphire'
  | 'pinksapphire'
  | 'aquamarine'
  | 'amethyst'
  | 'citrine'
  | 'fancyyellow'

/** kind, cut, count, width in millimetres. */
export type StoneRow = readonly [kind: StoneKind, cut: string, count: number, mm: number]

export interface Design {
  readonly name: string
  /** The line under the name. */
  readonly line: string
  /** Two or three sentences in the house's voice; facts are added from the data. */
  readonly text: string
  /** Its category, if it has one, and others that also show it. Keys of `categories.ts`. */
  readonly in?: string
  readonly also?: readonly string[]
  readonly collection?: string
  /** Model and parameters: `catalogue/models/go.py PIECE --kw …`. The metal is added from `metals`. */
  readonly piece: string
  readonly kw?: Readonly<Record<string, string | number>>
  /** Metals offered; the first is the one shown first and listed. */
  readonly metals: readonly MetalKey[]
  /** Purities of gold offered, the listed one first. Default 18 kt and 14 kt. */
  readonly gold?: readonly string[]
  /** Metal in cubic millimetres at the reference size. */
  readonly mm3: number
  readonly stones?: readonly StoneRow[]
  /** Larger or smaller first stones offered, in millimetres (the model's own is always first). */
  readonly centres?: readonly number[]
  readonly labGrown?: boolean
  /** What the workshop is paid for one in gold, rupees. */
  readonly making: number
  readonly sizes?: 'ring' | 'chain' | 'bracelet' | 'bangle'
  /** One line per kind of combination that cannot be made. */
  readonly never?: readonly { metal?: MetalKey; purity?: string; size?: string; reason: string }[]
  readonly gender?: 'Women' | 'Men' | 'Unisex'
  readonly bandType?: readonly string[]
  readonly resizable?: string
  readonly tags?: readonly string[]
  readonly top?: boolean
  readonly days?: number
  readonly background?: number
  /** Facts that only some kinds have, as sentences. */
  readonly facts?: string
  /** Whether spin frames are wanted. */
  readonly spin?: boolean
}

/** Gives every design of a file what they share; the design's own members take precedence. */
export const designs = (
  shared: Partial<Design>,
  rows: readonly (Partial<Design> & Pick<Design, 'name' | 'line' | 'text'>)[],
): Design[] => rows.map((row) => ({ ...shared, ...row }) as Design)
