import type { Shot } from '../plan.ts'

/** Objects that are not jewellery have no facets, which would need more samples. */
const thing = { res: 1440, spp: 20, adapt: 0.06 }
/** Cloth and wood are grainy in their shade, so noise is removed; diamonds would lose their facets. */
const woven = { ...thing, res: 1200, spp: 14, clean: true }

/** Renderings for the house itself. On green they have no beige floor, which would leave a pale rim. */
export const houseShots = (): Shot[] => [
  {
    name: 'hero-wide',
    piece: 'pendant',
    kw: { mat: 'yellow', style: 'solo', d: 5.5 },
    res: 1600,
    spp: 64,
    adapt: 0.03,
    floor: false,
  },
  ...(
    [
      ['flower-tile', 'flower', {}],
      ['butterfly-tile', 'butterfly', { mat: 'white', k2: 'sapphire' }],
      ['clouds-tile', 'cloud', { mat: 'white', dk: 'sapphire' }],
      ['birds-tile', 'bird', {}],
      ['macro', 'loose', { cut: 'round', w: 8.1 }],
    ] as const
  ).map(([name, piece, kw]) => ({ name, piece, kw, view: 0, res: 1440, spp: 40, adapt: 0.04 })),
  // The signature box, seventy millimetres wide.
  { name: 'box-open', piece: 'box', kw: {}, view: 0, ...thing },
  { name: 'box-closed', piece: 'box', kw: { opened: 0 }, view: { el: 40 }, ...woven },
  { name: 'box-initials', piece: 'box', kw: { opened: 0, initials: 'A M' }, view: { el: 42 }, ...woven },
  { name: 'gift', piece: 'gift', kw: {}, view: { el: 36 }, ...woven },
  // Seen from above into the band, so that the engraving can be drawn on the wall behind (`insides.ts`).
  ...(['yellow', 'rose', 'white'] as const).map((mat) => ({
    name: `inside-${mat}`,
    piece: 'inside',
    kw: { mat },
    view: 0,
    res: 1200,
    spp: 16,
    adapt: 0.07,
    aspect: 1.6,
  })),
  { name: 'mandrel', piece: 'mandrel', kw: {}, view: 0, ...woven },
]

/** The position of one piece on the turntable. */
interface Turn {
  readonly slug: string
  readonly piece: string
  readonly kw: Shot['kw']
  /** Half of the height that the frame shows, and the height at its middle, mm. */
  readonly half: number
  readonly height: number
  readonly el: number
  readonly tilt?: number
  readonly card?: number
  /** See `models/batch.py`: the point on the axis, the angle in degrees by which it is raised, and its height. */
  readonly pose?: readonly [x: number, y: number, z: number, stand: number, lift: number]
  /** Frames until the piece looks the same again: 12 if its back looks like its front. */
  readonly period?: number
}

