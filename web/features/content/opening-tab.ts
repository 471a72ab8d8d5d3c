/** /jewellery-care opens on its third tab, the Size Guide (specification section 2, route table). */
export const OPENING_TAB = 2

/** The tab that `?tab=` names, otherwise the third, otherwise the last. */
export const firstTab = (tabs: readonly { id: string }[], asked: string | null): number => {
  const named = tabs.findIndex(({ id }) => id === asked)
  return named >= 0 ? named : Math.min(OPENING_TAB, tabs.length - 1)
}

/** The tab with the ring-size tools, if the backend's page has it. */
export const SIZE_GUIDE_TAB = 'size-guide'
