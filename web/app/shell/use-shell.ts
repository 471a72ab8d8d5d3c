import { useQuery } from 'urql'
import { useSite } from '#web/lib/site.ts'
import { paths } from '#web/lib/paths.ts'
import { t } from '#web/words/t.ts'
import { ShellDocument, type MenuItem } from './shell-query.ts'

const BARE: MenuItem[] = [{ label: t('shell.jewellery'), href: paths.jewellery(), links: null, tiles: false }]

const NONE: readonly never[] = []

/** The frame's data. If the backend fails, the frame is still shown without it. */
export const useShell = () => {
  const [{ data }] = useQuery({ query: ShellDocument })
  const site = useSite()
  return {
    name: data?.shop.name ?? site.name,
    features: data?.shop.features,
    points: data?.shop.points,
    notice: data?.shop.notice,
    choices: data?.shop.choices ?? NONE,
    items: data?.shop.menu ?? BARE,
    region: data?.shop.footer.region,
  }
}

export type ShellData = ReturnType<typeof useShell>