/** Rings are upright, and flat pieces hang or stand here, so that a turn shows all of them. */
export const turns: readonly Turn[] = [
  {
    slug: 'anneau',
    piece: 'band',
    kw: { mat: 'yellow', w: 4 },
    half: 15.6,
    height: 11.5,
    el: 22,
    period: 12,
  },
  { slug: 'vane', piece: 'solitaire', kw: { mat: 'platinum' }, half: 15.6, height: 11.5, el: 22, period: 12 },
  {
    slug: 'boussole',
    piece: 'signet',
    kw: { mat: 'yellow' },
    half: 15,
    height: 11.5,
    el: 38,
    tilt: 14,
    period: 12,
  },
  {
    slug: 'braise',
    piece: 'solitaire',
    kw: { mat: 'yellow', kind: 'ruby' },
    half: 15,
    height: 12,
    el: 22,
    period: 12,
  },
  {
    slug: 'cedre',
    piece: 'three',
    kw: { mat: 'yellow', kind: 'ruby' },
    half: 15,
    height: 12,
    el: 24,
    period: 12,
  },
  {
    slug: 'lisiere',
    piece: 'halo',
    kw: { mat: 'white', kind: 'sapphire' },
    half: 15,
    height: 12,
    el: 32,
    period: 12,
  },
  {
    slug: 'etang',
    piece: 'cocktail',
    kw: { mat: 'white', kind: 'aquamarine', cut: 'cushion' },
    half: 17.5,
    height: 13.7,
    el: 32,
    period: 12,
  },
  { slug: 'ronde', piece: 'eternity', kw: { mat: 'platinum' }, half: 13.6, height: 10.4, el: 22, period: 12 },
  {
    slug: 'goutte',
    piece: 'pendant',
    kw: { mat: 'yellow', style: 'solo', d: 5.5 },
    half: 8,
    height: 20,
    el: 8,
    pose: [0, 2.6, 2.6, 90, 20],
  },
  {
    slug: 'cosmos',
    piece: 'flowerpendant',
    kw: { mat: 'yellow' },
    half: 16.5,
    height: 22,
    el: 8,
    tilt: -14,
    card: 1.5,
    pose: [0, 2.8, 2.4, 90, 22],
  },
  {
    slug: 'etoile-double',
    piece: 'studs',
    kw: { mat: 'white', d: 6.2 },
    half: 13,
    height: 5.5,
    el: 24,
    pose: [0, 3.5, 0, 0, 0],
  },
  {
    slug: 'cerceau',
    piece: 'hoops',
    kw: { mat: 'yellow' },
    half: 16.5,
    height: 8,
    el: 20,
    pose: [1.2, 1.2, 0, 0, 0],
  },
  { slug: 'rivage', piece: 'bangle', kw: { mat: 'yellow' }, half: 38, height: 4, el: 30 },
  {
    slug: 'brillant',
    piece: 'loose',
    kw: { cut: 'round', w: 8.1, lie: 1 },
    half: 7,
    height: 3,
    el: 30,
    tilt: 10,
    pose: [-0.3, 0.7, 0, 0, 0],
  },
  {
    slug: 'meridien',
    piece: 'watch',
    kw: { mat: 'yellow', dial: 'silver', strap: 'leather', color: 'navy', style: 'roman' },
    half: 38,
    height: 7,
    el: 44,
    tilt: 22,
  },
  {
    slug: 'relais',
    piece: 'chrono',
    kw: { mat: 'steel', dial: 'black' },
    half: 38,
    height: 7,
    el: 44,
    tilt: 22,
  },
  {
    slug: 'bouton-d-or',
    piece: 'flower',
    kw: { mat: 'yellow' },
    half: 18.5,
    height: 22,
    el: 8,
    tilt: -14,
    card: 1.5,
    pose: [0, 0, 3.2, 84, 22],
  },
  {
    slug: 'azure',
    piece: 'butterfly',
    kw: { mat: 'white', k2: 'sapphire' },
    half: 21,
    height: 22,
    el: 8,
    tilt: -14,
    card: 1.5,
    pose: [0, 0, 3.6, 84, 22],
  },
  {
    slug: 'retour',
    piece: 'bird',
    kw: { mat: 'yellow' },
    half: 34,
    height: 36,
    el: 8,
    tilt: -14,
    card: 1.5,
    pose: [-1.8, -3, 4.5, 84, 36],
  },
  {
    slug: 'averse',
    piece: 'cloud',
    kw: { mat: 'white', dk: 'sapphire' },
    half: 17.5,
    height: 24,
    el: 8,
    tilt: -14,
    card: 1.5,
    pose: [0, -5, 2.5, 88, 24],
  },
]

/**
 * Turntables: 24 frames of one piece, fifteen degrees apart, each named `spin-<slug>-<frame>`; with a period of 12 only
 * half of them are rendered.
 */
export const spinShots = (): Shot[] =>
  turns.flatMap(({ slug, piece, kw, half, height, el, tilt = 0, card, pose, period = 24 }) =>
    Array.from({ length: period }, (_, frame) => ({
      name: `spin-${slug}-${String(frame).padStart(2, '0')}`,
      piece,
      kw,
      res: 384,
      spp: 24,
      adapt: 0.09,
      rot: frame * 15,
      pose: pose ?? [0, 0, 0, 0, 0],
      over: {
        az: 0,
        el,
        tilt,
        ...(card === undefined ? {} : { card }),
        fill: 1,
        fit: [0, 0, height, half, 1],
      },
      floor: 'unseen' as const,
    })),
  )
