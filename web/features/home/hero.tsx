import { ArtPicture } from '#web/components/picture/art.tsx'
import { HousePictureFragment } from '#web/components/picture/house-picture.ts'
import { readMedia } from '#web/components/picture/picture.tsx'
import { readFragment } from '#web/gql/home/fragment-masking.ts'
import { buttonClass } from '#web/ui/button/button.tsx'
import type { Block } from './home-query.ts'
import { Go } from './go.tsx'
import styles from './hero.module.css'
import { langOf } from '#web/words/language.ts'

/** A comma ends the first line: 'Light, / held in gold'. */
const lines = (title: string) => {
  const [first = '', ...rest] = title.split(/(?<=,) /)
  return rest.length === 0 ? (
    first
  ) : (
    <>
      {`${first} `}
      <br />
      {rest.join(' ')}
    </>
  )
}

type HeroWords = Pick<Block<'HeroBlock'>, 'title' | 'action'>

/** The first screen: one piece, one line, one button, behind the transparent header. */
export const Hero = ({ block }: { block: HeroWords & Partial<Block<'HeroBlock'>> }) => {
  const wide = readFragment(HousePictureFragment, block.picture)
  const tall = readFragment(HousePictureFragment, block.tall)
  const media = wide?.media && readMedia(wide.media)
  const upright = (tall?.media && readMedia(tall.media)) ?? media
  const { width, height } = upright ?? {}
  const shape = width && height ? height / width : undefined
  return (
    <section
      className={`${styles.hero} ${media ? styles.pictured : ''} on-house`}
      style={shape === undefined ? undefined : { '--shape': shape }}
      lang={langOf(block)}
    >
      {media ? (
        <div className={styles.picture}>
          <ArtPicture wide={media} tall={upright ?? media} alt={wide.alt ?? media.alt ?? ''} />
        </div>
      ) : null}
      <div className={media ? `${styles.words} over-picture` : styles.words}>
        <h1>{lines(block.title)}</h1>
        {block.subtitle ? <p>{block.subtitle}</p> : null}
        {block.action ? (
          <Go className={`${buttonClass({ look: 'ivory' })} ${styles.action}`} href={block.action.href}>
            {block.action.label}
          </Go>
        ) : null}
      </div>
    </section>
  )
}
