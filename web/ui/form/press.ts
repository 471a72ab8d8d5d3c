import { useState, useSyncExternalStore } from 'react'

let pressed = false

const subscribe = (changed: () => void) => {
  const down = () => {
    pressed = true
    changed()
  }
  const up = () => {
    pressed = false
    changed()
  }
  // The click comes after the pointer has gone up, and needs its target where it was.
  const upAfterClick = () => setTimeout(up)
  window.addEventListener('pointerdown', down, true)
  window.addEventListener('pointerup', upAfterClick, true)
  window.addEventListener('pointercancel', up, true)
  return () => {
    pressed = false
    window.removeEventListener('pointerdown', down, true)
    window.removeEventListener('pointerup', upAfterClick, true)
    window.removeEventListener('pointercancel', up, true)
  }
}

/**
 * A value as it was when the press that is under way began: a line that comes or goes would move the press's target, and
 * the browser would not count it as a click.
 */
export const useOutsidePress = <Value>(value: Value): Value => {
  const isPressed = useSyncExternalStore(
    subscribe,
    () => pressed,
    () => false,
  )
  const [held, setHeld] = useState(value)
  if (!isPressed && held !== value) setHeld(value)
  return isPressed ? held : value
}
