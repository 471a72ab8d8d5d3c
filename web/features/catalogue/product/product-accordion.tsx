import { Report } from '#web/components/report/report.tsx'
import { Words } from '#web/components/words/words.tsx'
import type { Delivery } from '#web/lib/delivery.ts'
import { Offered, useReturns } from '#web/lib/offered.ts'
import { paths } from '#web/lib/paths.ts'
import { ACCORDION_SECTIONS, DIAMONDS, holdsDiamond, SHIPPING, sectionText } from './accordion-text.ts'
import styles from './product-accordion.module.css'
import type { PageProduct, ProductNotes } from './product-data.ts'
import { inLanguage } from '#web/words/language.ts'
import { t } from '#web/words/t.ts'

/** The titles of the specification's sections; sections that the house adds keep their own names. */
const TITLES: Readonly<Record<string, string>> = {
  'Product Details': t('product.accordion.details'),
  [DIAMONDS]: t('product.accordion.diamonds'),
  'Craftsmanship & Warranty': t('product.accordion.craft'),
}

interface ProductAccordionProps {
  product: PageProduct
  delivery: Delivery
  notes: ProductNotes
  sections?: readonly string[]
}

/** Native disclosures: they open by keyboard and without JavaScript, and need no script. */
export const ProductAccordion = ({
  product,
  delivery,
  notes,
  sections = ACCORDION_SECTIONS,
}: ProductAccordionProps) => {
  const takesReturns = useReturns()
  const diamond = holdsDiamond(product)
  const titles: Readonly<Record<string, string>> = {
    ...TITLES,
    ...(diamond ? {} : { [DIAMONDS]: t('product.accordion.stones') }),
    [SHIPPING]: t('product.accordion.shipping', {
      // The title says 'free' of delivery and returns together, so both must be free.
      shipping: delivery.price === 0 && (delivery.freeReturns || !takesReturns) ? 'free' : 'paid',
      returns: takesReturns ? 'yes' : 'no',
    }),
  }
  const speaksOf = (section: string) => notes.some((note) => note.section === section)
  const isTold = (section: string): boolean => {
    // If delivery is paid and nothing can be returned, there is nothing to say.
    if (section === SHIPPING) return takesReturns || speaksOf(SHIPPING)
    // A plain band or a steel watch has no stones to describe.
    if (section === DIAMONDS) return product.stones.length > 0
    return true
  }
  const told = sections.filter(isTold)
  return (
    <div className={styles.accordion}>
      {told.map((section, place) => {
        const { facts, paragraphs } = sectionText(section, product, notes)
        return (
          <details key={section} className={styles.section} open={place === 0}>
            <summary>{titles[section] ?? section}</summary>
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
              {section === DIAMONDS ? (
                <>
                  {product.certificate ? <Report {...product.certificate} /> : null}
                  {diamond ? (
                    <Offered feature="content">
                      <p>
                        <a className="tlink" href={inLanguage(paths.fourCs())}>
                          {t('product.fourCs')}
                        </a>
                      </p>
                    </Offered>
                  ) : null}
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
}
