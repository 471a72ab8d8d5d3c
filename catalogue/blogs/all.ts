import type { Media } from '#contract/catalogue.ts'
import { house } from './house.ts'
import { stones } from './stones.ts'
import { toBlog } from './write.ts'

/** Newest first. */
export const blogsWith = (pictures: Record<string, Media>) =>
  [...stones, ...house].map((draft) => toBlog(draft, pictures))
