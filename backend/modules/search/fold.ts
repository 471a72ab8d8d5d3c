/** Lower case without accents, so that 'eglantine' finds 'Églantine'. */
export const fold = (text: string): string =>
  text
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .toLowerCase()
