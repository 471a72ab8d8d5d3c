import { findPackageJSON } from 'node:module'
import { dirname } from 'node:path'

/**
 * The folder of the shop: the nearest one above with a package.json, both for sources and for a program bundled in
 * `dist/`.
 */
export const ROOT = dirname(findPackageJSON(import.meta.url) ?? import.meta.filename)
