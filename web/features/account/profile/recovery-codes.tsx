import { saveFile } from '#web/lib/save-file.ts'
import { Button } from '#web/ui/button/button.tsx'
import { copyText } from '#web/ui/copy-text.ts'
import { t } from '#web/words/t.ts'
import styles from './security.module.css'

/** Shown once: to be saved, printed or written down before the shopper continues. */
export const RecoveryCodes = ({ codes, done }: { codes: readonly string[]; done: () => void }) => {
  const copy = () =>
    copyText(codes.join('\n'), {
      done: t('profile.recovery.copied'),
      failed: t('profile.recovery.notCopied'),
    })
  return (
    <div
      className={styles.part}
      data-opened=""
      role="group"
      tabIndex={-1}
      aria-label={t('profile.recovery.title')}
    >
      <p>{t('profile.recovery.text')}</p>
      <ul className={`num ${styles.codes}`}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p className={styles.choices}>
        <button type="button" className="tlink" onClick={copy}>
          {t('profile.recovery.copy')}
        </button>
        <button
          type="button"
          className="tlink"
          onClick={() => saveFile('recovery-codes.txt', `${codes.join('\n')}\n`, 'text/plain')}
        >
          {t('profile.recovery.download')}
        </button>
      </p>
      <div>
        <Button small onClick={done}>
          {t('profile.recovery.saved')}
        </Button>
      </div>
    </div>
  )
}
