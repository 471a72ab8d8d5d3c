import { TextField } from '#web/ui/form/fields.tsx'
import { t } from '#web/words/t.ts'

/** Servers never see what follows '#', so without scripts the link of the e-mail is pasted. */
export const LinkField = () => (
  <TextField name="link" label={t('entry.paste.label')} hint={t('entry.paste.hint')} />
)

/** The same in a form that works with scripts as well. */
export const PastedLink = () => (
  <noscript>
    <LinkField />
  </noscript>
)
