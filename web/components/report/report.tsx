import { notify } from '#web/ui/announcer.ts'
import styles from './report.module.css'
import { verifyAddress } from './verify-address.ts'

/** The laboratory's report of the stone: its number to copy, and the laboratory's own page to check it on. */
export const Report = ({ lab, number }: { lab: string; number: string }) => {
  const address = verifyAddress(lab, number)
  const copy = () => {
    navigator.clipboard.writeText(number).then(
      () => notify(`Report number ${number} is copied.`),
      () => notify(`Copying is not allowed here. The number is ${number}.`),
    )
  }
  return (
    <p className={`num ${styles.report}`}>
      <span>
        {lab} report {number}
      </span>
      <button type="button" className="tlink needs-script" onClick={copy}>
        Copy the number
      </button>
      {address === undefined ? null : (
        <a className="tlink" href={address} target="_blank" rel="noreferrer">
          Check it at {lab}
        </a>
      )}
    </p>
  )
}
