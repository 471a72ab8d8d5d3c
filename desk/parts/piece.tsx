import { atShop } from '../session.ts'

interface Props {
  readonly image: string | undefined
  readonly background?: number | undefined
  readonly size?: 's' | 'm' | 'l'
  readonly alt?: string
}

/** A piece on its own background. */
export const Thumb = ({ image, background = 1, size = 's', alt = '' }: Props) => (
  <span className={`th ${size === 's' ? '' : `th--${size}`} g${background}`}>
    {image ? <img src={atShop(image)} alt={alt} width={240} height={240} loading="lazy" /> : null}
  </span>
)
