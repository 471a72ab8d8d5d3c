/** How telephone numbers of a country are written. */
interface NumberPlan {
  /** The calling code, without '+'. */
  readonly calling: string
  /** Dialled before a number at home. */
  readonly trunk: string
  readonly mobile: RegExp
  /** Mobile numbers and those of a place. */
  readonly any: RegExp
  readonly wrongMobile: string
  readonly wrongAny: string
}

/** Where the number of digits is known. Elsewhere a number has 7 to 15. */
const PLANS: Readonly<Record<string, NumberPlan>> = {
  IN: {
    calling: '91',
    trunk: '0',
    mobile: /^[6-9]\d{9}$/,
    any: /^[1-9]\d{9}$/,
    wrongMobile:
      'A mobile number has ten digits and begins with 6, 7, 8 or 9. A number abroad begins with + and its country code.',
    wrongAny:
      'A telephone number has ten digits with the area code. A number abroad begins with + and its country code.',
  },
}

const LONG_ENOUGH = /^\d{7,15}$/
const ODD = 'A telephone number has 7 to 15 digits, with the country code first if it is abroad.'

const without = (text: string, start: string): string =>
  text.startsWith(start) ? text.slice(start.length) : text

/**
 * Why this is not a telephone number, as a sentence; undefined if it can be one. Without a calling code it is a number of
 * `country`.
 */
export const wrongPhone = (
  phone: string,
  { kind = 'mobile', country = 'IN' }: { kind?: 'mobile' | 'any'; country?: string } = {},
): string | undefined => {
  if (!/^\+?[\d ().-]+$/.test(phone)) return ODD
  const plain = phone.replace(/[^\d+]/g, '').replace(/^00/, '+')
  const from = Object.keys(PLANS).find((each) => plain.startsWith(`+${PLANS[each]?.calling}`))
  const plan = plain.startsWith('+') ? PLANS[from ?? ''] : PLANS[country]
  if (!plan) return LONG_ENOUGH.test(plain.replace('+', '')) ? undefined : ODD
  const { calling, trunk } = plan
  const tried = [without(without(plain, `+${calling}`), trunk), without(plain, calling)]
  if (tried.some((digits) => plan[kind].test(digits))) return undefined
  return kind === 'mobile' ? plan.wrongMobile : plan.wrongAny
}
