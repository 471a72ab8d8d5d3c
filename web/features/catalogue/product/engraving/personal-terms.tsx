import { andWords } from '#web/lib/list-words.ts'
import { formatPaise } from '#web/lib/money.ts'
import { says } from '#web/lib/said.ts'
import { inWords } from '#web/lib/number-words.ts'
import { t } from '#web/words/t.ts'
import type { Personal } from './wishes.ts'

const daysOf = (days: number) => t('personal.days', { days, words: inWords(days) })

/**
 * Next to the button, before anything is paid: what the personalisation adds, the price with it (`whole`, paise) and
 * that the piece cannot be returned; or what must be corrected first. Nothing without a personalisation.
 */
export const PersonalTerms = ({ personal, whole }: { personal: Personal; whole: number }) => {
  if (Object.keys(personal.input).length === 0) return null
  const { input, paise, days, madeForOne, faults } = personal
  if (faults.words ?? faults.initials)
    return (
      <p className="small" role="status">
        <a className="tlink" href="#personal">
          {faults.words
            ? `${t('personal.engraving')}: ${faults.words}`
            : `${t('personal.initials')}: ${faults.initials}`}
        </a>
      </p>
    )
  const parts = [
    input.engraving && t('personal.engraved', { words: input.engraving }),
    input.birthStone && t('personal.stoneInside', { stone: says(input.birthStone).toLowerCase() }),
    input.boxStamp && t('personal.stamp', { stamp: input.boxStamp }),
    input.box === 'POUCH' && t('personal.pouchAlone'),
  ].filter(Boolean)
  const added = [
    ...(paise > 0 ? [t('personal.more', { price: formatPaise(paise), whole: formatPaise(whole) })] : []),
    ...(days > 0 ? [t('personal.longer', { days: daysOf(days) })] : []),
  ]
  return (
    <p className="small" role="status">
      {t('personal.yours', {
        parts: parts.join(', '),
        added: added.length > 0 ? andWords(added) : 'none',
      })}
      {madeForOne ? <strong> {t('personal.noReturn')}</strong> : null}
    </p>
  )
}
