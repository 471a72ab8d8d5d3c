import { may } from '../api/call.ts'
import { session } from '../session.ts'
import { COMMANDS, SCREENS, type Screen } from './screens.ts'

const isMultilingual = (session.languages?.length ?? 2) > 1

/** The screens that this person is offered, in the order of the menu. */
export const shownScreens: readonly Screen[] = SCREENS.filter(
  ({ by, translates }) => may(by) && (translates !== true || isMultilingual),
)

/** What they may begin from the search. */
export const shownCommands = COMMANDS.filter(({ by }) => may(by))
