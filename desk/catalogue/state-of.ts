/** The state of a product in words, with its colours. */
export const stateOf = ({ active, draft }: { readonly active: boolean; readonly draft?: boolean }) =>
  active
    ? ({ word: 'On sale', tone: 'paid' } as const)
    : draft === true
      ? ({ word: 'Draft', tone: 'under-way' } as const)
      : ({ word: 'Retired', tone: 'off' } as const)
