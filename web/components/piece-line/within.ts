/** The form in the middle of a sentence: 'one earring' for 'One earring', 'IGI' unchanged. */
export const within = (value: string): string =>
  value.replace(/^\p{Lu}(?=\p{Ll})/u, (first) => first.toLowerCase())
