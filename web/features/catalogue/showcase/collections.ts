import { COLLECTIONS, type CollectionName } from '#web/lib/catalogue-names.ts'

/** How a collection is shown: its ground (look, section 2) and what it is about, in the voice of the house. */
export interface CollectionWords {
  readonly name: CollectionName
  readonly ground: number
  readonly line: string
  readonly text: string
}

const words: Readonly<Record<CollectionName, Omit<CollectionWords, 'name'>>> = {
  Flower: {
    ground: 2,
    line: 'Petals, a tenth of a millimetre apart.',
    text: 'Each petal is cut, domed and polished before it meets its neighbours. They never touch, so the flower moves with the hand and takes light from behind.',
  },
  Butterfly: {
    ground: 3,
    line: 'Two wings from one plate.',
    text: 'The wings are sawn from a single sheet, so their grain agrees. One stands a little higher than the other: nothing that flies is symmetrical for long.',
  },
  Clouds: {
    ground: 4,
    line: 'The edge is where the light is.',
    text: 'Polished metal, swollen from within, and a line of stones along the rim, as clouds have when the sun is behind them. Some carry a drop; it swings.',
  },
  Birds: {
    ground: 5,
    line: 'Feathers ridged one by one.',
    text: 'A graver draws every barb. The wings are set, the body is left plain, and the eye is a single stone no wider than a seed.',
  },
}

export const collectionWords: readonly CollectionWords[] = COLLECTIONS.map((name) => ({
  name,
  ...words[name],
}))
