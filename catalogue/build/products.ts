import { picturesOf } from '../plan.ts'
import { collection } from '../products/all.ts'
import type { Design } from '../products/design.ts'
import { idOf, slugOf } from '../products/slug.ts'
import { FAMILIES, lineage } from './categories.ts'
import { METAL_NAMES, puritiesOf } from './rates.ts'
import { chance, rowCarats, STONE_NAMES, USUAL_DAYS, variantsOf, type Variant } from './variants.ts'

const TOWNS = ['Jaipur, India', 'Mumbai, India', 'Surat, India']
const TYPE: Record<string, string> = {
  rings: 'Ring',
  bands: 'Band',
  pendants: 'Pendant',
  earrings: 'Earrings',
  bracelets: 'Bracelet',
  diamonds: 'Loose stone',
  watches: 'Watch',
  brooches: 'Brooch',
}
const PIECE_TYPE: Record<string, string> = {
  solitaire: 'Ring',
  three: 'Ring',
  halo: 'Ring',
  cocktail: 'Ring',
  signet: 'Ring',
  cloudring: 'Ring',
  studs: 'Earrings',
  drops: 'Earrings',
  pendant: 'Pendant',
  necklace: 'Necklace',
  butterfly: 'Brooch',
  bird: 'Brooch',
  milgrain: 'Band',
  loose: 'Loose stone',
  tennis: 'Bracelet',
  coin: 'Coin',
}
const ROOT: Record<string, string> = {
  'solitaire-rings': 'rings',
  'three-stone-rings': 'rings',
  'halo-rings': 'rings',
  'cocktail-rings': 'rings',
  'signet-rings': 'rings',
  'wedding-bands': 'bands',
  'eternity-bands': 'bands',
  studs: 'earrings',
  hoops: 'earrings',
  drops: 'earrings',
  'tennis-bracelets': 'bracelets',
  bangles: 'bracelets',
  'loose-diamonds': 'diamonds',
  'round-watches': 'watches',
  'rectangular-watches': 'watches',
  chronographs: 'watches',
}

const rootOf = ({ in: category = '' }: Design) => ROOT[category] ?? category

const hsnOf = (design: Design) => {
  if (design.piece === 'coin') return '7118'
  if (design.in === 'loose-diamonds') return '710239'
  if (rootOf(design) === 'watches') return design.metals[0] === 'steel' ? '9102' : '9101'
  return '7113'
}

const typeOf = (design: Design) => PIECE_TYPE[design.piece] ?? TYPE[rootOf(design)] ?? 'Jewel'

const stonesOf = (design: Design) =>
  (design.stones ?? []).map((row) => {
    const [kind, cut, count] = row
    const diamond = kind === 'diamond'
    return {
      kind: STONE_NAMES[kind] ?? kind,
      cut: cut[0]!.toUpperCase() + cut.slice(1),
      count,
      caratsTotal: rowCarats(row),
      ...(diamond
        ? { colour: design.labGrown ? 'F to G' : 'G to H', clarity: 'VS' }
        : kind === 'fancyyellow'
          ? { colour: 'Fancy intense yellow', clarity: 'VS' }
          : {}),
      ...(diamond ? { labGrown: design.labGrown ?? false } : {}),
    }
  })

const certificateOf = (design: Design, slug: string) => {
  const first = (design.stones ?? [])[0]
  if (!first || !['diamond', 'fancyyellow'].includes(first[0]) || rowCarats(first) / first[2] < 0.3)
    return undefined
  const digits = String(1 + Math.floor(chance(`report:${slug}`) * 8_999_999)).padStart(7, '0')
  return design.labGrown ? { lab: 'IGI', number: `LG 000${digits}` } : { lab: 'GIA', number: `000${digits}` }
}

const sentence = (design: Design, variant: Variant) => {
  const ct = (design.stones ?? []).reduce((sum, row) => sum + rowCarats(row), 0)
  const said = [
    variant.metalWeightMg && hsnOf(design) === '7113'
      ? `${(variant.weightMg / 1000).toFixed(1)} g in ${variant.metal.toLowerCase()}${variant.purity.includes('kt') ? `, ${variant.purity}` : ''}${variant.size && design.sizes === 'ring' ? `, size ${variant.size}` : ''}`
      : '',
    ct >= 0.01 ? `${ct.toFixed(2)} carats in all` : '',
  ].filter(Boolean)
  return [design.text, design.facts, said.length ? `${said.join('; ')}.` : ''].filter(Boolean).join(' ')
}

