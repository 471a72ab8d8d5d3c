import { createRequire } from 'node:module'
import PDFDocument from 'pdfkit'
import { footOf, headFacts, lastSum, paidBefore, partWords, sums, taxWords, TITLE } from './invoice-html.ts'
import { isLatin } from '#backend/lib/words/is-latin.ts'
import type { Brand } from '#backend/lib/http/implement.ts'
import type { InvoiceDocument } from '#backend/lib/rows/invoice-shape.ts'
import { accentOf, type DocumentLook } from './document-look.ts'
import { formatPaise } from '../words.ts'

const { resolve } = createRequire(import.meta.url)
const faceFile = (family: string, script: string) =>
  `@fontsource/${family}/files/${family}-${script}-400-normal.woff`
const FACES = {
  latin: '@fontsource/eb-garamond/files/eb-garamond-latin-400-normal.woff',
  // The rupee sign and what Latin-1 lacks.
  more: '@fontsource/eb-garamond/files/eb-garamond-latin-ext-400-normal.woff',
  devanagari: '@fontsource/tiro-devanagari-hindi/files/tiro-devanagari-hindi-devanagari-400-normal.woff',
  bengali: faceFile('noto-sans-bengali', 'bengali'),
  gurmukhi: faceFile('mukta-mahee', 'gurmukhi'),
  gujarati: faceFile('noto-sans-gujarati', 'gujarati'),
  oriya: faceFile('noto-sans-oriya', 'oriya'),
  tamil: faceFile('noto-sans-tamil', 'tamil'),
  telugu: faceFile('anek-telugu', 'telugu'),
  kannada: faceFile('noto-sans-kannada', 'kannada'),
  malayalam: faceFile('anek-malayalam', 'malayalam'),
  display: '@fontsource/libre-caslon-display/files/libre-caslon-display-latin-400-normal.woff',
} as const
type Face = keyof typeof FACES

const LEFT = 56
const RIGHT = 595.28 - 56
const BOTTOM = 841.89 - 70

/** The scripts of India in the order of Unicode, which gives each 128 places from U+0900 on. */
const INDIAN: readonly Face[] = [
  'devanagari',
  'bengali',
  'gurmukhi',
  'gujarati',
  'oriya',
  'tamil',
  'telugu',
  'kannada',
  'malayalam',
]
/** What these scripts share: two full stops and the joiners. */
const SHARED = new Set([0x0964, 0x0965, 0x200c, 0x200d])

const faceOf = (letter: string, before: Face | undefined): Face => {
  const code = letter.codePointAt(0) ?? 0
  if (SHARED.has(code)) return before && INDIAN.includes(before) ? before : 'devanagari'
  const indian = INDIAN[Math.floor((code - 0x0900) / 0x80)]
  if (indian) return indian
  return code <= 0xff || (code >= 0x2010 && code <= 0x2026) ? 'latin' : 'more'
}

interface Run {
  readonly face: Face
  text: string
}

/** Pieces of a text that one face can set. */
const runs = (text: string): Run[] => {
  const all: Run[] = []
  for (const letter of text) {
    const last = all.at(-1)
    const face = letter === ' ' && last ? last.face : faceOf(letter, last?.face)
    if (last?.face === face) last.text += letter
    else all.push({ face, text: letter })
  }
  return all
}

interface Style {
  readonly size?: number
  readonly colour?: string
  readonly align?: 'left' | 'right'
  /** Points between letters. */
  readonly spacing?: number
  /** Breaks into lines within this width. */
  readonly width?: number
}

/** A page that sets mixed scripts: pdfkit itself takes one face at a time. */
class Sheet {
  readonly doc: PDFKit.PDFDocument
  readonly colours: Brand['colours']
  constructor(title: string, { colours }: Brand) {
    this.colours = colours
    this.doc = new PDFDocument({ size: 'A4', margin: 0, info: { Title: title }, lang: 'en-IN' })
    for (const [name, file] of Object.entries(FACES)) this.doc.registerFont(name, resolve(file))
  }

