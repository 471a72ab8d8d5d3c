import { useLayoutEffect } from 'react'

/** The element that dims: everything except what is above it. */
export const VEILED_ID = 'page'

let layers = 0

const update = () => {
  const page = document.getElementById(VEILED_ID)
  if (!page) return
  page.inert = layers > 0
  page.toggleAttribute('data-veiled', layers > 0)
}

/**
 * While open, the page behind dims to 10 % in 0.3 s (specification section 9) and cannot be reached by pointer or
 * keyboard. Set on the element itself, so that it is lifted before the closing layer gives the focus back.
 */
export const useVeil = (open: boolean): void => {
  useLayoutEffect(() => {
    if (!open) return undefined
    layers += 1
    update()
    return () => {
      layers -= 1
      update()
    }
  }, [open])
}

/**
 * Whether any layer is open, or a dialog that dims nothing because it covers everything, such as the enlarged pictures.
 * The sign-up popup waits for it.
 */
export const isVeiled = (): boolean => layers > 0 || document.querySelector('[aria-modal="true"]') !== null
