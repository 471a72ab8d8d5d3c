import Dialog from '@mui/material/Dialog'
import { useQuery } from '@tanstack/react-query'
import type { HttpError } from 'ra-core'
import { useEffect, useId, useRef, useState } from 'react'
import { operatorPreview } from '#contract/drafts.ts'
import type { BodyOf } from '#contract/endpoint.ts'
import { call } from '../api/call.ts'
import { atShop } from '../session.ts'
import { Icon } from './icon.tsx'
import { Failed, Loading } from './say.tsx'

const WIDTHS = [390, 1440] as const
type Width = (typeof WIDTHS)[number]

/** How much smaller the page is drawn so that its whole width is seen. */
const useScale = (width: Width) => {
  const box = useRef<HTMLDivElement>(null)
  const [scale, setScale] = useState(1)
  useEffect(() => {
    const { current } = box
    if (!current) return
    const watch = new ResizeObserver(([entry]) => {
      if (entry) setScale(Math.min(1, entry.contentRect.width / width))
    })
    watch.observe(current)
    return () => watch.disconnect()
  }, [width])
  return { box, scale }
}

const Shown = ({ address, width }: { readonly address: string; readonly width: Width }) => {
  const { box, scale } = useScale(width)
  const frame = useRef<HTMLIFrameElement>(null)
  useEffect(() => {
    const { current } = frame
    if (!current) return
    // The desk's policy forbids style attributes in markup, but not styles that a script sets.
    current.style.width = `${width}px`
    current.style.height = `${100 / scale}%`
    current.style.transform = `scale(${scale})`
  }, [scale, width])
  return (
    <div className="pv__f" ref={box}>
      <iframe
        ref={frame}
        title={`The draft at ${width} pixels`}
        src={address}
        // It may not lead the desk itself elsewhere. It is the shop's own page, with the shop's own scripts.
        // oxlint-disable-next-line react/iframe-missing-sandbox
        sandbox="allow-scripts allow-same-origin"
      />
    </div>
  )
}

/** What would be published, as the shop shows it, on a phone and on a screen. */
export const Preview = ({
  of,
  path,
  onClose,
}: {
  readonly of: BodyOf<typeof operatorPreview>
  /** The address of its page. */
  readonly path: string
  readonly onClose: () => void
}) => {
  const id = useId()
  const [width, setWidth] = useState<Width>(innerWidth < 768 ? 390 : 1440)
  const { data, error, refetch } = useQuery<{ token: string }, HttpError>({
    queryKey: ['preview', of.kind, of.id, id],
    queryFn: () => call(operatorPreview, { body: of }),
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
    retry: false,
  })
  const address = data && atShop(`${path}?preview=${data.token}`)
  return (
    <Dialog open fullScreen onClose={onClose} aria-labelledby={id} className="pv">
      <div className="pv__b">
        <h2 id={id}>Preview</h2>
        <div role="group" aria-label="Width">
          {WIDTHS.map((one) => (
            <button
              key={one}
              type="button"
              className="chip num"
              aria-pressed={width === one}
              onClick={() => setWidth(one)}
            >
              {one}
            </button>
          ))}
        </div>
        <span className="muted lg">Shoppers do not see this. It stays open for 15 minutes.</span>
        {address === undefined ? null : (
          <a className="tl" href={address} target="_blank" rel="noreferrer">
            In a window of its own
          </a>
        )}
        <button type="button" className="ib" aria-label="Close the preview" onClick={onClose}>
          <Icon name="close" small />
        </button>
      </div>
      {error ? <Failed error={error} again={() => void refetch()} /> : null}
      {address === undefined ? (
        error ? null : (
          <Loading rows={8} />
        )
      ) : (
        <Shown address={address} width={width} />
      )}
    </Dialog>
  )
}
