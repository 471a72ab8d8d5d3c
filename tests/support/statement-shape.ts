/** A statement as it is compared: on one line, and statements that differ in the length of a list alone are one. */
export const shapeOf = (text: string): string =>
  text.replaceAll(/\s+/g, ' ').replaceAll(/\$\d+(?:, \$\d+)+/g, '$1')
