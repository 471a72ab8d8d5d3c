import { Words } from '#web/components/words/words.tsx'
import type { Part } from '#web/features/content/page/content-query.ts'
import { langOf } from '#web/words/language.ts'
import styles from './faq-block.module.css'

export interface Question {
  id: string
  question: string
  answer: string
}

/** Questions that open one by one; the browser's own element, so that it works without script. */
export const Questions = ({ questions, open }: { questions: readonly Question[]; open?: boolean }) => (
  <div className={styles.questions}>
    {questions.map(({ id, question, answer }) => (
      <details key={id} id={id} open={open}>
        <summary lang={langOf(question)}>{question}</summary>
        <p>
          <Words text={answer} />
        </p>
      </details>
    ))}
  </div>
)

/** Sections of questions inside a page. */
export const Faq = ({ block }: { block: Part<'FaqBlock'> }) => (
  <>
    {block.sections.map(({ id, title, questions }) => (
      <section key={id} className={`wrap ${styles.section}`} id={id}>
        <h2 lang={langOf(title)}>{title}</h2>
        <Questions questions={questions} />
      </section>
    ))}
  </>
)
