import { useState } from 'react'
import { Link } from '#web/components/link/link.tsx'
import { paths } from '#web/lib/paths.ts'
import { notify } from '#web/ui/announcer.ts'
import { Accordion } from '#web/ui/accordion/accordion.tsx'
import { Badge } from '#web/ui/badge/badge.tsx'
import { Button, buttonClass } from '#web/ui/button/button.tsx'
import { Chip } from '#web/ui/chip/chip.tsx'
import { Icon, type IconName } from '#web/ui/icons/icon.tsx'
import { LateIcon, type LateIconName } from '#web/ui/icons/late-icon.tsx'
import { Tabs } from '#web/ui/tabs/tabs.tsx'
import styles from './style-page.module.css'

const icons: readonly IconName[] = [
  'menu',
  'search',
  'pin',
  'mode',
  'account',
  'bag',
  'cross',
  'filter',
  'pause',
  'tick',
  'alert',
]
const lateIcons: readonly LateIconName[] = ['arrow', 'chevron', 'lock', 'calendar', 'copy']

/** Buttons, links, chips, badges, icons, disclosures. `nested`: below a heading, without floating parts. */
export const Parts = ({ nested }: { nested?: boolean }) => {
  const [pressed, setPressed] = useState(true)
  const Heading = nested ? 'h3' : 'h2'
  const id = nested ? 'parts-dark' : 'parts'
  return (
    <section aria-labelledby={id} className={styles.parts}>
      <Heading id={id}>{nested ? 'Actions and parts in the dark' : 'Actions and parts'}</Heading>
      <div className={styles.row}>
        <Button onClick={() => notify('The one solid button of a view.')}>Add to bag</Button>
        <Button look="line" onClick={() => notify('The second action is a line.')}>
          Filter
        </Button>
        <Button busy>Check out</Button>
        <Button disabled>Sold</Button>
        <Link className={buttonClass({ look: 'text' })} to={paths.aboutUs()}>
          The house
        </Link>
      </div>
      <div className={`${styles.green} on-house`}>
        <Link className={buttonClass({ look: 'ivory' })} to={paths.jewellery()}>
          See the pieces
        </Link>
      </div>
      <div className={styles.row}>
        <Chip label="Top Collection" pressed={pressed} onPress={() => setPressed(!pressed)} />
        <Chip
          label="Below 10,000"
          onRemove={() => notify('A chip would leave now.')}
          removeLabel="Remove filter: Below 10,000"
        />
        <Badge tone="paid">PAID</Badge>
        <Badge tone="delivered">DELIVERED</Badge>
        <Badge>PROCESSING</Badge>
      </div>
      <ul className={styles.icons}>
        {icons.map((name) => (
          <li key={name}>
            <Icon name={name} />
            <span className="small muted">{name}</span>
          </li>
        ))}
        {lateIcons.map((name) => (
          <li key={name}>
            <LateIcon name={name} />
            <span className="small muted">{name}</span>
          </li>
        ))}
      </ul>
      {!nested && (
        <>
          <Tabs
            label="Care"
            panels={[
              { label: 'Wearing', content: <p>Last on, first off.</p> },
              { label: 'Keeping', content: <p>Each piece in a pocket of its own.</p> },
            ]}
          />
          <div>
            <Accordion
              open="details"
              sections={[
                { id: 'details', title: 'Product Details', content: '18 kt gold, 4.3 g.' },
                { id: 'returns', title: 'Free Shipping & Returns', content: 'On all orders.' },
              ]}
            />
          </div>
          <div>
            <Button look="line" onClick={() => notify('Vane is in your bag.')}>
              Show a message
            </Button>
          </div>
        </>
      )}
    </section>
  )
}
