import { findPackageJSON } from 'node:module'
import { dirname } from 'node:path'

/** The folder of the shop: the nearest with a package.json, for a program in its source as for one bundled in `dist/`. */
export const ROOT = dirname(findPackageJSON(import.meta.url) ?? import.meta.filename)
