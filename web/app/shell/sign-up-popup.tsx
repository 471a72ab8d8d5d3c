import Dialog from '@mui/material/Dialog'
import { Link } from '#web/components/link/link.tsx'
import { formatPaise } from '#web/lib/money.ts'
import { paths } from '#web/lib/paths.ts'
import { buttonClass } from '#web/ui/button/button.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { MuiRoot } from '#web/ui/mui/mui-root.tsx'
import pendant from '#brand/pendant-disc.webp'
import { useVeil } from '#web/ui/veil.ts'
import { t } from '#web/words/t.ts'
import styles from './sign-up-popup.module.css'

/** The welcome gift (specification section 2): picture half, words half; a sheet from below on phones. */
export const SignUpPopup = ({
  points,
  worth,
  open,
  onClose,
}: {
  points: number
  /** The worth of one point, in paise. */
  worth: number
  open: boolean
  onClose: () => void
}) => {
  useVeil(open)
  return (
    <MuiRoot>
      <Dialog
        open={open}
        onClose={onClose}
        aria-labelledby="sign-up-title"
        className={styles.root}
        slotProps={{ paper: { className: styles.paper } }}
      >
        <button type="button" className={styles.close} aria-label={t('shell.close')} onClick={onClose}>
          <Icon name="cross" />
        </button>
        <div className={styles.picture}>
          <img src={pendant} alt="" width={520} height={520} />
        </div>
        <div className={styles.words}>
          <h2 id="sign-up-title">{t('shell.signUp.title', { points })}</h2>
          <p>{t('shell.signUp.text', { paise: worth, worth: formatPaise(worth) })}</p>
          <Link className={buttonClass({ wide: true })} to={paths.create()} onClick={onClose}>
            {t('shell.signUp.create')}
          </Link>
        </div>
      </Dialog>
    </MuiRoot>
  )
}
