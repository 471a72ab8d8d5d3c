/**
 * A statement in the form that is compared: on one line, and the same for statements that differ only in the length of
 * a list.
 */
export const shapeOf = (text: string): string =>
  text.replaceAll(/\s+/g, ' ').replaceAll(/\$\d+(?:, \$\d+)+/g, '$1')