const DAY = 86_400_000
const EPOCH = Date.UTC(2026, 10, 20, 9)

export const build = () => {
  const variants: Variant[] = []
  const products = collection.map((design, index) => {
    const slug = slugOf(design.name)
    const _id = idOf('product', slug)
    const hsn = hsnOf(design)
    const own = variantsOf(design, _id, hsn)
    const listed = own[0]
    if (!listed) throw new Error(`nothing of ${design.name} can be sold`)
    variants.push(...own)
    const distinct = (values: string[]) => [...new Set(values)].filter(Boolean)
    const ct = (design.stones ?? [])
      .filter((r) => r[0] === 'diamond' || r[0] === 'fancyyellow')
      .reduce((sum, r) => sum + rowCarats(r), 0)
    const noise = chance(`rank:${slug}`)
    return {
      _id,
      slug,
      name: design.name,
      subtitle: design.line,
      description: sentence(design, listed),
      pricePaise: listed.pricePaise,
      material: distinct([
        ...design.metals.map((m) => (['yellow', 'rose', 'white'].includes(m) ? 'Gold' : METAL_NAMES[m])),
        ...(design.stones ?? []).map((r) => STONE_NAMES[r[0]] ?? ''),
        ...(design.kw?.color ? ['Calf leather'] : []),
      ]),
      metalType: design.metals.map((m) => METAL_NAMES[m]),
      bandType: design.bandType ?? [],
      size: distinct(own.map((v) => v.size)).sort((a, b) => parseFloat(a) - parseFloat(b)),
      resizable: design.resizable ? [design.resizable] : [],
      madeIn: hsn.startsWith('91')
        ? 'Case made in Mumbai, India; movement made in Switzerland'
        : TOWNS[Math.floor(chance(`town:${slug}`) * 3)]!,
      diamondCarats: Math.round(ct * 100) / 100,
      isTopCollection: design.top ?? false,
      categoryIds: distinct([
        ...(design.in ? lineage(design.in) : []),
        ...(design.also ?? []).flatMap(lineage),
      ]),
      collection: design.collection ? [design.collection] : [],
      gender: design.gender ?? 'Women',
      type: typeOf(design),
      tags: distinct([
        ...(design.tags ?? []),
        ...(design.labGrown ? ['lab-grown'] : []),
        ...(design.collection && FAMILIES.includes(design.collection)
          ? [design.collection.toLowerCase()]
          : []),
        ...(listed.pricePaise < 2_000_000 ? ['gift'] : []),
      ]),
      background: design.background ?? (index % 8) + 1,
      grossWeightMg: listed.weightMg,
      purity: distinct(
        design.metals
          .flatMap((m) => [...puritiesOf(m, design.gold ?? ['18 kt', '14 kt'])])
          .filter((p) => own.some((v) => v.purity === p)),
      ),
      stones: stonesOf(design),
      certificate: certificateOf(design, slug),
      hsn,
      stock: own.reduce((sum, v) => sum + v.stock, 0),
      makingDays: design.days ?? USUAL_DAYS,
      impossible: (design.never ?? [])
        .filter((n) => !n.metal || design.metals.includes(n.metal))
        .map((n) => ({
          ...(n.metal ? { metal: METAL_NAMES[n.metal] } : {}),
          ...(n.purity ? { purity: n.purity } : {}),
          ...(n.size ? { size: n.size } : {}),
          reason: n.reason,
        })),
      salesCount: Math.round(
        (design.top ? 180 : 20) + noise ** 2 * 320 * (listed.pricePaise > 50_000_000 ? 0.05 : 1),
      ),
      createdAt: new Date(
        EPOCH - Math.floor(chance(`made:${slug}`) * 720) * DAY - index * 60_000,
      ).toISOString(),
      rank: 0,
      pictures: picturesOf(design).map(({ key }) => key),
      recipe: { piece: design.piece, ...(design.metals[0] ? { mat: design.metals[0] } : {}), ...design.kw },
      order: (design.top ? 0 : 1) + noise,
    }
  })
  const ranked = products.toSorted((a, b) => a.order - b.order)
  return {
    variants,
    products: products.map(({ order: _order, ...p }) => ({
      ...p,
      rank: ranked.findIndex((r) => r._id === p._id) + 1,
    })),
  }
}
