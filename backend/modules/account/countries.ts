import type { Country } from '#contract/account.ts'
import { INDIAN_STATES } from '#contract/indian-states.ts'
import type { ShopFacts } from '#contract/shop.ts'

interface Rule extends Country {
  readonly postal?: { readonly shape: RegExp; readonly sentence: string }
}

const EMIRATES = ['Abu Dhabi', 'Ajman', 'Dubai', 'Fujairah', 'Ras Al Khaimah', 'Sharjah', 'Umm Al Quwain']

const digits = (count: number, words: string) => ({
  shape: new RegExp(`^\\d{${count}}$`),
  sentence: `A postal code has ${words} digits.`,
})
const fiveDigits = digits(5, 'five')
const fourDigits = digits(4, 'four')
const sixDigits = digits(6, 'six')

const rules: readonly Rule[] = [
  {
    code: 'IN',
    name: 'India',
    postalLabel: 'PIN code',
    postalExample: '560001',
    stateLabel: 'State',
    states: INDIAN_STATES,
    postal: { shape: /^[1-9]\d{5}$/, sentence: 'A PIN code has six digits. The first is not 0.' },
  },
  { code: 'AE', name: 'United Arab Emirates', stateLabel: 'Emirate', states: EMIRATES },
  {
    code: 'AU',
    name: 'Australia',
    postalLabel: 'Postcode',
    postalExample: '2000',
    stateLabel: 'State',
    postal: fourDigits,
  },
  { code: 'BH', name: 'Bahrain' },
  {
    code: 'CA',
    name: 'Canada',
    postalLabel: 'Postal code',
    postalExample: 'K1A 0B1',
    stateLabel: 'Province',
    postal: {
      shape: /^[ABCEGHJ-NPRSTVXY]\d[A-Z] ?\d[A-Z]\d$/i,
      sentence: 'A Canadian postal code looks like K1A 0B1.',
    },
  },
  { code: 'CH', name: 'Switzerland', postalLabel: 'Postal code', postalExample: '8001', postal: fourDigits },
  { code: 'DE', name: 'Germany', postalLabel: 'Postal code', postalExample: '10115', postal: fiveDigits },
  {
    code: 'ES',
    name: 'Spain',
    postalLabel: 'Postal code',
    postalExample: '28001',
    stateLabel: 'Province',
    postal: fiveDigits,
  },
  { code: 'FR', name: 'France', postalLabel: 'Postal code', postalExample: '75001', postal: fiveDigits },
  {
    code: 'GB',
    name: 'United Kingdom',
    postalLabel: 'Postcode',
    postalExample: 'SW1A 1AA',
    postal: { shape: /^[A-Z]{1,2}\d[A-Z\d]? ?\d[A-Z]{2}$/i, sentence: 'A postcode looks like SW1A 1AA.' },
  },
  { code: 'HK', name: 'Hong Kong' },
  {
    code: 'IT',
    name: 'Italy',
    postalLabel: 'Postal code',
    postalExample: '00118',
    stateLabel: 'Province',
    postal: fiveDigits,
  },
  {
    code: 'JP',
    name: 'Japan',
    postalLabel: 'Postal code',
    postalExample: '100-0001',
    stateLabel: 'Prefecture',
    postal: { shape: /^\d{3}-?\d{4}$/, sentence: 'A Japanese postal code looks like 100-0001.' },
  },
  { code: 'KW', name: 'Kuwait', postalLabel: 'Postal code', postalExample: '13001', postal: fiveDigits },
  {
    code: 'NL',
    name: 'Netherlands',
    postalLabel: 'Postal code',
    postalExample: '1012 AB',
    postal: { shape: /^[1-9]\d{3} ?[A-Z]{2}$/i, sentence: 'A Dutch postal code looks like 1012 AB.' },
  },
  { code: 'NZ', name: 'New Zealand', postalLabel: 'Postcode', postalExample: '6011', postal: fourDigits },
  { code: 'OM', name: 'Oman', postalLabel: 'Postal code', postalExample: '112', postal: digits(3, 'three') },
  { code: 'QA', name: 'Qatar' },
  {
    code: 'SA',
    name: 'Saudi Arabia',
    postalLabel: 'Postal code',
    postalExample: '12211',
    postal: fiveDigits,
  },
  { code: 'SG', name: 'Singapore', postalLabel: 'Postal code', postalExample: '238801', postal: sixDigits },
  {
    code: 'US',
    name: 'United States',
    postalLabel: 'ZIP code',
    postalExample: '10001',
    stateLabel: 'State',
    postal: { shape: /^\d{5}(?:-\d{4})?$/, sentence: 'A ZIP code has five digits.' },
  },
]

const byCode = new Map(rules.map((rule) => [rule.code, rule]))

/** Countries to which the house delivers, in its order; those whose addresses cannot be checked here are left out. */
export const countriesOf = ({ countries }: Pick<ShopFacts, 'countries'>): readonly Country[] =>
  (countries?.flatMap((code) => byCode.get(code) ?? []) ?? rules).map(({ postal: _, ...country }) => country)

export const countryName = (code: string): string => byCode.get(code)?.name ?? code

/** Undefined if the house does not deliver there. */
export const countryRule = (code: string, { countries }: Pick<ShopFacts, 'countries'>): Rule | undefined =>
  countries?.includes(code.toUpperCase()) === false ? undefined : byCode.get(code.toUpperCase())
