import { startTransition, useEffect, useState, type ReactNode } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import styles from './product-page.module.css'

/**
 * What follows the first window of a page. Where a link leads here it comes after the first window is painted, so that the
 * piece is seen sooner; where the place on the page matters (Back, an address with a part of the page in it) with it.
 */
export const Rest = ({ children }: { children: ReactNode }) => {
  const { hash } = useLocation()
  const isWhole = useNavigationType() === 'POP' || hash !== ''
  const [shown, setShown] = useState(isWhole)
  useEffect(() => {
    if (shown) return undefined
    let timer: ReturnType<typeof setTimeout>
    const frame = requestAnimationFrame(() => {
      timer = setTimeout(() => startTransition(() => setShown(true)))
    })
    return () => {
      cancelAnimationFrame(frame)
      clearTimeout(timer)
    }
  }, [shown])
  return shown ? children : <div className={styles.rest} />
}
