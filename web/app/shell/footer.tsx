import { Link } from '#web/components/link/link.tsx'
import { paths } from '#web/lib/paths.ts'
import { safeAddress } from '#web/lib/safe-address.ts'
import styles from './footer.module.css'

/** Words and places of specification section 2, 'Footer'. */
const blocks = [
  {
    title: 'Contact hub',
    links: [
      ['About Us', paths.aboutUs()],
      ['Store Locator', paths.stores()],
      ['Book An Appointment', paths.appointment()],
      ['FAQ', paths.faq()],
    ],
  },
  {
    title: 'Support',
    links: [
      ['Our Services', paths.services()],
      ['Blog', paths.blogs()],
      ['Size Guide', paths.sizeGuide()],
      ['Franchise Enquiry', paths.franchise()],
    ],
  },
  {
    title: 'Privacy & Legal',
    links: [
      ['Our Policies', paths.privacy()],
      ['Customs And Duties', paths.customs()],
      ['Terms And Condition', paths.terms()],
      ['Refund And Cancellation', paths.cancellation()],
    ],
  },
] as const

/** Specification section 9, 'Footer region': text until regions exist. */
const REGION = 'United Arab Emirates'

export const Footer = ({
  name,
  social,
}: {
  name: string
  social: readonly { name: string; url: string }[]
}) => (
  <footer className={`${styles.footer} on-green`}>
    <div className="wrap">
      <div className={styles.columns}>
        {blocks.map(({ title, links }) => (
          <div key={title}>
            <h2 className={styles.title}>{title}</h2>
            <ul>
              {links.map(([label, to]) => (
                <li key={label}>
                  <Link to={to}>{label}</Link>
                </li>
              ))}
            </ul>
          </div>
        ))}
        {social.length > 0 ? (
          <div>
            <h2 className={styles.title}>Follow the house</h2>
            <ul>
              {social.map((link) => (
                <li key={link.name}>
                  <a href={safeAddress(link.url)} rel="noreferrer" target="_blank">
                    {link.name}
                  </a>
                </li>
              ))}
            </ul>
          </div>
        ) : null}
      </div>
      <p className={styles.mark} aria-hidden="true">
        {name}
      </p>
      <div className={styles.base}>
        <span>{`Change country/Region - ${REGION}`}</span>
        <span suppressHydrationWarning>{`© ${new Date().getFullYear()} ${name}. All rights reserved.`}</span>
      </div>
    </div>
  </footer>
)
