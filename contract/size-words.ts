/** '45 cm' explains itself; '12' and '2.4' need the word 'size'. For the middle of a line. */
export const sizeWords = (size: string): string => (/\p{L}/u.test(size) ? size : `size ${size}`)

/** '18 kt yellow gold, size 14': the chosen options of a piece; empty if nothing was chosen. */
export const choiceWords = (choice: { metal?: string; purity?: string; size?: string } | undefined): string =>
  [
    [choice?.purity, choice?.metal?.toLowerCase()].filter(Boolean).join(' '),
    choice?.size && sizeWords(choice.size),
  ]
    .filter(Boolean)
    .join(', ')