  /** A face may have a gap in its rules of joining, over which fontkit throws: its letters are then set one by one. */
  #runs(text: string): Run[] {
    return runs(text).flatMap((run) => {
      try {
        this.doc.font(run.face).widthOfString(run.text)
        return [run]
      } catch {
        return [...run.text].map((letter) => ({ face: run.face, text: letter }))
      }
    })
  }

  #width(text: string, size: number): number {
    return this.#runs(text).reduce(
      (sum, run) => sum + this.doc.font(run.face).fontSize(size).widthOfString(run.text),
      0,
    )
  }

  #lines(text: string, size: number, width: number | undefined): string[] {
    if (width === undefined) return [text]
    const lines: string[] = []
    for (const word of text.split(' ')) {
      const last = lines.at(-1)
      if (last !== undefined && this.#width(`${last} ${word}`, size) <= width)
        lines[lines.length - 1] = `${last} ${word}`
      else lines.push(word)
    }
    return lines
  }

  /** Sets text with its top at `y`; with `align: 'right'` it ends at `x`. Returns the `y` below it. */
  set(
    text: string,
    x: number,
    y: number,
    { size = 11, colour = this.colours.ink, align = 'left', spacing = 0, width }: Style = {},
  ): number {
    let top = y
    for (const line of this.#lines(text, size, width)) {
      let at = align === 'right' ? x - this.#width(line, size) : x
      for (const run of this.#runs(line)) {
        this.doc.font(run.face).fontSize(size).fillColor(colour)
        // Faces differ in their height above the baseline: all share one baseline.
        this.doc.text(run.text, at, top + size, {
          lineBreak: false,
          baseline: 'alphabetic',
          characterSpacing: spacing,
        })
        at += this.doc.widthOfString(run.text, { characterSpacing: spacing })
      }
      top += size * 1.4
    }
    return top
  }

  /**
   * A label and its value at the right edge; a long label breaks before it reaches the value. Returns the `y` below
   * both.
   */
  row(label: string, value: string, x: number, y: number, style: Style = {}): number {
    const left = RIGHT - x - this.#width(value, style.size ?? 11) - 12
    const below = this.set(label, x, y, { ...style, width: left })
    return Math.max(below, this.set(value, RIGHT, y, { ...style, align: 'right' }))
  }

  display(text: string, x: number, y: number, size: number) {
    this.doc.font('display').fontSize(size).fillColor(this.colours.ink).text(text, x, y, { lineBreak: false })
  }

  rule(y: number, colour = this.colours.rule) {
    this.doc.moveTo(LEFT, y).lineTo(RIGHT, y).lineWidth(0.6).strokeColor(colour).stroke()
  }

  bytes(): Promise<Buffer> {
    const parts: Buffer[] = []
    return new Promise((done, fail) => {
      this.doc.on('data', (part: Buffer) => parts.push(part))
      this.doc.on('end', () => done(Buffer.concat(parts)))
      this.doc.on('error', fail)
      this.doc.end()
    })
  }
}

const COLUMNS = { piece: LEFT, hsn: 252, quantity: 316, taxable: 402, tax: 414, amount: RIGHT } as const

const tableHead = (sheet: Sheet, y: number): number => {
  const style = { size: 9.5, colour: sheet.colours.quiet }
  sheet.set('Piece', COLUMNS.piece, y, style)
  sheet.set('HSN', COLUMNS.hsn, y, style)
  sheet.set('Quantity', COLUMNS.quantity, y, { ...style, align: 'right' })
  sheet.set('Taxable', COLUMNS.taxable, y, { ...style, align: 'right' })
  sheet.set('Tax', COLUMNS.tax, y, style)
  sheet.set('Amount', COLUMNS.amount, y, { ...style, align: 'right' })
  sheet.rule(y + 17, sheet.colours.ink)
  return y + 25
}

