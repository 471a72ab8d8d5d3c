import { Compile } from 'typebox/compile'
import { Stone, type Certificate } from '#contract/catalogue.ts'
import type { ProductInput } from '#contract/catalogue-write.ts'
import { Setting } from '#contract/setting.ts'
import { listed, type Reader } from './cells.ts'

const checkStone = Compile(Stone)
const checkSetting = Compile(Setting)
const LAB_GROWN = 'lab-grown'

/** '12 × Diamond, Round, 0.24 ct, G, VS1, lab-grown', the form of a cell. */
export const stoneCell = ({ kind, cut, count, caratsTotal, colour, clarity, labGrown }: Stone): string =>
  [
    `${count > 1 ? `${count} × ` : ''}${kind}`,
    cut,
    `${caratsTotal} ct`,
    // The colour comes before the clarity, so a stone that has only a clarity needs a dash.
    colour ?? (clarity === undefined ? undefined : '-'),
    clarity,
    labGrown ? LAB_GROWN : undefined,
  ]
    .filter((word) => word !== undefined)
    .join(', ')

const toStone = (words: string): Stone | undefined => {
  const [, count = '1', rest = ''] = /^(?:(\d{1,4})\s*[×x]\s*)?(.*)$/i.exec(words) ?? []
  const all = rest.split(',').map((word) => word.trim())
  const labGrown = all.at(-1)?.toLowerCase().replace(/[\s_]/, '-') === LAB_GROWN
  const [kind = '', cut = '', weight = '', colour = '', clarity = '', ...more] = labGrown
    ? all.slice(0, -1)
    : all
  const [, carats] = /^(\d{1,4}(?:\.\d{1,3})?)(?:\s*ct)?$/i.exec(weight) ?? []
  const stone = {
    kind,
    cut,
    count: Number(count),
    caratsTotal: Number(carats),
    ...(colour && colour !== '-' && { colour }),
    ...(clarity && { clarity }),
    ...(labGrown && { labGrown }),
  }
  const isWhole = kind !== '' && cut !== '' && stone.count > 0 && stone.caratsTotal > 0 && more.length === 0
  return isWhole && checkStone.Check(stone) ? stone : undefined
}

/** The stones of the cell 'stone facts', separated by '|'. Reports what cannot be read. */
export const readStones = (read: Reader): Pick<ProductInput, 'stones' | 'diamondCarats'> | undefined => {
  const cell = read.cell('stone facts')
  if (cell === undefined) return undefined
  const words = listed(cell)
  const stones = words.flatMap((each) => toStone(each) ?? [])
  if (stones.length === words.length) {
    const diamonds = stones.filter(({ kind }) => kind.toLowerCase() === 'diamond')
    const thousandths = diamonds.reduce((sum, { caratsTotal }) => sum + Math.round(caratsTotal * 1000), 0)
    return { stones, diamondCarats: thousandths / 1000 }
  }
  const odd = words.find((each) => toStone(each) === undefined) ?? cell
  return read.wrong(
    'stone facts',
    `‘${odd}’ is not a stone: write kind, cut, carats, colour and clarity, as Diamond, Round, 1.02 ct, G, VS1.`,
  )
}

/** The laboratory's report: 'GIA 2141438171'; only the laboratory if each piece gets a report of its own. */
export const readReport = (read: Reader): Certificate | undefined => {
  const [lab, number, ...more] = read.cell('report')?.split(/\s+/) ?? []
  if (lab === undefined) return undefined
  return more.length > 0 || /\d/.test(lab)
    ? read.wrong(
        'report',
        `‘${read.cell('report')}’ is not a report: write laboratory and number, GIA 2141438171.`,
      )
    : { lab, ...(number !== undefined && { number }) }
}

export const reportCell = ({ lab, number }: Certificate): string => [lab, number].filter(Boolean).join(' ')

/** 'Round | Oval, 0.5 to 2 ct', the form of a cell. */
export const settingCell = ({ cuts, caratsFrom, caratsTo }: Setting): string =>
  `${cuts.join(' | ')}, ${caratsFrom} to ${caratsTo} ct`

const HOLDS = /^(.+),\s*(\d{1,3}(?:\.\d{1,3})?)\s*(?:to|-|–)\s*(\d{1,3}(?:\.\d{1,3})?)(?:\s*ct)?$/i

/** Which loose stones a piece holds, from the cell 'holds'. Reports what cannot be read. */
export const readSetting = (read: Reader): Setting | undefined => {
  const cell = read.cell('holds')
  if (cell === undefined) return undefined
  const [, cuts = '', from, to] = HOLDS.exec(cell) ?? []
  const setting = { cuts: listed(cuts), caratsFrom: Number(from), caratsTo: Number(to) }
  if (!checkSetting.Check(setting) || setting.caratsFrom > setting.caratsTo)
    return read.wrong(
      'holds',
      `‘${cell}’ names no stones: write cuts and carats, as Round | Oval, 0.5 to 2 ct.`,
    )
  return setting
}
