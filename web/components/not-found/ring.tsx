import avif from '#web/ui/pictures/ring-eternity.avif'
import webp from '#web/ui/pictures/ring-eternity.webp'

/** Bundled with the code, so that this screen stands even when nothing else answers. */
export const Ring = () => (
  <picture>
    <source type="image/avif" srcSet={avif} />
    <img src={webp} alt="" width={736} height={736} />
  </picture>
)
