/**
 * Clicking outside the drawer closes it only if no sub-panel is open (specification section 2); otherwise it closes
 * that.
 */
export const closesOnOutsideClick = (subPanelOpen: boolean): boolean => !subPanelOpen
