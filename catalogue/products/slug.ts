import { createHash } from 'node:crypto'

/** 'Bouton-d’or' -> 'bouton-d-or'. */
export const slugOf = (name: string) =>
  name
    .normalize('NFD')
    .replace(/\p{Diacritic}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')

/** 24 hex digits that stay the same as long as the name does. */
export const idOf = (kind: string, slug: string) =>
  createHash('sha256').update(`${kind}:${slug}`).digest('hex').slice(0, 24)
