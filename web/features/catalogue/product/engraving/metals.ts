/** Colours of a metal under studio light, from its shadow to its highlight, and of a cut in it. */
export interface MetalColours {
  shadow: string
  body: string
  light: string
  pale: string
  cut: string
}

const YELLOW: MetalColours = {
  shadow: '#6b461a',
  body: '#a9752f',
  light: '#ebcb8a',
  pale: '#fff3d3',
  cut: '#3f2a0c',
}
const ROSE: MetalColours = {
  shadow: '#6d3a2a',
  body: '#ad6b54',
  light: '#e6b6a1',
  pale: '#fae4da',
  cut: '#43190d',
}
const WHITE: MetalColours = {
  shadow: '#55585b',
  body: '#8d9195',
  light: '#d6d9dc',
  pale: '#f8f9fa',
  cut: '#232527',
}

export type Hue = 'yellow' | 'rose' | 'white'

export const COLOURS: Readonly<Record<Hue, MetalColours>> = { yellow: YELLOW, rose: ROSE, white: WHITE }

/** The colour of a metal by its name; yellow if the name says no other. */
export const hueOf = (metal: string | undefined): Hue => {
  if (/rose/i.test(metal ?? '')) return 'rose'
  return /white|platinum|silver|steel/i.test(metal ?? '') ? 'white' : 'yellow'
}

const STONES: Readonly<Record<string, string>> = {
  garnet: '#7b1530',
  amethyst: '#7a4fa3',
  aquamarine: '#9fd3dc',
  diamond: '#f4f8fb',
  emerald: '#0f7a52',
  moonstone: '#dfe4ee',
  ruby: '#b3123c',
  peridot: '#8fae2e',
  sapphire: '#1f4fa8',
  'pink tourmaline': '#d9578e',
  citrine: '#dba520',
  tanzanite: '#4a43a8',
}

export const stoneColour = (name: string): string => STONES[name.toLowerCase()] ?? '#c9ccd1'
