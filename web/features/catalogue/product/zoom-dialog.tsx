import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import { useState, type KeyboardEvent } from 'react'
import { Picture } from '#web/components/picture/picture.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { LateIcon } from '#web/ui/icons/late-icon.tsx'
import { MuiRoot } from '#web/ui/mui/mui-root.tsx'
import { t } from '#web/words/t.ts'
import styles from './gallery.module.css'
import type { PagePicture } from './product-data.ts'

export interface ZoomDialogProps {
  open: boolean
  name: string
  background: number
  pictures: readonly PagePicture[]
  start: number
  /** Called with the place of the picture that was shown last. */
  onClose: (at: number) => void
}

const Pictures = ({ name, background, pictures, start, onClose }: Omit<ZoomDialogProps, 'open'>) => {
  const [place, setPlace] = useState(start)
  const [close, setClose] = useState(false)
  const picture = pictures[place]
  const turn = (by: number) => {
    setClose(false)
    setPlace((now) => (now + by + pictures.length) % pictures.length)
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (close || pictures.length < 2) return
    if (event.key === 'ArrowRight') turn(1)
    if (event.key === 'ArrowLeft') turn(-1)
  }
  if (!picture) return null
  return (
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div className={styles.zoomed} style={{ background: `var(--g${background})` }} onKeyDown={onKeyDown}>
      {/* It scrolls if the picture is larger than the window, so the keyboard must reach it. */}
      <div
        className={styles.pane}
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
        tabIndex={close ? 0 : undefined}
        role="group"
        aria-label={t('gallery.of', { number: place + 1, count: pictures.length })}
      >
        <Picture
          key={picture.url}
          media={picture}
          alt={picture.alt || name}
          sizes={close ? '200vw' : '100vw'}
          priority="eager"
          ratio="1"
          className={close ? styles.close : styles.fitted}
        />
      </div>
      <div className={styles.tools}>
        <p className="num" role="status">
          {place + 1} / {pictures.length}
        </p>
        {pictures.length > 1 && (
          <>
            <IconButton aria-label={t('gallery.previous')} onClick={() => turn(-1)}>
              <LateIcon name="back" />
            </IconButton>
            <IconButton aria-label={t('gallery.next')} onClick={() => turn(1)}>
              <LateIcon name="chevron" />
            </IconButton>
          </>
        )}
        <IconButton aria-label={t('gallery.twice')} aria-pressed={close} onClick={() => setClose(!close)}>
          {close ? <LateIcon name="minus" /> : <Icon name="plus" />}
        </IconButton>
        {/* The focus begins inside the dialog, so that arrow keys work at once. */}
        {/* oxlint-disable-next-line jsx-a11y/no-autofocus */}
        <IconButton autoFocus aria-label={t('shell.close')} onClick={() => onClose(place)}>
          <Icon name="cross" />
        </IconButton>
      </div>
    </div>
  )
}

/** Shows the pictures as large as the window. */
export const ZoomDialog = ({ open, ...pictures }: ZoomDialogProps) => (
  <MuiRoot>
    <Dialog
      fullScreen
      open={open}
      onClose={() => pictures.onClose(pictures.start)}
      slotProps={{ paper: { 'aria-label': `${pictures.name}, enlarged`, className: styles.dialog } }}
    >
      <Pictures {...pictures} />
    </Dialog>
  </MuiRoot>
)
