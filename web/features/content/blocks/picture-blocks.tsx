import { ContentLink, Words } from '#web/components/words/words.tsx'
import { Action } from './action.tsx'
import { ContentPicture } from './content-picture.tsx'
import type { Part } from '#web/features/content/page/content-query.ts'
import { langOf } from '#web/words/language.ts'
import styles from './picture-blocks.module.css'

/** The first screen of a page: one picture, one sentence, one action. */
export const Hero = ({ block }: { block: Part<'HeroBlock'> }) => {
  const { tone, title, text, picture, action } = block
  const green = tone === 'GREEN'
  return (
    <section className={green ? `${styles.hero} ${styles.green} on-house` : styles.hero}>
      <ContentPicture
        picture={picture}
        className={styles.heroPicture}
        sizes="(min-width: 992px) 58vw, 100vw"
        priority="first"
      />
      <div className={green ? `${styles.heroWords} over-picture` : styles.heroWords}>
        <h1 lang={langOf(title)}>{title}</h1>
        {text ? (
          <p className="lead">
            <Words text={text} />
          </p>
        ) : null}
        <Action action={action} look={green ? 'ivory' : 'text'} />
      </div>
    </section>
  )
}

/** A picture next to words, running to the edge of the window. */
export const Split = ({ block }: { block: Part<'SplitBlock'> }) => {
  const { title, paragraphs, picture, action, flip } = block
  return (
    <section className={flip ? `${styles.split} ${styles.flip}` : styles.split}>
      <ContentPicture
        picture={picture}
        className={styles.splitPicture}
        sizes="(min-width: 768px) 58vw, 100vw"
      />
      <div className={styles.splitWords}>
        <h2 lang={langOf(title)}>{title}</h2>
        {paragraphs.map((text) => (
          <p key={text}>
            <Words text={text} />
          </p>
        ))}
        <Action action={action} />
      </div>
    </section>
  )
}

/** Pictures edge to edge: the first as wide as the two next to it. */
export const Gallery = ({ block }: { block: Part<'GalleryBlock'> }) => (
  <div className={styles.gallery}>
    {block.pictures.map((picture, index) => (
      <ContentPicture key={index} picture={picture} sizes="(min-width: 768px) 50vw, 100vw" />
    ))}
  </div>
)

/** Pictures that lead somewhere, butted together. */
export const Tiles = ({ block }: { block: Part<'TilesBlock'> }) => {
  const { heading, tiles } = block
  const Title = heading ? 'h3' : 'h2'
  return (
    <section>
      {heading ? (
        <h2 lang={langOf(heading)} className={`wrap ${styles.above}`}>
          {heading}
        </h2>
      ) : null}
      <ul className={styles.tiles}>
        {tiles.map(({ title, text, href, picture }) => (
          <li key={href}>
            <ContentPicture picture={picture} sizes="(min-width: 768px) 25vw, 50vw" />
            <div className={styles.tileWords}>
              <Title>
                <ContentLink href={href} label={title} />
              </Title>
              {text ? (
                <p lang={langOf(text)} className="small muted">
                  {text}
                </p>
              ) : null}
            </div>
          </li>
        ))}
      </ul>
    </section>
  )
}
