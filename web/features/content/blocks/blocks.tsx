import type { ReactNode } from 'react'
import type { Block, PanelBlock } from '#web/features/content/page/content-query.ts'
import { langOf } from '#web/words/language.ts'
import { Contact } from './contact-block.tsx'
import { Downloads, Facts, Links, Steps, Table } from './data-blocks.tsx'
import { Faq } from './faq-block.tsx'
import { Gallery, Hero, Split, Tiles } from './picture-blocks.tsx'
import { ProductStrip } from './product-strip.tsx'
import { Columns, Cta, Prose, Quote, Statement } from './text-blocks.tsx'
import styles from './blocks.module.css'

const One = ({ block }: { block: Block | PanelBlock }) => {
  switch (block.__typename) {
    case 'HeroBlock':
      return 'tone' in block ? <Hero block={block} /> : null
    case 'StatementBlock':
      return 'words' in block ? <Statement block={block} /> : null
    case 'ProseBlock':
      return <Prose block={block} />
    case 'StepsBlock':
      return <Steps block={block} />
    case 'FactsBlock':
      return <Facts block={block} />
    case 'TableBlock':
      return <Table block={block} />
    case 'GalleryBlock':
      return 'pictures' in block ? <Gallery block={block} /> : null
    case 'SplitBlock':
      return 'paragraphs' in block ? <Split block={block} /> : null
    case 'ColumnsBlock':
      return 'notes' in block ? <Columns block={block} /> : null
    case 'TilesBlock':
      return 'tiles' in block ? <Tiles block={block} /> : null
    case 'LinksBlock':
      return <Links block={block} />
    case 'FaqBlock':
      return 'sections' in block ? <Faq block={block} /> : null
    case 'ContactBlock':
      return 'title' in block ? <Contact block={block} /> : null
    case 'CtaBlock':
      return <Cta block={block} />
    case 'ProductStripBlock':
      return 'products' in block ? <ProductStrip block={block} /> : null
    case 'DownloadsBlock':
      return 'files' in block ? <Downloads block={block} /> : null
    case 'QuoteBlock':
      return 'words' in block ? <Quote block={block} /> : null
    default:
      return null
  }
}

/** Blocks that are close together instead of a whole section apart. */
const CLOSE: ReadonlySet<string> = new Set(['ProseBlock', 'FactsBlock', 'TableBlock', 'StepsBlock'])
/** Blocks whose background or picture reaches the footer. */
const LAST: ReadonlySet<string> = new Set(['ContactBlock', 'SplitBlock', 'GalleryBlock'])

const spacing = (kind: string, before: string | undefined, last: boolean): string => {
  const above =
    before === undefined ? styles.first : CLOSE.has(kind) && CLOSE.has(before) ? styles.close : styles.far
  const below = kind === 'SplitBlock' ? styles.words : LAST.has(kind) ? undefined : styles.last
  return last && below ? `${above} ${below}` : (above ?? '')
}

/** Blocks inside a panel: no section distance at its edges. */
export const PanelBlocks = ({ blocks }: { blocks: readonly PanelBlock[] }) =>
  blocks.map((block, index) => (
    <div key={index} className={index === 0 ? styles.panel : `${styles.panel} ${styles.within}`}>
      <One block={block} />
    </div>
  ))

/** A page of the backend, block by block; `tabs` draws the nth block of tabs. */
export const Blocks = ({
  blocks,
  tabs,
  follows,
}: {
  blocks: readonly Block[]
  tabs?: (nth: number) => ReactNode
  /** Whether there is something above the first block. */
  follows?: boolean
}) => {
  let nth = 0
  return blocks.map((block, index) => (
    <div
      key={index}
      // This one has words of ours and says the language of the house's own.
      lang={block.__typename === 'ContactBlock' ? undefined : langOf(block)}
      className={spacing(
        block.__typename,
        index === 0 && follows ? 'other' : blocks[index - 1]?.__typename,
        index === blocks.length - 1,
      )}
    >
      {block.__typename === 'TabsBlock' ? tabs?.(nth++) : <One block={block} />}
    </div>
  ))
}
