import { useQuery } from '@tanstack/react-query'
import { createContext, useId, type ReactNode } from 'react'
import type { Kind } from './kinds.ts'

/** The member of a form whose words are offered, and the list that has them. */
export const Offered = createContext<{ readonly member?: string; readonly list?: string }>({})

/** Around a form: suggests the values that a member may have while somebody types. */
export const Offers = ({ offers, children }: Pick<Kind, 'offers'> & { readonly children: ReactNode }) => {
  const list = useId()
  const { data } = useQuery({
    queryKey: ['offers', offers?.member],
    queryFn: () => offers?.words() ?? [],
    enabled: offers !== undefined,
  })
  if (!offers) return children
  return (
    <Offered value={{ member: offers.member, list }}>
      <datalist id={list}>
        {data?.map((words) => (
          <option key={words}>{words}</option>
        ))}
      </datalist>
      {children}
    </Offered>
  )
}
