import { useEffect, useRef, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { session } from '../session.ts'
import { Icon } from './icon.tsx'

interface Props {
  readonly title: string
  /** Shown instead of the title, which still names the window. */
  readonly heading?: ReactNode
  readonly says?: ReactNode
  readonly beside?: ReactNode
  readonly acts?: ReactNode
  readonly back?: { readonly to: string; readonly label: string }
  readonly children: ReactNode
}

/** One screen: its heading, what it says first, what can be done, and the rest. */
export const Page = ({ title, heading, says, beside, acts, back, children }: Props) => {
  useEffect(() => {
    document.title = `${title}: ${session.house} desk`
  }, [title])
  const { pathname, key } = useLocation()
  const top = useRef<HTMLHeadingElement>(null)
  // After following a link within the desk, reading continues at the heading; on the first screen the browser decides.
  // What is searched or chosen on a screen is in its address too, and leaves the focus where it is.
  const seen = useRef(key === 'default' ? pathname : undefined)
  useEffect(() => {
    if (seen.current === pathname) return
    seen.current = pathname
    top.current?.focus({ preventScroll: true })
  }, [pathname])
  return (
    <>
      {back ? (
        <nav className="crumb" aria-label="Where you are">
          <Link to={back.to}>
            <Icon name="back" small />
            {back.label}
          </Link>
        </nav>
      ) : null}
      <header className="ph">
        <div>
          <div className="ph__t">
            <h1 ref={top} tabIndex={-1}>
              {heading ?? title}
            </h1>
            {beside}
          </div>
          {says ? <p>{says}</p> : null}
        </div>
        {acts ? <div className="acts">{acts}</div> : null}
      </header>
      {children}
    </>
  )
}
