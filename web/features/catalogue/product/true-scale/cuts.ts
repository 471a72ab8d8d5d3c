/** Outlines of cut stones seen from above, in a square of one. */
export const CIRCLE = 'M0 .5A.5.5 0 0 1 1 .5A.5.5 0 0 1 0 .5Z'

const CUTS: Readonly<Record<string, string>> = {
  cushion: 'M.5 0C.9 0 1 .1 1 .5S.9 1 .5 1 0 .9 0 .5 .1 0 .5 0Z',
  emerald: 'M.22 0H.78L1 .16V.84L.78 1H.22L0 .84V.16Z',
  marquise: 'M.5 0Q1.5 .5 .5 1Q-.5 .5 .5 0Z',
  pear: 'M.5 0C.62 .2 1 .42 1 .68C1 .88 .77 1 .5 1S0 .88 0 .68C0 .42 .38 .2 .5 0Z',
  princess: 'M0 0H1V1H0Z',
}

export const cutPath = (cut: string): string => CUTS[cut] ?? CIRCLE

const STAR =
  'M.5 .22.7.3.78.5.7.7.5.78.3.7.22.5.3.3ZM.5 0 .7.3 .85.15 .78.5 1 .5 .7.7 .85.85 .5.78 .5 1 .3.7 .15.85 .22.5 0 .5 .3.3 .15.15 .5.22 .5 0'

/** The lines of the crown that an eye sees first. */
export const TABLE: Readonly<Record<string, string>> = {
  round: STAR,
  oval: STAR,
  cushion: 'M.3.3H.7V.7H.3ZM.3.3.12.12M.7.3.88.12M.7.7.88.88M.3.7.12.88',
  emerald: 'M.3.25H.7V.75H.3ZM.3.25.11.08M.7.25.89.08M.7.75.89.92M.3.75.11.92',
  princess: 'M.25.25H.75V.75H.25ZM.25.25 0 0M.75.25 1 0M.75.75 1 1M.25.75 0 1',
}
