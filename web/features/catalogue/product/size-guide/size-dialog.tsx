import Dialog from '@mui/material/Dialog'
import IconButton from '@mui/material/IconButton'
import type { FingerSize } from '#web/components/size-guide/remembered-size.ts'
import { SizeGuide } from '#web/components/size-guide/size-guide.tsx'
import { Icon } from '#web/ui/icons/icon.tsx'
import { MuiRoot } from '#web/ui/mui/mui-root.tsx'
import { useVeil } from '#web/ui/veil.ts'
import { t } from '#web/words/t.ts'
import styles from './size-help.module.css'

export interface SizeDialogProps {
  open: boolean
  onClose: () => void
  onRemembered: (size: FingerSize) => void
}

/** Ring-size help over the product page. */
export const SizeDialog = ({ open, onClose, onRemembered }: SizeDialogProps) => {
  useVeil(open)
  return (
    <MuiRoot>
      <Dialog
        open={open}
        onClose={onClose}
        scroll="body"
        fullWidth
        maxWidth="sm"
        aria-labelledby="size-dialog-title"
        slotProps={{ paper: { className: styles.dialog } }}
      >
        <div className={styles.head}>
          <h2 id="size-dialog-title">{t('sizes.find')}</h2>
          <IconButton aria-label={t('shell.close')} onClick={onClose}>
            <Icon name="cross" />
          </IconButton>
        </div>
        <SizeGuide
          onRemembered={(finger) => {
            onRemembered(finger)
            onClose()
          }}
        />
      </Dialog>
    </MuiRoot>
  )
}
