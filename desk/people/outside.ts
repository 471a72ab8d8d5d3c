interface Booked {
  readonly startsAt: string
}

/** Appointments outside the salon's hours, for example after these were changed; in the order of their time. */
export const outsideOf = <One extends Booked>({
  days,
  appointments,
}: {
  readonly days: readonly { readonly slots: readonly Booked[] }[]
  readonly appointments: readonly One[]
}): readonly One[] => {
  const hours = new Set(days.flatMap(({ slots }) => slots.map(({ startsAt }) => startsAt)))
  return appointments
    .filter(({ startsAt }) => !hours.has(startsAt))
    .toSorted((one, other) => one.startsAt.localeCompare(other.startsAt))
}
