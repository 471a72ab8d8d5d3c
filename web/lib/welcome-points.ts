/** Specification section 9: the welcome gift of a new account. */
export const WELCOME_POINTS = 100
