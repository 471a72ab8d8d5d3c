import Snackbar from '@mui/material/Snackbar'
import SnackbarContent from '@mui/material/SnackbarContent'
import { useEffect } from 'react'
import { useLocation } from 'react-router-dom'
import { Link } from '#web/components/link/link.tsx'
import { dismissNotice, type Notice } from '#web/ui/announcer.ts'
import { MuiRoot } from '#web/ui/mui/mui-root.tsx'
import { t } from '#web/words/t.ts'
import styles from './notice-bar.module.css'

/** Longer while pointer or focus is on it. A greeting disappears sooner than a message with a link. */
const SHOWN_MS = { plain: 4000, leading: 6000 }

export const NoticeBar = ({ notice, atTop }: { notice: Notice; atTop: boolean }) => {
  const { pathname } = useLocation()
  const isThere = notice.action?.href === pathname
  useEffect(() => {
    // Not shown to shoppers who have already gone there another way: it would cover the page.
    if (isThere) dismissNotice()
  }, [isThere])
  return (
    <MuiRoot>
      <Snackbar
        key={notice.id}
        className={atTop ? undefined : 'sticks'}
        role="region"
        aria-label={t('shell.message')}
        open
        autoHideDuration={notice.action ? SHOWN_MS.leading : SHOWN_MS.plain}
        onClose={(_event, reason) => {
          if (reason !== 'clickaway') dismissNotice()
        }}
      >
        {/* The global element already announces it, so this does not announce it again. */}
        <SnackbarContent
          role="presentation"
          message={notice.text}
          action={
            notice.action ? (
              <Link className={styles.link} to={notice.action.href} onClick={dismissNotice}>
                {notice.action.label}
              </Link>
            ) : undefined
          }
        />
      </Snackbar>
    </MuiRoot>
  )
}