const tableLine = (sheet: Sheet, line: InvoiceDocument['lines'][number], y: number): number => {
  const small = { size: 9.5, colour: sheet.colours.quiet }
  let left = sheet.set(line.name, COLUMNS.piece, y, { width: 190 })
  if (line.detail) left = sheet.set(line.detail, COLUMNS.piece, left, { ...small, width: 190 })
  if (line.discount > 0)
    left = sheet.set(
      `${formatPaise(line.gross)} less ${formatPaise(line.discount)} by points`,
      COLUMNS.piece,
      left,
      { ...small, width: 190 },
    )
  for (const [label, amount] of partWords(line)) {
    const top = left
    left = sheet.set(label, COLUMNS.piece, top, { ...small, width: 130 })
    sheet.set(amount, COLUMNS.hsn - 12, top, { ...small, align: 'right' })
  }
  sheet.set(line.hsn, COLUMNS.hsn, y)
  sheet.set(String(line.quantity), COLUMNS.quantity, y, { align: 'right' })
  sheet.set(formatPaise(line.taxable), COLUMNS.taxable, y, { align: 'right' })
  let tax = y
  for (const words of taxWords(line).split(' + ')) tax = sheet.set(words, COLUMNS.tax, tax, { size: 9.5 })
  tax = sheet.set(formatPaise(line.cgst + line.sgst + line.igst), COLUMNS.tax, tax, small)
  sheet.set(formatPaise(line.net), COLUMNS.amount, y, { align: 'right' })
  const below = Math.max(left, tax) + 6
  sheet.rule(below)
  return below + 8
}

/** The invoice as an A4 PDF. */
export const invoicePdf = async (invoice: InvoiceDocument, look: DocumentLook): Promise<Buffer> => {
  const sheet = new Sheet(`${TITLE[invoice.kind]} ${invoice.number}`, look.brand)
  const { ink, quiet } = look.brand.colours
  sheet.set(look.houseName.toUpperCase(), LEFT, 52, { size: 12, spacing: isLatin(look.houseName) ? 4 : 0 })
  sheet.rule(76, accentOf(look))
  sheet.display(TITLE[invoice.kind], LEFT, 96, 26)
  let y = 142
  for (const [label, value] of headFacts(invoice)) {
    sheet.set(label, LEFT, y, { colour: quiet })
    y = sheet.set(value, LEFT + 110, y)
  }
  y += 14
  let [from, to] = [y, y]
  from = sheet.set('From', LEFT, from, { size: 9.5, colour: quiet })
  for (const line of [
    invoice.seller.legalName,
    ...invoice.seller.addressLines,
    `GSTIN ${invoice.seller.gstin}`,
  ])
    from = sheet.set(line, LEFT, from, { width: 220 })
  to = sheet.set('To', 310, to, { size: 9.5, colour: quiet })
  for (const line of [invoice.buyer.name, ...invoice.buyer.lines])
    to = sheet.set(line, 310, to, { width: 220 })
  y = tableHead(sheet, Math.max(from, to) + 26)
  for (const line of invoice.lines) {
    if (y > BOTTOM - 60) {
      sheet.doc.addPage()
      y = tableHead(sheet, 56)
    }
    y = tableLine(sheet, line, y)
  }
  if (y > BOTTOM - 110) {
    sheet.doc.addPage()
    y = 56
  }
  y += 8
  for (const [label, value] of sums(invoice)) {
    y = sheet.row(label, value, 340, y)
  }
  sheet.doc
    .moveTo(340, y + 4)
    .lineTo(RIGHT, y + 4)
    .lineWidth(0.6)
    .strokeColor(ink)
    .stroke()
  const [label, amount] = lastSum(invoice)
  y = sheet.row(label, amount, 340, y + 12, { size: 14 }) + 6
  for (const [before, paise] of paidBefore(invoice)) {
    y = sheet.row(before, paise, 340, y, { size: 9.5, colour: quiet })
  }
  sheet.set(footOf(invoice), LEFT, BOTTOM + 14, { size: 9.5, colour: quiet, width: RIGHT - LEFT })
  return sheet.bytes()
}
