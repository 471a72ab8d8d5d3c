import { statSync, watch } from 'node:fs'
import { basename, dirname } from 'node:path'
import { builtHouse } from '#scripts/lib/house/built-house.ts'

/** An editor writes a file in several steps: they are one edit. */
const ONE_EDIT_MS = 60

/**
 * What each program reads apart from packages. The server leaves `web` to Vite, which follows edits itself.
 */
const readBy = (): Readonly<Record<string, readonly string[]>> => ({
  payments: ['payments', 'program'],
  backend: ['backend', 'contract', 'program', 'house', builtHouse()],
  server: ['server', 'contract', 'program', 'schema.graphql'],
})

const isSource = (file: string): boolean =>
  /\.(?:ts|json|sql|graphql)$/.test(file) && !/\.test\.ts$|(?:^|[/\\])(?:media|brand)[/\\]/.test(file)

/** A single file is followed through its folder: many editors save by a rename, after which the old file is silent. */
const follow = (place: string, edited: (file: string) => void): void => {
  if (statSync(place).isDirectory())
    watch(place, { recursive: true }, (_event, file) => edited(file ?? place))
  else
    watch(dirname(place), (_event, file) => {
      if (file === basename(place)) edited(place)
    })
}

/** Calls back with the name of a program whenever something that it reads was edited. */
export const followEdits = (edited: (program: string) => void): void => {
  for (const [program, places] of Object.entries(readBy())) {
    let waiting: NodeJS.Timeout | undefined
    for (const place of new Set(places))
      follow(place, (file) => {
        if (!isSource(file)) return
        clearTimeout(waiting)
        waiting = setTimeout(() => edited(program), ONE_EDIT_MS)
      })
  }
}
