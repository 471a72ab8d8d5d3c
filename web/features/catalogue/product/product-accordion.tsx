import { Report } from '#web/components/report/report.tsx'
import { Words } from '#web/components/words/words.tsx'
import { paths } from '#web/lib/paths.ts'
import { ACCORDION_SECTIONS, sectionText } from './accordion-text.ts'
import styles from './product-accordion.module.css'
import type { PageProduct, ProductNotes } from './product-data.ts'
import { inLanguage } from '#web/words/language.ts'
import { t } from '#web/words/t.ts'

/** The names of the specification's sections; what the house adds keeps its own. */
const TITLES: Readonly<Record<string, string>> = {
  'Product Details': t('product.accordion.details'),
  'Our Diamonds': t('product.accordion.diamonds'),
  'Free Shipping & Returns': t('product.accordion.shipping'),
  'Craftsmanship & Warranty': t('product.accordion.craft'),
}

interface ProductAccordionProps {
  product: PageProduct
  notes: ProductNotes
  sections?: readonly string[]
}

/** Disclosures of the browser's own: they open by keyboard and without JavaScript, and cost no script. */
export const ProductAccordion = ({
  product,
  notes,
  sections = ACCORDION_SECTIONS,
}: ProductAccordionProps) => (
  <div className={styles.accordion}>
    {sections.map((section, place) => {
      const { facts, paragraphs } = sectionText(section, product, notes)
      return (
        <details key={section} className={styles.section} open={place === 0}>
          <summary>{TITLES[section] ?? section}</summary>
          <div className={styles.body}>
            {facts.length > 0 && (
              <dl className={`num ${styles.facts}`}>
                {facts.map(({ term, detail }) => (
                  <div key={term + detail}>
                    <dt>{term}</dt>
                    <dd>{detail}</dd>
                  </div>
                ))}
              </dl>
            )}
            {section === 'Our Diamonds' ? (
              <>
                {product.certificate ? <Report {...product.certificate} /> : null}
                <p>
                  <a className="tlink" href={inLanguage(paths.fourCs())}>
                    {t('product.fourCs')}
                  </a>
                </p>
              </>
            ) : null}
            {paragraphs.map((text) => (
              <p key={text}>
                <Words text={text} />
              </p>
            ))}
          </div>
        </details>
      )
    })}
  </div>
)
