import { useMemo } from 'react'
import { useQuery } from 'urql'
import { useSite } from '#web/lib/site.ts'
import { ShellDocument } from './shell-query.ts'
import { menuItems } from './menu-items.ts'

/** The frame's data; without it (the backend fails) the frame still stands, with what it knows by itself. */
export const useShell = () => {
  const [{ data }] = useQuery({ query: ShellDocument })
  const site = useSite()
  const categories = data?.categories
  const items = useMemo(() => menuItems(categories ?? []), [categories])
  return {
    name: data?.shop.name ?? site.name,
    features: data?.shop.features ?? [],
    notice: data?.shop.notice,
    social: data?.shop.social ?? [],
    items,
  }
}
