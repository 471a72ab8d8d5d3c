/**
 * What a shopper did before the code for it was loaded: pressed a button, submitted a form, changed a control (with
 * its value afterwards: `checked` of a checkbox or radio button, `value` of every other), or pressed a key outside of a
 * control (the page's body with the key).
 */
export type EarlyStep = readonly [element: HTMLElement, state?: string | boolean]

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isControl = (element: Element): element is Control => element.matches('input,select,textarea')
const isTicked = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)

/** The value of a control if it differs from what the server rendered; undefined otherwise. */
const changedState = (control: Control): string | boolean | undefined => {
  // A radio button that lost its mark belongs to the one that has it now.
  if (isTicked(control))
    return control.checked === control.defaultChecked || (control.type === 'radio' && !control.checked)
      ? undefined
      : control.checked
  if (control instanceof HTMLSelectElement) {
    const first = [...control.options].find((option) => option.hasAttribute('selected')) ?? control.options[0]
    return first?.selected === false ? control.value : undefined
  }
  return control.value === control.defaultValue ? undefined : control.value
}

/** The controls below `place`, in their order. */
export const controlsIn = (place: ParentNode): Control[] => [
  ...place.querySelectorAll<Control>('input:not([type=hidden]),select,textarea'),
]

/**
 * The controls below `place` whose value differs from what the server rendered, in their order. A browser that goes
 * back or reloads restores such values without an event. Read this before React touches them.
 */
export const changedControls = (place: ParentNode = document): (readonly [Control, string | boolean])[] =>
  controlsIn(place).flatMap((control) => {
    const state = changedState(control)
    return state === undefined ? [] : [[control, state] as const]
  })

/** Sets the value without React noticing, so that React sees a difference at the event that follows. */
const write = (control: Control, state: string) => {
  const kind: unknown = Object.getPrototypeOf(control)
  // Goes through the property that React watches, with another value than the one that follows.
  control.value = state === '' ? ' ' : ''
  Object.getOwnPropertyDescriptor(kind, 'value')?.set?.call(control, state)
  control.dispatchEvent(new Event('input', { bubbles: true }))
  control.dispatchEvent(new Event('change', { bubbles: true }))
}

/** Does a step again through the events that React listens to. */
export const redo = ([element, state]: EarlyStep) => {
  if (state === undefined) {
    if (element instanceof HTMLFormElement) element.requestSubmit()
    else element.click()
  } else if (isControl(element)) {
    if (!isTicked(element)) write(element, String(state))
    else {
      element.checked = !state
      element.click()
    }
  } else element.dispatchEvent(new KeyboardEvent('keydown', { key: String(state), bubbles: true }))
}
