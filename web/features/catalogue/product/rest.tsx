import { startTransition, useEffect, useState, type ReactNode } from 'react'
import { useLocation, useNavigationType } from 'react-router-dom'
import styles from './product-page.module.css'

/**
 * The page below its first screen. After a link it is rendered once the first screen is painted, so that the piece is
 * seen sooner; if the scroll position matters (Back, an address with a hash), it is rendered with it.
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
