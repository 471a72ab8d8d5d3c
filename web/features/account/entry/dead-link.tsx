import type { ComponentProps, ReactNode } from 'react'
import { Link } from '#web/components/link/link.tsx'
import { buttonClass } from '#web/ui/button/button.tsx'
import { t } from '#web/words/t.ts'
import { EntryFrame } from './entry-frame.tsx'

interface Props extends Pick<ComponentProps<typeof EntryFrame>, 'picture'> {
  /** What the link was for, and what to do instead. */
  readonly lead: string
  readonly to: string
  /** The label of the link that leads on. */
  readonly words: string
  /** The page's head. */
  readonly children: ReactNode
}

/** For a link from an e-mail that was used before, or is too old. */
export const DeadLink = ({ lead, picture, to, words, children }: Props) => (
  <EntryFrame title={t('entry.dead.title')} lead={lead} {...(picture && { picture })}>
    {children}
    <div role="alert">
      <Link className={buttonClass()} to={to}>
        {words}
      </Link>
    </div>
  </EntryFrame>
)
