import {
  cloneElement,
  useEffect,
  useEffectEvent,
  type HTMLAttributes,
  type ReactElement,
  type Ref,
} from 'react'

interface PaperProps extends HTMLAttributes<HTMLElement> {
  ref?: Ref<HTMLElement> | undefined
  'data-slides'?: string
}
interface SlideProps extends HTMLAttributes<HTMLElement> {
  in: boolean
  /** Where it moves to when it comes in. */
  direction: 'left' | 'right' | 'up' | 'down'
  /** Milliseconds. */
  timeout: { readonly exit: number }
  children: ReactElement<PaperProps>
  onEnter?: () => void
  onExited?: () => void
  ref?: Ref<HTMLElement>
  /** Of MUI's own transition only. */
  appear?: boolean
  ownerState?: object
}

/**
 * How a drawer comes in and leaves; the movement is in `mui.css`. MUI's own asks the browser for the place of the drawer
 * twice at each press, which lays out the page before it can be painted: a quarter of the press that closes it.
 */
export const Slide = ({
  in: isIn,
  direction,
  timeout,
  children,
  onEnter,
  onExited,
  appear: _appear,
  ownerState: _ownerState,
  ...paper
}: SlideProps) => {
  const entered = useEffectEvent(() => onEnter?.())
  const left = useEffectEvent(() => onExited?.())
  useEffect(() => {
    if (isIn) {
      entered()
      return undefined
    }
    const gone = setTimeout(() => left(), timeout.exit)
    return () => clearTimeout(gone)
  }, [isIn, timeout.exit])
  return cloneElement(children, { ...paper, 'data-slides': `${isIn ? 'in' : 'out'} ${direction}` })
}
