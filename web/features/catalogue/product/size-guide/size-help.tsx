import { useState, type ComponentType, type MouseEvent } from 'react'
import { Link } from '#web/components/link/link.tsx'
import { areRingSizes, rememberedSize, sizeFor } from '#web/components/size-guide/remembered-size.ts'
import { useOffers } from '#web/lib/offered.ts'
import { paths } from '#web/lib/paths.ts'
import { resizeRule } from './resize-rule.ts'
import type { SizeDialogProps } from './size-dialog.tsx'
import styles from './size-help.module.css'
import { inLanguage } from '#web/words/language.ts'
import { rich, t } from '#web/words/t.ts'

/** The dialog needs MUI, so it is fetched only when somebody opens it. */
const loadDialog = () => import('./size-dialog.tsx')

interface SizeHelpProps {
  /** The sizes that the piece is made in. */
  sizes: readonly string[]
  resizable: readonly string[]
  /** The size that is chosen now. */
  size: string | undefined
  /** Called when the shopper has found and saved a size that this piece is made in. */
  onFound: (size: string) => void
}

/** The size that the shopper saved on this device, if this piece is made in it. Undefined until hydrated. */
export const useOwnSize = (sizes: readonly string[]): string | undefined =>
  sizeFor(sizes, rememberedSize.use())

/** A weight, such as the '10 g' of a coin, is a size that nobody has to measure. */
const WEIGHT = /\d (?:k?g|grams?|tola|oz)$/

/**
 * Below the sizes: the link to the ring-size tools, the reason for the chosen size, and whether it can be changed
 * later.
 */
export const SizeHelp = ({ sizes, resizable, size, onFound }: SizeHelpProps) => {
  const [Dialog, setDialog] = useState<ComponentType<SizeDialogProps>>()
  const [open, setOpen] = useState(false)
  const remembered = rememberedSize.use()
  const own = useOwnSize(sizes)
  const hasGuide = useOffers('content')
  const hasRingSizes = useOffers('ring-sizes')
  if (!areRingSizes(sizes))
    return hasGuide && !sizes.every((size) => WEIGHT.test(size)) ? (
      <p className={styles.help}>
        <Link className="tlink" to={paths.sizeGuide()}>
          {sizes.some((one) => one.endsWith('cm')) ? t('sizes.findLength') : t('sizes.find')}
        </Link>
      </p>
    ) : null
  const rule = resizeRule(resizable)
  const show = (event: MouseEvent) => {
    event.preventDefault()
    loadDialog().then(
      (module) => {
        setDialog(() => module.SizeDialog)
        setOpen(true)
      },
      () => window.location.assign(inLanguage(paths.sizeGuide())),
    )
  }
  return (
    <div className={styles.help}>
      {own !== undefined && own === size && remembered ? (
        <p>
          {Number(own) === remembered.indian
            ? t('sizes.yours', { size: remembered.indian })
            : t('sizes.nextAbove', { size: remembered.indian })}
        </p>
      ) : null}
      {own === undefined && size ? <p>{t('sizes.shown', { size })}</p> : null}
      {remembered && own === undefined ? <p>{t('sizes.notYours', { size: remembered.indian })}</p> : null}
      {rule.fixed ? (
        <p className={styles.warning}>
          {rich('sizes.notResizable', { strong: (words) => <strong>{words}</strong>, reason: rule.reason })}
        </p>
      ) : rule.reason ? (
        <p>{rule.reason}</p>
      ) : null}
      {hasGuide && hasRingSizes ? (
        <p>
          <a
            className="tlink"
            href={inLanguage(paths.sizeGuide())}
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
            {t('sizes.find')}
          </a>
        </p>
      ) : null}
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
