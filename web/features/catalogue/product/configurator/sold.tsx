import { Link } from '#web/components/link/link.tsx'
import { Offered } from '#web/lib/offered.ts'
import { paths } from '#web/lib/paths.ts'
import { t } from '#web/words/t.ts'
import type { PageProduct } from '../product-data.ts'
import styles from './sold.module.css'

/** What a shopper can do about a sold piece: see similar ones, ask somebody, visit a salon. */
export const Sold = ({ product: { related, categories } }: { product: PageProduct }) => {
  const like = t('product.sold.like')
  return (
    <ul className={styles.doors}>
      {related.length > 0 ? (
        <li>
          <a className="tlink" href="#together">
            {like}
          </a>
        </li>
      ) : categories[0] ? (
        <li>
          <Link className="tlink" to={paths.category(categories[0].slug)}>
            {like}
          </Link>
        </li>
      ) : null}
      <Offered feature="enquiries">
        <li>
          <Link className="tlink" to={paths.contactUs()}>
            {t('product.sold.ask')}
          </Link>
        </li>
      </Offered>
      <li>
        <Link className="tlink" to={paths.stores()}>
          {t('product.sold.salons')}
        </Link>
      </li>
    </ul>
  )
}
