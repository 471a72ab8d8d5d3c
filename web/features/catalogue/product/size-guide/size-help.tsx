import { useState, type ComponentType, type MouseEvent } from 'react'
import { Link } from '#web/components/link/link.tsx'
import { areRingSizes, rememberedSize, sizeFor } from '#web/components/size-guide/remembered-size.ts'
import { paths } from '#web/lib/paths.ts'
import { resizeRule } from './resize-rule.ts'
import type { SizeDialogProps } from './size-dialog.tsx'
import styles from './size-help.module.css'

/** The dialog brings MUI with it, so it is fetched when somebody reaches for it. */
const loadDialog = () => import('./size-dialog.tsx')

interface SizeHelpProps {
  /** Sizes the piece is made in. */
  sizes: readonly string[]
  resizable: readonly string[]
  /** The size chosen now. */
  size: string | undefined
  /** The shopper has found and remembered a size that this piece is made in. */
  onFound: (size: string) => void
}

/** The size the shopper remembered on this device, where this piece is made in it. Undefined until hydrated. */
export const useOwnSize = (sizes: readonly string[]): string | undefined =>
  sizeFor(sizes, rememberedSize.use())

/** Under the sizes: the way to the ring-size tools, what the size was chosen by, and whether it can be changed later. */
export const SizeHelp = ({ sizes, resizable, size, onFound }: SizeHelpProps) => {
  const [Dialog, setDialog] = useState<ComponentType<SizeDialogProps>>()
  const [open, setOpen] = useState(false)
  const remembered = rememberedSize.use()
  const own = useOwnSize(sizes)
  if (!areRingSizes(sizes))
    return (
      <p className={styles.help}>
        <Link className="tlink" to={paths.sizeGuide()}>
          Find your size
        </Link>
      </p>
    )
  const rule = resizeRule(resizable)
  const show = (event: MouseEvent) => {
    event.preventDefault()
    loadDialog().then(
      (module) => {
        setDialog(() => module.SizeDialog)
        setOpen(true)
      },
      () => window.location.assign(paths.sizeGuide()),
    )
  }
  return (
    <div className={styles.help}>
      {own !== undefined && own === size && remembered ? (
        <p>
          {Number(own) === remembered.indian
            ? `Yours, Indian ${remembered.indian}.`
            : `The next above yours, Indian ${remembered.indian}.`}
        </p>
      ) : null}
      {remembered && own === undefined ? (
        <p>{`Not made in yours, Indian ${remembered.indian}: write to us.`}</p>
      ) : null}
      {rule.fixed ? (
        <p className={styles.warning}>
          <strong>This ring cannot be resized.</strong> {rule.reason} Measure twice.
        </p>
      ) : rule.reason ? (
        <p>{rule.reason}</p>
      ) : null}
      <p>
        <a
          className="tlink"
          href={paths.sizeGuide()}
          role="button"
          aria-haspopup="dialog"
          onClick={show}
          onKeyDown={(event) => {
            if (event.key === ' ') {
              event.preventDefault()
              event.currentTarget.click()
            }
          }}
        >
          Find your size
        </a>
      </p>
      {Dialog && (
        <Dialog
          open={open}
          onClose={() => setOpen(false)}
          onRemembered={(finger) => {
            const found = sizeFor(sizes, finger)
            if (found !== undefined) onFound(found)
          }}
        />
      )}
    </div>
  )
}
