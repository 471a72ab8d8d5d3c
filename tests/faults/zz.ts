import { fuzz } from './fuzz.ts'
for (const seed of [1, 2, 3]) {
  const { all, failed, leaked } = await fuzz(2500, 2500, seed)
  console.log(seed, all.length, failed.length, leaked.length)
  for (const { what, status, told } of [...failed, ...leaked].slice(0, 12))
    console.log(`${status} ${what.slice(0, 400)}\n  ${told.slice(0, 300)}`)
}
process.exit(0)
