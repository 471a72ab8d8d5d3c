import { useQuery } from 'urql'
import { Breadcrumb, breadcrumbJson } from '#web/components/breadcrumb/breadcrumb.tsx'
import { Link } from '#web/components/link/link.tsx'
import { PageSeo } from '#web/components/page-seo/page-seo.tsx'
import { ProductCard } from '#web/components/product-card/product-card.tsx'
import { FIRST_ROW, backgroundAt, isLarge } from '#web/components/product-grid/mosaic.ts'
import { NoteTile, ProductGrid } from '#web/components/product-grid/product-grid.tsx'
import { paths } from '#web/lib/paths.ts'
import { says } from '#web/lib/said.ts'
import { useSite } from '#web/lib/site.ts'
import { buttonClass } from '#web/ui/button/button.tsx'
import { t } from '#web/words/t.ts'
import { ListFailed } from '../listing/list-states.tsx'
import { BESPOKE_LIST, useNote } from '../listing/list-words.ts'
import { BespokePieces, useBespokeWords } from './bespoke-data.ts'
import styles from './bespoke.module.css'
import { Commission } from './commission.tsx'

/** /bespoke/{type}: pieces of one kind that were made for somebody, as a starting point for the shopper's own. */
export const BespokeKind = ({ kind, page }: { kind: string; page: number }) => {
  const site = useSite()
  const { kindLead } = useBespokeWords()
  const note = useNote(BESPOKE_LIST)
  const variables = { filter: { collection: [kind] }, page }
  const [{ data, error }, ask] = useQuery({ query: BespokePieces, variables })
  const list = data?.products
  const path = paths.bespoke(kind)
  const name = says(kind)
  const crumbs = [
    { name: t('common.home'), path: paths.home() },
    { name: t('bespoke.title'), path: paths.bespoke() },
    { name, path },
  ]
  const shown = list ? (page - 1) * list.limit + list.items.length : 0
  return (
    <>
      <PageSeo
        title={t('bespoke.kind.title', { kind: name })}
        path={path}
        description={t('bespoke.kind.description', { kind: name })}
        keywords={t('bespoke.kind.keywords', { kind: name })}
        jsonLd={import.meta.env.SSR && [breadcrumbJson(site.origin, crumbs)]}
      />
      <div className="wrap">
        <Breadcrumb crumbs={crumbs} />
        <header className={styles.head}>
          <h1>{name}</h1>
          {kindLead && <p className="muted">{kindLead}</p>}
        </header>
      </div>
      {error && !list ? (
        <ListFailed error={error} onRetry={() => ask({ requestPolicy: 'network-only' })} />
      ) : (
        <ProductGrid label={name}>
          {list?.items.map((piece, place) => (
            <ProductCard
              key={piece.id}
              product={piece}
              background={backgroundAt(place)}
              large={isLarge(place)}
              priority={place >= FIRST_ROW ? undefined : place === 0 ? 'first' : 'eager'}
            />
          ))}
          {note && (
            <NoteTile text={note.text}>
              <Link className={buttonClass({ look: 'text' })} to={note.to}>
                {note.action}
              </Link>
            </NoteTile>
          )}
        </ProductGrid>
      )}
      {list && list.total > list.items.length && (
        <nav className={`wrap ${styles.pages}`} aria-label={t('list.pages')}>
          {page > 1 && (
            <Link className="tlink" to={page === 2 ? path : `${path}?page=${page - 1}`}>
              {t('bespoke.previous')}
            </Link>
          )}
          {list && shown < list.total && (
            <Link className={buttonClass({ look: 'line' })} to={`${path}?page=${page + 1}`}>
              {t('bespoke.next')}
            </Link>
          )}
        </nav>
      )}
      <Commission />
    </>
  )
}
