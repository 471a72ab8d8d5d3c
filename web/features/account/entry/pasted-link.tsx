import { TextField } from '#web/ui/form/fields.tsx'

/** What stands behind '#' no server sees: without scripts the link of the e-mail is pasted. */
export const LinkField = () => (
  <TextField
    name="link"
    label="The link from our e-mail"
    hint="Copy the whole link from the e-mail, or from the address bar, and paste it here."
  />
)

/** The same in a form that serves with scripts as well. */
export const PastedLink = () => (
  <noscript>
    <LinkField />
  </noscript>
)
