import { paths } from '#web/lib/paths.ts'
import type { AnyBlock } from './home-query.ts'

/** What stands on the page when the backend keeps no content: the house's own words, without pictures. */
export const homeWords = (house: string): readonly AnyBlock[] => [
  {
    __typename: 'HeroBlock',
    title: 'Light, held in gold',
    subtitle: 'One diamond, four claws, a chain made link by link.',
    picture: undefined as never,
    tall: null,
    action: { label: 'See the pieces', href: paths.discoverAll() },
  },
  {
    __typename: 'StatementBlock',
    text: `${house} makes jewels and watches by hand, in small numbers. We know where every stone began.`,
    action: { label: 'The house', href: paths.aboutUs() },
  },
  {
    __typename: 'CtaBlock',
    heading: 'Come and hold it',
    subtitle: 'An hour in the salon, or a video call from wherever you are. No obligation to buy.',
    goal: { label: 'Book an appointment', href: paths.appointment() },
  },
]
