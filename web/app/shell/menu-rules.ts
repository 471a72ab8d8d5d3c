/** Clicking outside the drawer closes it only when no sub-panel is open (specification section 2); else the sub-panel goes. */
export const closesOnOutsideClick = (subPanelOpen: boolean): boolean => !subPanelOpen
