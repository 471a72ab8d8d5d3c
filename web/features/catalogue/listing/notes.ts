import { paths } from '#web/lib/paths.ts'

/** What the green tile says at the end of a full mosaic: one sentence, one link (look, section 4). */
export interface Note {
  readonly text: string
  readonly action: string
  readonly to: string
}

const byCategory: Readonly<Record<string, Note>> = {
  rings: {
    text: 'No two fingers agree. Measure yours before you choose.',
    action: 'Find your ring size',
    to: paths.sizeGuide(),
  },
  bands: {
    text: 'A few words fit inside. Latin or Devanagari.',
    action: 'How we engrave',
    to: paths.engraving(),
  },
  watches: {
    text: 'A watch wants looking after. So do we.',
    action: 'Watch care',
    to: paths.watchCare(),
  },
  bespoke: {
    text: 'Bring a stone, a sketch or a sentence.',
    action: 'Begin a commission',
    to: paths.bespoke(),
  },
}

const otherwise: Note = {
  text: 'Light changes a stone. See it in your own.',
  action: 'Book an appointment',
  to: paths.appointment(),
}

export const noteFor = (slug: string | undefined): Note => byCategory[slug ?? ''] ?? otherwise
