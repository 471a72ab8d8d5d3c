import { Suspense, type ReactNode } from 'react'
import { lazyPart } from '#web/lib/lazy-part.ts'
import { useHydrated } from '#web/lib/use-hydrated.ts'
import { paths } from '#web/lib/paths.ts'
import { VEILED_ID } from '#web/ui/veil.ts'
import { t } from '#web/words/t.ts'
import { Footer } from './footer.tsx'
import { Header } from './header.tsx'
import type { ShellData } from './use-shell.ts'
import styles from './shell.module.css'
import { langOf } from '#web/words/language.ts'

const SignUpOffer = lazyPart(async () => (await import('./sign-up-offer.tsx')).SignUpOffer)

interface ShellProps {
  pathname: string
  shell: ShellData
  children: ReactNode
}

/** Banner, header, page, footer, and what floats above them (specification section 2, 'Layout'). */
export const Shell = ({ pathname, shell, children }: ShellProps) => {
  // Rendered after hydration: it waits seconds before it offers anything, so it is not part of the first load.
  const offers = useHydrated()
  return (
    <>
      <div id={VEILED_ID} className={styles.page}>
        <a className="skip" href="#main">
          {t('shell.skip')}
        </a>
        {shell.notice ? (
          <aside className={styles.banner} aria-label={t('shell.notice')}>
            <span lang={langOf(shell.notice)}>{shell.notice}</span>
          </aside>
        ) : null}
        <Header
          name={shell.name}
          items={shell.items}
          pathname={pathname}
          clear={pathname === paths.home()}
          suggests={shell.features?.includes('search') ?? false}
        />
        {children}
        <Footer name={shell.name} region={shell.region} />
      </div>
      {offers ? (
        <Suspense>
          <SignUpOffer pathname={pathname} />
        </Suspense>
      ) : null}
    </>
  )
}
