import { useLayoutEffect } from 'react'

/** The element that dims: everything except what is above it. */
export const VEILED_ID = 'page'

let layers = 0

const update = () => {
  const page = document.getElementById(VEILED_ID)
  if (!page) return
  if (layers > 0) page.setAttribute('aria-disabled', 'true')
  else page.removeAttribute('aria-disabled')
}

/**
 * While open, the page behind dims to 10 % in 0.3 s (specification section 9): it is seen, but nothing of it can be used.
 * MUI's modal keeps pointer, keyboard and screen readers away from it. The attribute `inert` would do that, too, but it
 * restyles every element of the page at the press that opens the layer, and again at the one that closes it.
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
