import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import useMediaQuery from '@mui/material/useMediaQuery'
import { useId, useState } from 'react'
import { Icon } from '../parts/icon.tsx'
import { inRupees } from '../parts/words.ts'
import { atShop } from '../session.ts'
import type { Product } from './product.ts'

/** How far width / height may be from 1 before the background is noticed at the edges. */
const SQUARE = 0.02

/** How far a picture is from the square in which the shop shows it. Nothing is cut off. */
const shapeOf = (width: number, height: number): string => {
  const share = width / height
  if (Math.abs(share - 1) <= SQUARE) return 'It is square, and fills the card and the stage.'
  const where = share > 1 ? 'above and below' : 'at both sides'
  return `It is not square: nothing is cut, and the background of the card shows ${where}.`
}

/** A picture as shoppers will see it, before it is saved: on the card of a list, light and dark, and on the stage of its page. */
export const PictureLook = ({
  url,
  alt,
  product: { name, subtitle, background = 1, variants },
  onClose,
}: {
  readonly url: string
  readonly alt: string
  readonly product: Product
  readonly onClose: () => void
}) => {
  const id = useId()
  const phone = useMediaQuery('(max-width: 767px)')
  const [shape, setShape] = useState<string>()
  const listed = variants.find(({ isDefault }) => isDefault)
  const picture = <img src={atShop(url)} alt="" />
  const card = (mode: 'light' | 'dark') => (
    <figure data-colour-mode={mode}>
      <div className={`look__card g${background}`}>
        {picture}
        <p>
          <b>{name}</b>
          {subtitle ? <small>{subtitle}</small> : null}
          {listed ? <span className="num">{inRupees(listed.amount)}</span> : null}
        </p>
      </div>
      <figcaption>In a list, {mode}</figcaption>
    </figure>
  )
  return (
    <Dialog open onClose={onClose} aria-labelledby={id} className={phone ? 'sheet look' : 'look'}>
      <div className="dlg">
        <div className="dlg__h">
          <h2 id={id}>How the shop shows it</h2>
          <button type="button" className="ib" aria-label="Close" onClick={onClose}>
            <Icon name="close" small />
          </button>
        </div>
        <div className="dlg__b">
          <p role="status">{shape ?? 'Loading the picture …'}</p>
          <div className="look__all">
            {card('light')}
            {card('dark')}
            <figure className="look__stage">
              <div className={`g${background}`}>
                <img
                  src={atShop(url)}
                  alt={alt}
                  onLoad={({ currentTarget: { naturalWidth, naturalHeight } }) =>
                    setShape(shapeOf(naturalWidth, naturalHeight))
                  }
                  onError={() => setShape('The picture did not load.')}
                />
              </div>
              <figcaption>On its page, as on a phone</figcaption>
            </figure>
          </div>
        </div>
        <div className="dlg__f">
          <Button onClick={onClose}>Close</Button>
        </div>
      </div>
    </Dialog>
  )
}
