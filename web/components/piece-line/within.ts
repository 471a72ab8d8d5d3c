/** As it is said within a sentence: 'one earring' for 'One earring', 'IGI' as it is. */
export const within = (value: string): string =>
  value.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase())
