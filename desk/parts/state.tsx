/** The pair of colours of a state: `paid` and `done` are good, `bad` needs somebody, `off` has ended. */
type Tone = 'paid' | 'done' | 'bad' | 'off' | 'under-way'

const TONES: Readonly<Record<string, Tone>> = {
  paid: 'paid',
  Delivered: 'done',
  Cancelled: 'off',
  Refunded: 'off',
  'Under review': 'bad',
}

/** A state word in capitals, on its colours. */
export const State = ({ word, tone = TONES[word] ?? 'under-way' }: { word: string; tone?: Tone }) => (
  <span className={tone === 'under-way' ? 'st' : `st st--${tone}`}>{word}</span>
)
