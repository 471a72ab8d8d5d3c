interface Weighed {
  readonly weightMg?: number | undefined
  readonly metalWeightMg?: number | undefined
}

export const METAL_TOO_HEAVY = 'The metal alone weighs no more than the whole piece.'

/** Whether the metal of a piece weighs more than the piece, which nothing does. */
export const isHeavier = ({ weightMg, metalWeightMg }: Weighed): boolean =>
  weightMg !== undefined && metalWeightMg !== undefined && metalWeightMg > weightMg
