import { useState } from 'react'
import { useLocation } from 'react-router-dom'
import { choiceFrom, choose, searchOf, type Choice, type Matrix } from './choice.ts'
import { choiceWords, movedWords, priceWords } from './choice-words.ts'
import { t } from '#web/words/t.ts'

export interface Configured {
  readonly matrix: Matrix
  readonly choice: Choice
  /** What moved with the last press, or why the address did not get what it asked for. */
  readonly note: string | undefined
  readonly press: (option: number, value: number) => void
  readonly take: (choice: Choice) => void
  /** The choice before the last press, when others moved with it. */
  readonly before: Choice | undefined
}

interface State {
  readonly choice: Choice
  readonly note?: string | undefined
  readonly before?: Choice | undefined
}

/**
 * The current choice of a piece. It starts from the address and is written back there without a navigation: the page
 * does not scroll and nothing is loaded again. Undefined if the shop offers no choice.
 */
export const useChoice = (matrix: Matrix | null | undefined): Configured | undefined => {
  const { search } = useLocation()
  const [state, setState] = useState<State>(() => {
    if (!matrix) return { choice: { at: 0, recent: [] } }
    const { exact, unknown, ...choice } = choiceFrom(matrix, search)
    return {
      choice,
      ...((!exact || unknown.length > 0) && {
        note:
          unknown.length > 0
            ? t('product.unknown.values', { values: unknown.join(', '), choice: choiceWords(matrix, choice) })
            : t('product.unknown.combination', { choice: choiceWords(matrix, choice) }),
      }),
    }
  })
  if (!matrix) return undefined
  const show = (next: State) => {
    setState(next)
    window.history.replaceState(
      window.history.state,
      '',
      `${window.location.pathname}${searchOf(matrix, next.choice)}`,
    )
  }
  const { choice, note, before } = state
  return {
    matrix,
    choice,
    note,
    before,
    press: (option, value) => {
      const words = movedWords(matrix, choice, option, value)
      const next = choose(matrix, choice, option, value)
      show({
        choice: next,
        note: [words, priceWords(matrix, choice, next)].filter(Boolean).join(' '),
        before: words === undefined ? undefined : choice,
      })
    },
    take: (next) => show({ choice: next }),
  }
}
