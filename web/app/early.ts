import { flushSync } from 'react-dom'
import type { EarlyStep } from './start.ts'

type Control = HTMLInputElement | HTMLSelectElement | HTMLTextAreaElement

const isControl = (element: Element): element is Control => element.matches('input,select,textarea')
const isTicked = (control: Control): control is HTMLInputElement =>
  control instanceof HTMLInputElement && ['checkbox', 'radio'].includes(control.type)

/** The value of a control if it differs from what the server rendered; undefined otherwise. */
const changedState = (control: Control): string | boolean | undefined => {
  // A radio that lost its mark is the other half of the one that has it now.
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

/**
 * The controls whose value differs from what the server rendered, in the order of the page. A browser that goes back or
 * reloads restores such values without an event. Read this before React touches the page.
 */
export const changedControls = (): readonly EarlyStep[] =>
  [...document.querySelectorAll<Control>('input:not([type=hidden]),select,textarea')].flatMap((control) => {
    const state = changedState(control)
    return state === undefined ? [] : [[control, state] as const]
  })

/** Writes past React, which then sees a difference and hears the event that follows. */
const write = (control: Control, state: string) => {
  const kind: unknown = Object.getPrototypeOf(control)
  // Through the property that React watches: something else than what is to come.
  control.value = state === '' ? ' ' : ''
  Object.getOwnPropertyDescriptor(kind, 'value')?.set?.call(control, state)
  control.dispatchEvent(new Event('input', { bubbles: true }))
  control.dispatchEvent(new Event('change', { bubbles: true }))
}

const redo = ([element, state]: EarlyStep) => {
  if (state === undefined) {
    if (element instanceof HTMLFormElement) element.requestSubmit()
    else element.click()
  } else if (isControl(element)) {
    if (!isTicked(element)) write(element, String(state))
    else {
      element.checked = !state
      element.click()
    }
  }
}

/**
 * Does again, now that React listens, what was done before it did: the controls that a browser filled in, then every
 * step in its order. Each is rendered before the next, as it would have been.
 */
export const replay = (filled: readonly EarlyStep[], steps: readonly EarlyStep[]): void => {
  const known = new Set(steps.map(([element]) => element))
  for (const step of [...filled.filter(([element]) => !known.has(element)), ...steps])
    if (step[0].isConnected) flushSync(() => redo(step))
}
