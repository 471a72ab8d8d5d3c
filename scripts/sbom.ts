import { spawnSync } from 'node:child_process'
import { mkdirSync, writeFileSync } from 'node:fs'
import Type from 'typebox'
import { checked } from '#program/json-file.ts'
import { checkArguments } from './lib/arguments.ts'

/**
 * `npm run sbom`: writes `dist/sbom.cdx.json`, the bill of materials (CycloneDX) of what a production install holds, read
 * from the lockfile by npm itself. Nothing is fetched.
 */
const OUT = 'dist/sbom.cdx.json'

checkArguments(`npm run sbom: writes the bill of materials to ${OUT}. It takes no arguments.`)

const made = spawnSync('npm', ['sbom', '--sbom-format=cyclonedx', '--package-lock-only', '--omit=dev'], {
  encoding: 'utf8',
  maxBuffer: 64 * 1024 * 1024,
  shell: process.platform === 'win32',
})
if (made.status !== 0) {
  process.stderr.write(`npm could not write the bill of materials: ${made.stderr || made.error?.message}\n`)
  process.exit(1)
}
const bill = checked(
  'npm sbom',
  Type.Object({ components: Type.Array(Type.Unknown()) }),
  JSON.parse(made.stdout),
)
mkdirSync('dist', { recursive: true })
writeFileSync(OUT, made.stdout)
process.stdout.write(`${OUT}: ${bill.components.length} components\n`)
