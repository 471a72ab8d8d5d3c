import { looseStone } from '#web/components/piece-facts/loose-stone.ts'
import { Suspense } from 'react'
import { Link } from '#web/components/link/link.tsx'
import { lazyPart } from '#web/lib/lazy-part.ts'
import { paths } from '#web/lib/paths.ts'
import { useHydrated } from '#web/lib/use-hydrated.ts'
import { buttonClass } from '#web/ui/button/button.tsx'
import { t } from '#web/words/t.ts'
import type { PageProduct } from '../product-data.ts'
import { valueOf } from './choice.ts'
import type { Configured } from './use-choice.ts'

const SettingsOfStone = lazyPart(
  async () => (await import('./stone-settings.tsx')).SettingsOfStone,
  ({ children }) => children,
)

interface SetWithLinkProps {
  product: PageProduct
  configured: Configured | undefined
  sold: boolean
}

/**
 * From a loose stone in stock to the settings that hold it, from a setting to the stones that it holds; nothing for
 * other pieces.
 */
export const SetWithLink = ({ product, configured, sold }: SetWithLinkProps) => {
  const isStone = looseStone(product) !== undefined
  // The server sends the usual link; whether anything holds this stone is requested separately from the page.
  const hydrated = useHydrated()
  if (isStone ? sold : !product.setting) return null
  const chosen = (name: 'METAL' | 'PURITY') =>
    configured && !isStone ? valueOf(configured.matrix, configured.choice, name) : undefined
  const link = (
    <Link
      className={buttonClass({ look: 'line', wide: true })}
      to={paths.setWith(product.id, { metal: chosen('METAL'), purity: chosen('PURITY') })}
    >
      {isStone ? t('set.chooseSetting') : t('set.chooseStone')}
    </Link>
  )
  return isStone && hydrated ? (
    <Suspense fallback={link}>
      <SettingsOfStone id={product.id}>{link}</SettingsOfStone>
    </Suspense>
  ) : (
    link
  )
}
