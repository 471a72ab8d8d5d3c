import { atShop } from '../session.ts'

interface Props {
  readonly image: string | undefined
  readonly ground?: number | undefined
  readonly size?: 's' | 'm' | 'l'
  readonly alt?: string
}

/** A piece on its own ground. */
export const Thumb = ({ image, ground = 1, size = 's', alt = '' }: Props) => (
  <span className={`th ${size === 's' ? '' : `th--${size}`} g${ground}`}>
    {image ? <img src={atShop(image)} alt={alt} width={240} height={240} loading="lazy" /> : null}
  </span>
)
