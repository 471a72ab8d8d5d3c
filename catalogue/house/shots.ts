import type { Shot } from '../plan.ts'

/** Renderings for the house itself. On green they stand without the beige floor, which would leave a pale rim. */
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
]

/** Turntables: 24 frames of one piece, fifteen degrees apart, each named `spin-<slug>-<frame>`. */
export const spinShots = (): Shot[] =>
  (
    [
      ['anneau', 'band', { mat: 'yellow', w: 4 }],
      ['vane', 'solitaire', { mat: 'platinum' }],
      ['boussole', 'signet', { mat: 'yellow' }],
      ['braise', 'solitaire', { mat: 'yellow', kind: 'ruby' }],
    ] as const
  ).flatMap(([slug, piece, kw]) =>
    Array.from({ length: 24 }, (_, frame) => ({
      name: `spin-${slug}-${String(frame).padStart(2, '0')}`,
      piece,
      kw,
      res: 384,
      spp: 28,
      adapt: 0.08,
      rot: frame * 15,
      over: { az: 0, el: 22, fill: 0.8, fit: [0, 0, 11.5, 12.5, 12.5] },
      floor: 'unseen' as const,
    })),
  )
