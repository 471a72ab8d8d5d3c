/** 'Gold Coin, 8 g' is 'gold-coin-8-g'; at most this many letters. */
export const slugOf = (words: string, most = 60): string =>
  words
    .normalize('NFKD')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .slice(0, most)
    .replace(/^-+|-+$/g, '')
