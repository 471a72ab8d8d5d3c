import { ContentLink } from '#web/components/words/words.tsx'
import { buttonClass, type ButtonLook } from '#web/ui/button/button.tsx'

/** The one action of a block. */
export const Action = ({
  action,
  look = 'text',
}: {
  action: { label: string; href: string } | null | undefined
  look?: ButtonLook
}) => (action ? <ContentLink {...action} className={buttonClass({ look })} /> : null)
