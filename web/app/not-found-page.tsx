import type { LoaderDecision } from '#web/lib/page.ts'
import { NotFound } from '#web/components/not-found/not-found.tsx'

// oxlint-disable-next-line require-await -- a loader answers with a promise
export const loader = async (): Promise<LoaderDecision> => ({ status: 404 })

export const Component = NotFound
