import { formatPaise } from '#web/lib/money.ts'
import { inWords } from '#web/lib/number-words.ts'
import { usePersonal } from './personal-context.ts'

const daysOf = (days: number) => `${inWords(days)} working ${days === 1 ? 'day' : 'days'}`

/** Beside the button, before anything is paid: what it adds and that it binds. Nothing while nothing is personal. */
export const PersonalTerms = () => {
  const personal = usePersonal()
  if (!personal || Object.keys(personal.input).length === 0) return null
  const { input, paise, days, madeForOne, faults } = personal
  const parts = [
    input.engraving && `engraved ‘${input.engraving}’`,
    input.birthStone && `a ${input.birthStone.toLowerCase()} inside`,
    input.boxStamp && `${input.boxStamp} on the box`,
    input.box === 'POUCH' && 'in the pouch alone',
  ].filter(Boolean)
  const added = [paise > 0 && `${formatPaise(paise)} more`, days > 0 && `${daysOf(days)} longer`].filter(
    Boolean,
  )
  return (
    <p className="small" role="status">
      {`Yours: ${parts.join(', ')}${added.length > 0 ? `; ${added.join(' and ')}` : ''}.`}
      {madeForOne ? <strong> It cannot be returned.</strong> : null}
      {(faults.words ?? faults.initials) ? (
        <>
          {' '}
          <a className="tlink" href="#personal">
            {faults.words ?? faults.initials}
          </a>
        </>
      ) : null}
    </p>
  )
}
