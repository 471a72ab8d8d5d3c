import type { ReactNode } from 'react'
import { useFormContext } from 'react-hook-form'
import { Button } from '#web/ui/button/button.tsx'
import { t } from '#web/words/t.ts'

/** The form's one solid button: busy while sending, and disabled then. */
export const Submit = ({
  children,
  wide,
  look,
}: {
  children: ReactNode
  wide?: boolean
  look?: 'solid' | 'line'
}) => (
  <Button
    type="submit"
    wide={wide}
    look={look}
    busy={useFormContext().formState.isSubmitting}
    busyLabel={t('form.sending')}
  >
    {children}
  </Button>
)
