import { useId, type ReactNode } from 'react'

/** Words that a field offers while somebody types; any other may be typed as well. */
export const Offered = ({
  words,
  children,
}: {
  readonly words: readonly string[]
  readonly children: (list: string) => ReactNode
}) => {
  const list = useId()
  return (
    <>
      <datalist id={list}>
        {words.map((word) => (
          <option key={word}>{word}</option>
        ))}
      </datalist>
      {children(list)}
    </>
  )
}
