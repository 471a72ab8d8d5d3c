import { useQuery } from 'urql'
import { Breadcrumb, breadcrumbJson } from '#web/components/breadcrumb/breadcrumb.tsx'
import { Link } from '#web/components/link/link.tsx'
import { PageSeo } from '#web/components/page-seo/page-seo.tsx'
import { Picture } from '#web/components/picture/picture.tsx'
import { paths } from '#web/lib/paths.ts'
import { says } from '#web/lib/said.ts'
import { useSite } from '#web/lib/site.ts'
import { t } from '#web/words/t.ts'
import { BespokePieces, useBespokeWords } from './bespoke-data.ts'
import styles from './bespoke.module.css'
import { Commission } from './commission.tsx'

const Kind = ({ name, place }: { name: string; place: number }) => {
  const [{ data }] = useQuery({
    query: BespokePieces,
    variables: { filter: { collection: [name] }, page: 1 },
  })
  const piece = data?.products.items[0]
  const url = piece?.images[0]
  const picture = piece?.media[0] ?? (url ? { url } : undefined)
  return (
    <li>
      <Link className={styles.kind} to={paths.bespoke(name)}>
        <span
          className={styles.kindPicture}
          style={{ background: `var(--g${piece?.background ?? (place % 8) + 1})` }}
        >
          {picture && (
            <Picture
              media={picture}
              alt=""
              sizes="(min-width: 992px) 33vw, 100vw"
              ratio="1"
              priority={place === 0 ? 'first' : undefined}
            />
          )}
        </span>
        <b>{says(name)}</b>
        {data && <span className="small muted">{t('bespoke.made', { count: data.products.total })}</span>}
      </Link>
    </li>
  )
}

/** /bespoke: what the house makes for one person, and how. */
export const BespokeHouse = ({ kinds }: { kinds: readonly string[] }) => {
  const site = useSite()
  const { lead, seo } = useBespokeWords()
  const crumbs = [
    { name: t('common.home'), path: paths.home() },
    { name: t('bespoke.title'), path: paths.bespoke() },
  ]
  return (
    <>
      <PageSeo
        title={t('bespoke.title')}
        path={paths.bespoke()}
        description={lead}
        seo={seo}
        jsonLd={import.meta.env.SSR && [breadcrumbJson(site.origin, crumbs)]}
      />
      <div className="wrap">
        <Breadcrumb crumbs={crumbs} />
        <header className={styles.head}>
          <h1>{t('bespoke.title')}</h1>
          {lead && <p className="lead muted">{lead}</p>}
        </header>
      </div>
      {kinds.length > 0 && (
        // oxlint-disable-next-line jsx-a11y/no-redundant-roles
        <ul className={styles.kinds} role="list">
          {kinds.map((name, place) => (
            <Kind key={name} name={name} place={place} />
          ))}
        </ul>
      )}
      <Commission />
    </>
  )
}
