import { Link } from '#web/components/link/link.tsx'
import { Picture } from '#web/components/picture/picture.tsx'
import { carats } from '#web/components/piece-facts/piece-facts.ts'
import { Price } from '#web/components/price/price.tsx'
import { says } from '#web/lib/said.ts'
import { paths } from '#web/lib/paths.ts'
import { langOf } from '#web/words/language.ts'
import { t } from '#web/words/t.ts'
import table from '../listing/stone-table.module.css'
import type { SetOffers } from './set-data.ts'

interface StonesTableProps {
  stones: SetOffers['stones']
  settingId: string
  metal: { metal?: string; purity?: string }
}

/** The stones that a setting holds, by their grades, each at the price of the finished piece. */
export const StonesTable = ({ stones, settingId, metal }: StonesTableProps) => (
  <div className="wrap">
    <table className={`num ${table.table}`}>
      <caption className="sr">{t('set.stone.title')}</caption>
      <thead>
        <tr>
          <th scope="col" className={table.picture}>
            <span className="sr">{t('list.picture')}</span>
          </th>
          <th scope="col">{t('list.stone')}</th>
          <th scope="col">{t('product.fact.shape')}</th>
          <th scope="col">{t('product.fact.carat')}</th>
          <th scope="col">{t('compare.row.colour')}</th>
          <th scope="col">{t('compare.row.clarity')}</th>
          <th scope="col" className={table.wide}>
            {t('compare.row.certificate')}
          </th>
          <th scope="col" className={table.wide}>
            {t('set.stone.alone')}
          </th>
          <th scope="col" className={table.price}>
            {t('set.finished')}
          </th>
        </tr>
      </thead>
      <tbody>
        {stones.map((stone) => (
          <tr key={stone.productId}>
            <td className={table.picture}>
              <Picture media={stone.media ?? { url: stone.image }} sizes="72px" alt="" ratio="1" />
            </td>
            <th scope="row" className={table.name} lang={langOf(stone.name)}>
              <Link to={paths.setPiece(settingId, stone.slug ?? stone.productId, metal)}>{stone.name}</Link>
            </th>
            <td>{stone.cut && says(stone.cut)}</td>
            <td>{stone.carats == null ? null : carats(stone.carats)}</td>
            <td>{stone.colour}</td>
            <td>{stone.clarity}</td>
            <td className={table.wide}>
              {[stone.certificate?.lab, stone.certificate?.number].filter(Boolean).join(' ')}
            </td>
            <td className={table.wide}>
              <Price paise={stone.stonePrice} />
            </td>
            <td className={table.price}>
              <Price paise={stone.total} />
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  </div>
)
