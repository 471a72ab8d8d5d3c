import { existsSync, mkdirSync, mkdtempSync, rmdirSync } from 'node:fs'
import { dirname, join, resolve } from 'node:path'

/**
 * Makes a folder and writes a file in it as a test: permissions alone are not enough for root, or on a read-only file
 * system. It begins at the nearest folder that exists, because making the whole path at once never ends where nothing
 * can be made. Throws one line with the name of the variable that names the folder.
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
