import { Link } from '#web/components/link/link.tsx'
import { Report } from '#web/components/report/report.tsx'
import { paths } from '#web/lib/paths.ts'
import { copyText } from '#web/ui/copy-text.ts'
import { rich, t } from '#web/words/t.ts'
import styles from './passport.module.css'
import type { Passport } from './passport-query.ts'

const copy = (huid: string) =>
  copyText(huid, {
    done: t('passport.huid.copied', { huid }),
    failed: t('passport.huid.notCopied', { huid }),
  })

const Huid = ({ huid }: { huid: string }) => (
  <span className={styles.mark}>
    <b className={styles.huid}>{huid}</b>
    <button type="button" className="tlink needs-script" onClick={() => copy(huid)}>
      {rich('passport.huid.copy', { what: (words) => <span className="sr">{words}</span>, huid })}
    </button>
  </span>
)

/** Hallmark and stone report, each with a way to check it. */
export const Marks = ({ passport }: { passport: Passport }) => {
  const { pieces, hallmarked, report } = passport
  const marked = pieces.filter(({ huid }) => huid !== null)
  const reports = pieces.flatMap((piece, place) => (piece.report ? [{ ...piece.report, place }] : []))
  // A piece's own report takes precedence over the one that it was shown with.
  const shown = reports.length > 0 ? reports : report && pieces.length < 2 ? [{ ...report, place: 0 }] : []
  if (marked.length === 0 && !hallmarked && shown.length === 0) return null
  return (
    <section aria-labelledby="marks">
      <h2 id="marks">
        {marked.length > 0 || hallmarked ? t('passport.hallmark') : t('passport.reportAlone')}
      </h2>
      <dl className={`num ${styles.facts}`}>
        {marked.length > 0
          ? pieces.map(({ huid }, place) =>
              huid ? (
                <div key={huid}>
                  <dt>{t('passport.huid.of', { piece: place + 1, count: pieces.length })}</dt>
                  <dd>
                    <Huid huid={huid} />
                  </dd>
                </div>
              ) : null,
            )
          : null}
        {marked.length === 0 && hallmarked ? (
          <div>
            <dt>{t('passport.huid.label')}</dt>
            <dd>{t('passport.huid.follows')}</dd>
          </div>
        ) : null}
        {shown.map(({ lab, number, place }) => (
          <div key={lab + number}>
            <dt>{t('passport.report', { piece: place + 1, count: Math.max(pieces.length, 1) })}</dt>
            <dd>
              <Report lab={lab} number={number} />
            </dd>
          </div>
        ))}
      </dl>
      {marked.length > 0 ? (
        <p className="small muted">
          {rich('passport.huid.text', {
            link: (words) => (
              <Link className="tlink" to={paths.craftsman()}>
                {words}
              </Link>
            ),
          })}
        </p>
      ) : null}
    </section>
  )
}
