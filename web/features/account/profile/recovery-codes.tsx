import { saveFile } from '#web/lib/save-file.ts'
import { notify } from '#web/ui/announcer.ts'
import { Button } from '#web/ui/button/button.tsx'
import styles from './security.module.css'

/** Shown once: to be saved, printed or written down before the shopper goes on. */
export const RecoveryCodes = ({ codes, done }: { codes: readonly string[]; done: () => void }) => {
  const copy = async () => {
    await navigator.clipboard.writeText(codes.join('\n'))
    notify('The codes have been copied.')
  }
  return (
    <div className={styles.part} role="group" aria-label="Recovery codes">
      <p>
        Save these recovery codes somewhere safe. Each signs you in once if you lose your phone. They are not
        shown again.
      </p>
      <ul className={`num ${styles.codes}`}>
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <p className={styles.choices}>
        <button type="button" className="tlink" onClick={() => void copy()}>
          Copy
        </button>
        <button
          type="button"
          className="tlink"
          onClick={() => saveFile('recovery-codes.txt', `${codes.join('\n')}\n`, 'text/plain')}
        >
          Download
        </button>
      </p>
      <div>
        <Button small onClick={done}>
          I have saved them
        </Button>
      </div>
    </div>
  )
}
