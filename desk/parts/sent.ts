/** What is typed and not saved, without what was just sent; what was typed over it meanwhile stays. */
export const withoutSent = <Value>(
  typed: Readonly<Record<string, Value>>,
  sent: Readonly<Record<string, Value>>,
): Readonly<Record<string, Value>> =>
  Object.fromEntries(Object.entries(typed).filter(([key, value]) => !(key in sent) || value !== sent[key]))
