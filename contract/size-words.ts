/** '45 cm' explains itself; '12' and '2.4' need the word 'size'. For the middle of a line. */
export const sizeWords = (size: string): string => (/\p{L}/u.test(size) ? size : `size ${size}`)
