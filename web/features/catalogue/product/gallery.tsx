import {
  useRef,
  useState,
  type ComponentType,
  type KeyboardEvent,
  type MouseEvent,
  type UIEvent,
} from 'react'
import { Picture } from '#web/components/picture/picture.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { safeAddress } from '#web/lib/safe-address.ts'
import { t } from '#web/words/t.ts'
import styles from './gallery.module.css'
import type { PagePicture } from './product-data.ts'
import type { ZoomDialogProps } from './zoom-dialog.tsx'

interface GalleryProps {
  name: string
  background: number
  pictures: readonly PagePicture[]
  /** What the pictures show, if it is not the shopper's choice. */
  shown?: string | undefined
}

/** The dialog needs MUI, so it is fetched only when somebody is about to open it. */
const loadZoom = () => import('./zoom-dialog.tsx')

const nameOf = ({ view }: PagePicture, place: number) =>
  t('gallery.picture', { number: place + 1, view: view ?? 'none' })

const steps: Readonly<Record<string, (place: number, last: number) => number>> = {
  ArrowRight: (place, last) => Math.min(place + 1, last),
  ArrowLeft: (place) => Math.max(place - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
}

/**
 * The piece's pictures: one large, the others below. The track snaps, so that it swipes and scrolls without script;
 * arrow keys turn it; each small picture is a link to its large one.
 */
export const Gallery = ({ name, background, pictures, shown }: GalleryProps) => {
  const track = useRef<HTMLDivElement>(null)
  const [place, setPlace] = useState(0)
  /** The target of a smooth scroll: the pictures that it passes are not the picture shown. */
  const aim = useRef<number>(undefined)
  const [Zoom, setZoom] = useState<ComponentType<ZoomDialogProps>>()
  const [zoomed, setZoomed] = useState(false)
  const last = pictures.length - 1

  const show = (next: number) => {
    const element = track.current
    aim.current = next
    if (element) element.scrollTo({ left: next * element.clientWidth })
    setPlace(next)
  }
  /** A scroll by the shopper replaces the target. */
  const takeOver = () => {
    aim.current = undefined
  }
  const onScroll = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent<HTMLElement>) => {
    const at = Math.round(scrollLeft / clientWidth)
    if (aim.current !== undefined && at !== aim.current) return
    takeOver()
    setPlace(at)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    show(step(place, last))
  }
  const enlarge = (event: MouseEvent) => {
    event.preventDefault()
    loadZoom().then(
      (module) => {
        setZoom(() => module.ZoomDialog)
        setZoomed(true)
      },
      () => window.location.assign(pictures[place]?.url ?? ''),
    )
  }
  const style = { background: `var(--g${background})` }

  return (
    <section className={styles.gallery} aria-label={t('gallery.title', { name })}>
      <div className={styles.main} style={style}>
        {/* A carousel: arrow keys turn it, so it takes the focus. */}
        {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
        <div
          ref={track}
          className={styles.track}
          role="group"
          aria-roledescription={t('gallery.carousel')}
          aria-label={t('gallery.keys')}
          // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
          tabIndex={0}
          onKeyDown={onKeyDown}
          onScroll={onScroll}
          onPointerDown={takeOver}
          onWheel={takeOver}
        >
          {pictures.map((picture, index) => (
            <div key={picture.url} id={`picture-${index + 1}`}>
              <Picture
                media={picture}
                alt={picture.alt || name}
                sizes="(min-width: 992px) 58vw, 100vw"
                priority={index === 0 ? 'first' : undefined}
                ratio="1"
                className={styles.picture}
              />
            </div>
          ))}
        </div>
        {pictures.length > 0 && (
          <a
            className={styles.zoom}
            href={safeAddress(pictures[place]?.url)}
            role="button"
            aria-haspopup="dialog"
            aria-label={t('gallery.enlarge')}
            onClick={enlarge}
            onKeyDown={(event) => {
              if (event.key === ' ') event.currentTarget.click()
            }}
          >
            <Icon name="search" />
          </a>
        )}
        {shown && <p className={styles.metal}>{shown}</p>}
        {last > 0 && (
          <p className={`num ${styles.count}`} aria-hidden="true">
            {place + 1} / {pictures.length}
          </p>
        )}
      </div>
      {last > 0 && (
        <ul className={styles.thumbs}>
          {pictures.map((picture, index) => (
            <li key={picture.url}>
              <a
                href={`#picture-${index + 1}`}
                aria-label={nameOf(picture, index)}
                aria-current={index === place ? 'true' : undefined}
                style={style}
                onClick={(event) => {
                  event.preventDefault()
                  show(index)
                }}
              >
                <Picture media={picture} alt="" sizes="(min-width: 992px) 15vw, 25vw" ratio="1" />
              </a>
            </li>
          ))}
        </ul>
      )}
      {Zoom && (
        <Zoom
          open={zoomed}
          name={name}
          background={background}
          pictures={pictures}
          start={place}
          onClose={(at) => {
            setZoomed(false)
            show(at)
          }}
        />
      )}
    </section>
  )
}
