import { useId, useRef, useState, type ChangeEvent } from 'react'
import { announce } from '#web/ui/announcer.ts'
import { Dots } from '#web/ui/dots/dots.tsx'
import { t } from '#web/words/t.ts'
import styles from './message.module.css'
import { sendPicture } from './send-picture.ts'

/** The most pictures in one message. */
const MOST = 4
const TYPES = 'image/jpeg,image/png,image/webp,image/avif'

interface Sketch {
  readonly id: string
  readonly name: string
}

/** The pictures for the next message. */
export const useSketches = () => {
  const [sent, setSent] = useState<readonly Sketch[]>([])
  const [sending, setSending] = useState<string>()
  const [refused, setRefused] = useState<string>()
  const add = async (files: readonly File[]) => {
    const room = MOST - sent.length
    const faults = files.length > room ? [t('messages.pictures.most')] : []
    setRefused(faults[0])
    for (const file of files.slice(0, room)) {
      setSending(file.name)
      announce(t('messages.pictures.sending', { name: file.name }))
      const answer = await sendPicture(file)
      if ('refused' in answer) {
        // The others are sent all the same.
        faults.push(`${file.name}: ${answer.refused}`)
        setRefused(faults.join(' '))
        continue
      }
      setSent((before) => [...before, { id: answer.id, name: file.name }])
      announce(t('messages.pictures.added', { name: file.name }))
    }
    setSending(undefined)
  }
  return {
    sent,
    sending,
    refused,
    add,
    ids: sent.map(({ id }) => id),
    remove: (id: string) => setSent((before) => before.filter((each) => each.id !== id)),
    clear: () => setSent([]),
  }
}

/** Chooses pictures and shows those that were already sent. */
export const Sketches = ({ sketches }: { sketches: ReturnType<typeof useSketches> }) => {
  const { sent, sending, refused, add, remove } = sketches
  const id = useId()
  const field = useRef<HTMLInputElement>(null)
  const choose = ({ target }: ChangeEvent<HTMLInputElement>) => {
    const files = [...(target.files ?? [])]
    target.value = ''
    void add(files)
  }
  return (
    <fieldset className={styles.sketches}>
      <legend>{t('messages.pictures.legend')}</legend>
      {sent.length > 0 ? (
        <ul className={styles.sent}>
          {sent.map((sketch) => (
            <li key={sketch.id}>
              <img src={`/message/picture/${sketch.id}`} alt="" width={56} height={56} />
              <span>{sketch.name}</span>
              <button
                type="button"
                className="tlink small"
                aria-label={t('messages.pictures.remove', { name: sketch.name })}
                onClick={() => {
                  remove(sketch.id)
                  field.current?.focus()
                }}
              >
                {t('messages.pictures.removeIt')}
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      {sent.length < MOST ? (
        <label className={styles.choose} aria-busy={sending !== undefined}>
          <input
            ref={field}
            type="file"
            accept={TYPES}
            multiple
            disabled={sending !== undefined}
            aria-describedby={`${id}-hint`}
            onChange={choose}
          />
          <span>
            {sending !== undefined ? (
              <Dots />
            ) : sent.length > 0 ? (
              t('messages.pictures.another')
            ) : (
              t('messages.pictures.add')
            )}
          </span>
        </label>
      ) : null}
      <p id={`${id}-hint`} className="small muted">
        {t('messages.pictures.hint')}
      </p>
      {refused === undefined ? null : (
        <p className={styles.refused} role="alert">
          {refused}
        </p>
      )}
    </fieldset>
  )
}
