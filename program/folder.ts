import { existsSync, mkdirSync, mkdtempSync, rmdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/**
 * Makes a folder and tries to write in it: rights alone do not tell, not those of root nor those of a file system that
 * is only read. Tried from the nearest part that exists: to make all of it at once never ends where nothing can be made.
 * Throws one line with the name of the variable that says where the folder is.
 */
export const makeFolder = (folder: string, variable: string): void => {
  try {
    let at = resolve(folder)
    while (!existsSync(at)) at = dirname(at)
    rmdirSync(mkdtempSync(join(at, '.try-')))
    mkdirSync(folder, { recursive: true })
  } catch (error) {
    throw new Error(
      `${variable} ${folder} cannot be written to: ${error instanceof Error ? error.message : String(error)}`,
      { cause: error },
    )
  }
}
