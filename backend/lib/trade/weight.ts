/** '3.424 g': to the milligram, as weights are charged and recorded. */
export const inGrams = (milligrams: number): string => `${(milligrams / 1000).toFixed(3)} g`
