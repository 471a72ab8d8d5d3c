import { Picture } from '#web/components/picture/picture.tsx'
import { ProductCard } from '#web/components/product-card/product-card.tsx'
import { backgroundAt, isLarge } from '#web/components/product-grid/mosaic.ts'
import { ProductGrid } from '#web/components/product-grid/product-grid.tsx'
import { HousePictureFragment } from '#web/components/picture/house-picture.ts'
import { readFragment } from '#web/gql/home/fragment-masking.ts'
import { buttonClass } from '#web/ui/button/button.tsx'
import { t } from '#web/words/t.ts'
import type { Block } from './home-query.ts'
import { Go } from './go.tsx'
import styles from './sections.module.css'
import { langOf } from '#web/words/language.ts'

const textLink = buttonClass({ look: 'text' })

/** One sentence about the house. */
export const Statement = ({ block }: { block: Omit<Block<'StatementBlock'>, '__typename'> }) => (
  <section className={`wrap ${styles.statement}`} lang={langOf(block)}>
    <p>{block.text}</p>
    {block.action ? (
      <Go className={textLink} href={block.action.href}>
        {block.action.label}
      </Go>
    ) : null}
  </section>
)

/** Five pieces as a mosaic, edge to edge. */
export const Season = ({ block }: { block: Block<'ProductStripBlock'> }) =>
  block.products.length === 0 ? null : (
    <section className={styles.season} aria-labelledby="season-title">
      <div className={`wrap ${styles.seasonHead}`}>
        <h2 id="season-title">{block.heading}</h2>
        {block.action ? (
          <Go className={textLink} href={block.action.href}>
            {block.action.label}
          </Go>
        ) : null}
      </div>
      <ProductGrid label={block.heading}>
        {block.products.map((product, index) => (
          <ProductCard
            key={product.id}
            product={product}
            background={backgroundAt(index)}
            large={isLarge(index)}
            heading="h3"
          />
        ))}
      </ProductGrid>
    </section>
  )

/** A picture of seven columns and words of five. */
export const Beside = ({ block }: { block: Block<'SplitBlock'> }) => {
  const picture = readFragment(HousePictureFragment, block.picture)
  return (
    <section className={styles.beside} lang={langOf(block)}>
      <div className={styles.besidePicture} style={{ background: `var(--g${picture.background})` }}>
        {picture.media ? (
          <Picture
            media={picture.media}
            alt={picture.alt ?? undefined}
            sizes="(min-width: 992px) 70vw, 118vw"
          />
        ) : null}
      </div>
      <div className={styles.besideWords}>
        <h2>{block.heading}</h2>
        {block.paragraphs.map((text) => (
          <p key={text}>{text}</p>
        ))}
        {block.action ? (
          <Go className={textLink} href={block.action.href}>
            {block.action.label}
          </Go>
        ) : null}
      </div>
    </section>
  )
}

/** Three services, without icons. */
export const Services = ({ block }: { block: Block<'ColumnsBlock'> }) => (
  <section className={`wrap ${styles.services}`} lang={langOf(block)}>
    <h2 className="sr">{block.label ?? t('home.services')}</h2>
    <ul>
      {block.columns.map(({ title, text, action }) => (
        <li key={title}>
          <h3>{title}</h3>
          <p>{text}</p>
          {action ? (
            <Go className="tlink" href={action.href}>
              {action.label}
            </Go>
          ) : null}
        </li>
      ))}
    </ul>
  </section>
)

/** The page's one solid button. */
export const Invitation = ({ block }: { block: Omit<Block<'CtaBlock'>, '__typename'> }) => (
  <section className={`wrap ${styles.invitation}`} lang={langOf(block)}>
    <h2>{block.heading}</h2>
    {block.subtitle ? (
      <p className="lead" lang={langOf(block.subtitle)}>
        {block.subtitle}
      </p>
    ) : null}
    <Go className={buttonClass()} href={block.goal.href}>
      {block.goal.label}
    </Go>
  </section>
)
