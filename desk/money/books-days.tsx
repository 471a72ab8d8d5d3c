import Button from '@mui/material/Button'
import { useState } from 'react'
import { useSearchParams } from 'react-router'
import { Field } from '../parts/field.tsx'
import { today } from '../parts/words.ts'

interface Days {
  readonly from: string
  readonly to: string
}

const isDay = (text: string | null): text is string =>
  text !== null && /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(text))

/** The days that an address names; without two that can be read, this month until today. */
const daysOf = (search: URLSearchParams): Days => {
  const [from, to] = [search.get('from'), search.get('to')]
  return isDay(from) && isDay(to) && from <= to
    ? { from, to }
    : { from: `${today().slice(0, 7)}-01`, to: today() }
}

const areSame = (one: Days, other: Days) => one.from === other.from && one.to === other.to

/** The days whose books are read, which are in the address, and those that somebody is typing. */
export const useBooksDays = () => {
  const [search, setSearch] = useSearchParams()
  const days = daysOf(search)
  const [typed, setTyped] = useState(days)
  const [read, setRead] = useState(days)
  // The way back changes the address under the fields.
  if (!areSame(read, days)) {
    setRead(days)
    setTyped(days)
  }
  return {
    days,
    typed,
    /** False while the days in the fields are others. */
    isRead: areSame(typed, days),
    type: (change: Partial<Days>) => setTyped((before) => ({ ...before, ...change })),
    show: () => setSearch({ ...typed }),
  }
}

/** The fields for the days; `onAgain` reads those that are shown once more. */
export const BooksDays = ({
  of: { typed, isRead, type, show },
  onAgain,
}: {
  readonly of: ReturnType<typeof useBooksDays>
  readonly onAgain: () => void
}) => {
  const wrong = typed.from > typed.to ? 'The last day comes after the first' : undefined
  return (
    <form
      className="fine"
      onSubmit={(event) => {
        event.preventDefault()
        if (wrong !== undefined) return
        if (isRead) onAgain()
        else show()
      }}
    >
      <Field
        label="First day"
        type="date"
        required
        value={typed.from}
        onChange={({ target }) => type({ from: target.value })}
      />
      <Field
        label="Last day"
        type="date"
        required
        value={typed.to}
        wrong={wrong}
        onChange={({ target }) => type({ to: target.value })}
      />
      <Button type="submit" variant={isRead ? 'outlined' : 'contained'}>
        Show the documents
      </Button>
    </form>
  )
}
