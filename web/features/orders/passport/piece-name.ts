/** ', 2 of 3'; nothing where there is one. */
export const pieceName = (place: number, of: number): string => (of > 1 ? `, ${place + 1} of ${of}` : '')
