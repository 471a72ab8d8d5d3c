import type { ColumnType } from 'kysely'

type Faces = ColumnType<string[], readonly string[], readonly string[]>

export type PersonaliseTables = {
  personalise_options: {
    kind: 'engraving' | 'birth-stone' | 'stamp'
    name: string
    month: number | null
    paise: number
    days: number
  }
  product_personalisation: {
    product_id: string
    engraving_place: 'band' | 'back' | 'case' | null
    engraving_most: number | null
    engraving_most_with_stone: number | null
    engraving_faces: Faces
    no_engraving: string | null
    birth_stone: boolean
    box_name: string | null
    box_outside: string | null
    stamp_most: number
  }
}
