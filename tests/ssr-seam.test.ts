import { expectTypeOf, it } from 'vitest'
import type { WebBundle } from '#web/lib/ssr-seam.ts'
import type * as entry from '#web/entry.server.tsx'

it('web exports what the server renders with: the compiler holds the two sides together', () => {
  expectTypeOf<typeof entry>().toExtend<WebBundle>()
})
