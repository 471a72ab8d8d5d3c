/** A piece as the operator types it. */
export interface TypedPiece {
  readonly item: string
  readonly huid?: string
  readonly grossMg: number
  readonly netMg?: number
  readonly report?: { readonly lab: string; readonly number: string }
}

/** What `--piece` takes; shown when it cannot be read. */
export const PIECE_SHAPE =
  '<item>:<huid>:<gross g>[:<net g>[:<lab>:<report number>]], with - for what there is not, e.g. 1:AB12CD:3.61:3.43:GIA:2141438171'

/** Typed grams, in milligrams. Throws with a sentence if they are not a weight. */
export const milligrams = (text: string, what: string): number => {
  if (!/^\d{1,4}(\.\d{1,3})?$/.test(text) || Number(text) === 0)
    throw new Error(`‘${text}’ is not a ${what} weight in grams, e.g. 3.61.`)
  return Math.round(Number(text) * 1000)
}

const isGiven = (text: string | undefined): text is string =>
  text !== undefined && text !== '' && text !== '-'

/** Reads one `--piece`. Throws a sentence that says what is wrong. */
export const readPiece = (text: string): TypedPiece => {
  const [item, huid, gross, net, lab, number, ...rest] = text.split(':').map((each) => each.trim())
  if (!isGiven(item) || !isGiven(gross) || rest.length > 0) throw new Error(`‘${text}’ is not ${PIECE_SHAPE}`)
  if (isGiven(huid) && !/^[a-z0-9]{6}$/i.test(huid))
    throw new Error(`‘${huid}’ is not a HUID: it has six letters and digits.`)
  if (isGiven(lab) !== isGiven(number))
    throw new Error('A report has a laboratory and a number, e.g. GIA:2141438171.')
  return {
    item,
    ...(isGiven(huid) && { huid: huid.toUpperCase() }),
    grossMg: milligrams(gross, 'gross'),
    ...(isGiven(net) && { netMg: milligrams(net, 'net') }),
    ...(isGiven(lab) && isGiven(number) && { report: { lab, number } }),
  }
}
