import { may } from '../api/call.ts'
import { session } from '../session.ts'
import { SCREENS, type Screen } from './screens.ts'

const isMultilingual = (session.languages?.length ?? 2) > 1

/** The screens that this person is offered, in the order of the menu. */
export const shownScreens: readonly Screen[] = SCREENS.filter(
  ({ by, translates }) => may(by) && (translates !== true || isMultilingual),
)
