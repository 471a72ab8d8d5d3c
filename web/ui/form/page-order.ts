/** Id of a field in the document: the form's id, and the field's name. */
export const fieldId = (form: string, name: string): string => `${form}-${name}`

/** The order of the fields on the page, whatever the order in which they were registered or refused. */
export const inPageOrder = <Named extends { readonly name: string }>(
  form: string,
  fields: readonly Named[],
): Named[] =>
  fields
    .map((field) => ({ field, element: document.getElementById(fieldId(form, field.name)) }))
    .sort((a, b) =>
      a.element && b.element
        ? a.element.compareDocumentPosition(b.element) & Node.DOCUMENT_POSITION_FOLLOWING
          ? -1
          : 1
        : Number(a.element === null) - Number(b.element === null),
    )
    .map(({ field }) => field)

/** Moves the focus to the first of these fields on the page; stays where it is if none is there. */
export const focusFirst = (form: string, fields: readonly { readonly name: string }[]): void => {
  const [first] = inPageOrder(form, fields)
  if (first) document.getElementById(fieldId(form, first.name))?.focus()
}
