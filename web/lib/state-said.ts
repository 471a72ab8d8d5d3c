import { t } from '#web/words/t.ts'

/** `address.states` of the language: 'Name as the backend has it: name in this language; …'. */
const STATES = new Map(
  t('address.states')
    .split('; ')
    .map((pair): [string, string] => {
      const [name = '', said = ''] = pair.split(': ')
      return [name, said]
    }),
)

/** A state of an address in the language of the page; as the backend calls it if the language has no name for it. */
export const stateSaid = (state: string): string => STATES.get(state) ?? state
