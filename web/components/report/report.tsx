import { copyText } from '#web/ui/copy-text.ts'
import { t } from '#web/words/t.ts'
import styles from './report.module.css'
import { verifyAddress } from './verify-address.ts'

/** The laboratory's report of the stone: its number to copy, and the laboratory's own page to check it on. */
export const Report = ({ lab, number }: { lab: string; number?: string | null }) =>
  number ? <Numbered lab={lab} number={number} /> : <p>{t('report.own', { lab })}</p>

const Numbered = ({ lab, number }: { lab: string; number: string }) => {
  const address = verifyAddress(lab, number)
  const copy = () =>
    copyText(number, { done: t('report.copied', { number }), failed: t('report.notCopied', { number }) })
  return (
    <p className={`num ${styles.report}`}>
      <span>{t('report.title', { lab, number })}</span>
      <button type="button" className="tlink needs-script" onClick={copy}>
        {t('report.copy')}
      </button>
      {address === undefined ? null : (
        <a className="tlink" href={address} target="_blank" rel="noreferrer">
          {t('report.verify', { lab })}
        </a>
      )}
    </p>
  )
}
