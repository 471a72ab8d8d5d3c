import type { Goal } from '../../bench/lib/table.ts'

export interface RunOptions {
  readonly store?: string | undefined
  /** A quarter of the rounds for 4. */
  readonly part?: number
}

/** One subject in its full or its quick form. */
export type Run = (full: boolean, options?: RunOptions) => Promise<Goal[]>
