/** '45 cm' says by itself what it is; '12' and '2.4' are sizes. In the middle of a line. */
export const sizeWords = (size: string): string => (/\p{L}/u.test(size) ? size : `size ${size}`)
