import { Compile } from 'typebox/compile'
import { Attribute } from '#contract/catalogue.ts'
import { listed, type Reader } from './cells.ts'

const check = Compile(Attribute)
const MOST = 24

/** Precedes the name of a fact that is also shown next to the price. */
const LEAD = '*'

/** 'Diameter: 36 mm', the form of a cell. */
export const attributeCell = ({ name, value, unit, lead }: Attribute): string =>
  `${lead ? LEAD : ''}${name}: ${value}${unit === undefined ? '' : ` ${unit}`}`

/** A number alone or with its unit after a space; anything else is a word. */
const valueOf = (text: string): Pick<Attribute, 'value' | 'unit'> => {
  const [, digits, unit] =
    /^((?:\d{1,3}(?:,\d{2,3})*,\d{3}|\d{1,12})(?:\.\d{1,6})?)(?: ([\p{L}°%].*))?$/u.exec(text) ?? []
  return digits === undefined
    ? { value: text }
    : { value: Number(digits.replaceAll(',', '')), ...(unit && { unit }) }
}

/** The facts of the cell 'attributes', e.g. 'Diameter: 36 mm | Crystal: Sapphire'. Reports what cannot be read. */
export const readAttributes = (read: Reader): Attribute[] | undefined => {
  const cell = read.cell('attributes')
  if (cell === undefined) return undefined
  const facts = listed(cell)
  if (facts.length > MOST) return read.wrong('attributes', `There are ${facts.length}: at most ${MOST} fit.`)
  const found = facts.map((fact) => {
    const [head = '', ...rest] = fact.split(':')
    const lead = head.trim().startsWith(LEAD)
    const name = (lead ? head.trim().slice(LEAD.length) : head).trim()
    return { name, ...valueOf(rest.join(':').trim()), ...(lead && { lead }) }
  })
  const odd = facts.find((_, at) => !check.Check(found[at]))
  if (odd !== undefined)
    return read.wrong(
      'attributes',
      `‘${odd}’ is not a fact: write them as Diameter: 36 mm | Crystal: Sapphire.`,
    )
  const twice = found.find(({ name }, at) => found.findIndex((one) => one.name === name) !== at)
  return twice ? read.wrong('attributes', `‘${twice.name}’ appears twice.`) : found
}
