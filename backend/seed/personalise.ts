import { sql } from 'kysely'
import type { PersonaliseFile } from '#house/format.ts'
import type { House } from '#house/load.ts'
import type { Deps } from '#backend/lib/http/implement.ts'
import { putBears, putOptions } from '../modules/personalise/api.ts'

interface Piece {
  id: string
  type: string | null
  band_type: string[]
}

/** The personalisation of a piece, by the first of the house's rules that matches. */
const bearsOf = ({ pieces, boxes }: PersonaliseFile, { id, type, band_type }: Piece) => {
  const rule = pieces.find(
    ({ types, bandType }) =>
      type !== null && types.includes(type) && (bandType === undefined || band_type.includes(bandType)),
  )
  const box = rule?.box === undefined ? undefined : boxes[rule.box]
  const { engraving } = rule ?? {}
  return {
    product_id: id,
    engraving_place: engraving?.place ?? null,
    engraving_most: engraving?.letters ?? null,
    engraving_most_with_stone: engraving?.lettersWithStone ?? null,
    engraving_faces: engraving?.faces ?? [],
    no_engraving: rule?.noEngraving ?? null,
    birth_stone: engraving?.lettersWithStone !== undefined,
    box_name: box?.name ?? null,
    box_outside: box?.outside ?? null,
    stamp_most: box?.initials ?? 0,
  }
}

/**
 * Writes the price list, and the personalisation of every piece of the catalogue. Runs after the catalogue.
 */
export const seedPersonalise =
  (house: House) =>
  ({ db }: Deps): Promise<void> =>
    db.transaction().execute(async (tx) => {
      const rules = house.personalise().value
      await putOptions(
        tx,
        rules.options.map(({ kind, name, month, rupees, days }) => ({
          kind,
          name: name ?? '',
          month: month ?? null,
          paise: rupees * 100,
          days,
        })),
      )
      const { rows } = await sql<Piece>`select id, type, band_type from products`.execute(tx)
      await putBears(
        tx,
        rows.map((piece) => bearsOf(rules, piece)),
      )
    })
