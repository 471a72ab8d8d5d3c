import { Suspense } from 'react'
import { Link } from '#web/components/link/link.tsx'
import { rememberedPin } from '#web/components/promise/pin.ts'
import { lazyPart } from '#web/lib/lazy-part.ts'
import { andWords } from '#web/lib/list-words.ts'
import { paths } from '#web/lib/paths.ts'
import { t } from '#web/words/t.ts'
import type { PageProduct } from '../product-data.ts'

const NearestSalon = lazyPart(
  async () => (await import('./nearest-salon.tsx')).NearestSalon,
  ({ children }) => children,
)

interface SeenAtProps {
  id: string
  /** Where the piece can be seen. */
  salons: PageProduct['seenAt']
}

/** The salons that show the piece; once a PIN code is known on this device, the nearest of them. */
export const SeenAt = ({ id, salons }: SeenAtProps) => {
  const pin = rememberedPin.use()
  const [first, ...others] = salons
  if (!first) return null
  const all = (
    <Link className="tlink" to={others.length > 0 ? paths.stores() : paths.store(first.slug)}>
      {t('product.seenAt', { salons: andWords(salons.map(({ name }) => name)) })}
    </Link>
  )
  return (
    <p className="small">
      {pin ? (
        <Suspense fallback={all}>
          <NearestSalon id={id} pin={pin}>
            {all}
          </NearestSalon>
        </Suspense>
      ) : (
        all
      )}
    </p>
  )
}
