import type { ShownMedia } from '#web/components/picture/picture.tsx'
import { BlogPicture } from './blog-picture.tsx'
import { backgroundOf } from './backgrounds.ts'
import styles from './blog-sections.module.css'

type Titled = ShownMedia & { url: string }

const Paragraphs = ({ text }: { text: string }) =>
  text
    .split(/\n{2,}/)
    .filter(Boolean)
    .map((paragraph) => <p key={paragraph}>{paragraph}</p>)

interface Section {
  heading?: string | null
  description?: string | null
  image?: ShownMedia | null
  gallery: readonly Titled[]
}

/**
 * Picture and text 7 to 5, with the picture alternately left and right; a section without a picture is a column of
 * text.
 */
export const Sections = ({ sections }: { sections: readonly Section[] }) =>
  sections.map(({ heading, description, image, gallery }, index) => (
    <div key={index} className={styles.section}>
      <section className={image ? `${styles.split} ${index % 2 === 1 ? styles.flip : ''}` : styles.column}>
        {image ? (
          <BlogPicture
            picture={image}
            background={backgroundOf(index + 1)}
            sizes="(min-width: 768px) 58vw, 100vw"
          />
        ) : null}
        <div>
          {heading ? <h2>{heading}</h2> : null}
          {description ? <Paragraphs text={description} /> : null}
        </div>
      </section>
      <Grid pictures={gallery} from={index + 3} />
    </div>
  ))

/** Pictures edge to edge: one on its own, two halves, or the first as wide as the two next to it. */
export const Grid = ({ pictures, from }: { pictures: readonly Titled[]; from: number }) =>
  pictures.length === 0 ? null : (
    <div className={styles.grid} data-count={Math.min(pictures.length, 4)}>
      {pictures.map((picture, index) => (
        <BlogPicture
          key={picture.url}
          picture={picture}
          background={backgroundOf(from + index)}
          sizes={pictures.length === 1 ? '100vw' : '(min-width: 768px) 50vw, 100vw'}
        />
      ))}
    </div>
  )

/** Headed paragraphs in the column of the text. */
export const Notes = ({ notes }: { notes: readonly { heading: string; content: string }[] }) =>
  notes.length === 0 ? null : (
    <div className={styles.notes}>
      {notes.map(({ heading, content }) => (
        <section key={heading}>
          <h2>{heading}</h2>
          <Paragraphs text={content} />
        </section>
      ))}
    </div>
  )

/** The summary: a small picture, a title, a sentence. */
export const Insights = ({
  insights,
}: {
  insights: readonly { title: string; description: string; image?: ShownMedia | null }[]
}) =>
  insights.length === 0 ? null : (
    <ul className={`wrap ${styles.insights}`}>
      {insights.map(({ title, description, image }, index) => (
        <li key={title}>
          {image ? (
            <BlogPicture
              picture={image}
              background={backgroundOf(index + 4)}
              sizes="(min-width: 768px) 33vw, 100vw"
            />
          ) : null}
          <h2>{title}</h2>
          <p>{description}</p>
        </li>
      ))}
    </ul>
  )
