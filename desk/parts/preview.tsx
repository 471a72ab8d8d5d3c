import Dialog from '@mui/material/Dialog'
import { useQuery } from '@tanstack/react-query'
import type { HttpError } from 'ra-core'
import { useEffect, useId, useRef, useState } from 'react'
import { operatorPreview, PREVIEW_MINUTES } from '#contract/drafts.ts'
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

interface Props {
  readonly of: BodyOf<typeof operatorPreview>
  /** The address of its page. */
  readonly path: string
}

/** A preview next to its form is opened again before the shop forgets it. */
const ANEW_MS = (PREVIEW_MINUTES - 1) * 60_000

const usePreview = ({ of, path }: Props, every?: number) => {
  const id = useId()
  const { data, error, refetch } = useQuery<{ token: string }, HttpError>({
    queryKey: ['preview', of.kind, of.id, id],
    queryFn: () => call(operatorPreview, { body: of }),
    // A write elsewhere on the screen opens no second preview: a draft that was just published or deleted has none.
    staleTime: 'static',
    gcTime: 0,
    retry: false,
    ...(every !== undefined && { refetchInterval: every }),
  })
  return { address: data && atShop(`${path}?preview=${data.token}`), error, again: () => void refetch() }
}

const Widths = ({ width, onChoose }: { readonly width: Width; readonly onChoose: (one: Width) => void }) => (
  <div role="group" aria-label="Width">
    {WIDTHS.map((one) => (
      <button
        key={one}
        type="button"
        className="chip num"
        aria-pressed={width === one}
        onClick={() => onChoose(one)}
      >
        {one}
      </button>
    ))}
  </div>
)

const Opened = ({
  preview: { address, error, again },
  width,
}: {
  readonly preview: ReturnType<typeof usePreview>
  readonly width: Width
}) => (
  <>
    {error ? <Failed error={error} again={again} /> : null}
    {address !== undefined ? <Shown address={address} width={width} /> : error ? null : <Loading rows={8} />}
  </>
)

const OwnWindow = ({ address }: { readonly address: string | undefined }) =>
  address === undefined ? null : (
    <a className="tl" href={address} target="_blank" rel="noreferrer">
      Open in its own window
    </a>
  )

/** What would be published, as the shop shows it, on a phone and on a screen. */
export const Preview = ({ onClose, ...of }: Props & { readonly onClose: () => void }) => {
  const id = useId()
  const [width, setWidth] = useState<Width>(innerWidth < 768 ? 390 : 1440)
  const preview = usePreview(of)
  return (
    <Dialog open fullScreen onClose={onClose} aria-labelledby={id} className="pv">
      <div className="pv__b">
        <h2 id={id}>Preview</h2>
        <Widths width={width} onChoose={setWidth} />
        <span className="muted lg">Shoppers do not see this. It stays open for 15 minutes.</span>
        <OwnWindow address={preview.address} />
        <button type="button" className="ib" aria-label="Close the preview" onClick={onClose}>
          <Icon name="close" small />
        </button>
      </div>
      <Opened preview={preview} width={width} />
    </Dialog>
  )
}

/** The same next to the form in which it is written; `behind` while it does not show the latest input yet. */
export const PreviewBeside = ({ behind, ...of }: Props & { readonly behind: boolean }) => {
  const [width, setWidth] = useState<Width>(390)
  const preview = usePreview(of, ANEW_MS)
  return (
    <>
      <div className="pv__b">
        <h2 className="sr">Preview</h2>
        <Widths width={width} onChoose={setWidth} />
        <OwnWindow address={preview.address} />
        <span className="muted small" role="status">
          {behind ? 'Without what is not saved yet' : 'The draft, as the shop shows it'}
        </span>
      </div>
      <Opened preview={preview} width={width} />
    </>
  )
}
