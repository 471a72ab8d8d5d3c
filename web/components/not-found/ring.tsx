import avif from '#brand/ring-eternity.avif'
import webp from '#brand/ring-eternity.webp'

/** Bundled with the code, so that this screen works even if nothing can be loaded. */
export const Ring = () => (
  <picture>
    <source type="image/avif" srcSet={avif} />
    <img src={webp} alt="" width={736} height={736} />
  </picture>
)
