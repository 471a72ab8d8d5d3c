import { useEffect, type ReactNode } from 'react'
import type { AddToBagInput } from '#web/gql/catalogue/graphql.ts'
import { buttonClass } from '#web/ui/button/button.tsx'
import { rich, t } from '#web/words/t.ts'
import type { PageProduct } from '../product-data.ts'
import { SizeHelp, useOwnSize } from '../size-guide/size-help.tsx'
import { choose, nearestInStock, ownOptions, paramOf, valueOf } from './choice.ts'
import { choiceWords } from './choice-words.ts'
import { Option } from './options.tsx'
import styles from './options.module.css'
import type { Configured } from './use-choice.ts'

interface ChoicesProps {
  product: PageProduct
  configured: Configured
  bag: (choice: AddToBagInput) => ReactNode
}

/** What else the last press changed, with a way to undo it; or, if sold out, the nearest combination in stock. */
const Note = ({ configured: { matrix, choice, note, before, take } }: { configured: Configured }) => {
  const instead = nearestInStock(matrix, choice)
  return (
    <p className={styles.note} role="status">
      {note}{' '}
      {before ? (
        <button type="button" className="tlink" onClick={() => take(before)}>
          {t('product.undo')}
        </button>
      ) : null}
      {instead ? (
        <>
          {rich('product.soldOut', {
            see: (words) => (
              <button type="button" className="tlink" onClick={() => take(instead)}>
                {words}
              </button>
            ),
            choice: choiceWords(matrix, instead),
          })}
        </>
      ) : null}
    </p>
  )
}

/** Ring-size help if the piece has sizes; a size saved on this device is chosen until the shopper chooses another. */
const Sizes = ({ product, configured }: Pick<ChoicesProps, 'product' | 'configured'>) => {
  const { matrix, choice, press, take } = configured
  const option = matrix.options.findIndex(({ name }) => name === 'SIZE')
  const sizes = matrix.options[option]?.values ?? []
  const own = useOwnSize(sizes)
  useEffect(() => {
    if (own !== undefined && choice.recent.length === 0)
      take(choose(matrix, choice, option, sizes.indexOf(own)))
    // Only when the remembered size becomes known; later choices are not overridden.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [own])
  if (sizes.length < 2) return null
  return (
    <SizeHelp
      sizes={sizes}
      resizable={product.resizable}
      size={valueOf(matrix, choice, 'SIZE')}
      onFound={(size) => press(option, sizes.indexOf(size))}
    />
  )
}

/** Every option of the piece. Without script the form sends the choice and the page comes back with it. */
export const Choices = ({ product, configured, bag }: ChoicesProps) => {
  const { matrix, choice } = configured
  const own = ownOptions(matrix, choice)
  const value = (name: Parameters<typeof valueOf>[2]) => valueOf(matrix, choice, name)
  return (
    <>
      <form method="get" className={styles.form}>
        {matrix.options.map((each, option) => (
          <Option key={paramOf(each)} configured={configured} option={option} />
        ))}
        <noscript>
          <button type="submit" className={buttonClass({ look: 'line', small: true })}>
            {t('product.showChoice')}
          </button>
        </noscript>
      </form>
      <Sizes product={product} configured={configured} />
      {bag({
        productId: product.id,
        metalType: value('METAL'),
        purity: value('PURITY'),
        stone: value('STONE'),
        clarity: value('QUALITY'),
        size: value('SIZE'),
        ...(own.length > 0 && { options: own }),
      })}
      <Note configured={configured} />
    </>
  )
}
