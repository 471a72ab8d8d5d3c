import { paths } from '#web/lib/paths.ts'
import { t } from '#web/words/t.ts'
import type { AnyBlock } from './home-query.ts'

/** What stands on the page when the backend keeps no content: its name and the way in. */
export const homeWords = (name: string): readonly AnyBlock[] => [
  {
    __typename: 'HeroBlock',
    title: name,
    subtitle: null,
    picture: undefined as never,
    tall: null,
    action: { label: t('home.see'), href: paths.discoverAll() },
  },
]
