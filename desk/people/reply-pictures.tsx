import { useState } from 'react'
import { MESSAGE_PICTURES_MAX, operatorPutMessagePicture } from '#contract/messages.ts'
import { call } from '../api/call.ts'
import { base64Of } from '../parts/files.ts'

interface Kept {
  readonly id: string
  readonly name: string
  readonly url: string
}

/** The pictures that go with the next answer: each is with the house at once, and with the shopper when it is sent. */
export const useReplyPictures = (accountId: string) => {
  const [kept, setKept] = useState<readonly Kept[]>([])
  const [far, setFar] = useState<string>()
  const [failed, setFailed] = useState<string>()
  const add = async (files: readonly File[]) => {
    setFailed(undefined)
    const taken = files.slice(0, MESSAGE_PICTURES_MAX - kept.length)
    if (taken.length < files.length) setFailed(`At most ${MESSAGE_PICTURES_MAX} pictures go with a message.`)
    for (const file of taken) {
      setFar(`Sending ${file.name}`)
      try {
        const content = await base64Of(file)
        const { _id: id } = await call(operatorPutMessagePicture, {
          params: { accountId },
          body: { content },
        })
        const url = `data:${file.type};base64,${content}`
        setKept((all) => [...all, { id, name: file.name, url }])
      } catch (error) {
        setFailed(`${file.name}: ${error instanceof Error ? error.message : String(error)}`)
      }
    }
    setFar(undefined)
  }
  const drop = (ids: readonly string[]) => setKept((all) => all.filter(({ id }) => !ids.includes(id)))
  const full = kept.length >= MESSAGE_PICTURES_MAX
  const field = (
    <div className="rp">
      {kept.length > 0 ? (
        <ul className="bub__p">
          {kept.map(({ id, name, url }) => (
            <li key={id}>
              <img src={url} alt={name} />
              <button type="button" className="tl small" onClick={() => drop([id])}>
                Remove<span className="sr">: {name}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
      <label className="btn file">
        {far ?? (full ? 'Four pictures are enough' : 'Add pictures')}
        <input
          type="file"
          className="sr"
          accept="image/jpeg,image/png,image/webp,image/avif"
          multiple
          disabled={full || far !== undefined}
          onChange={({ target }) => {
            void add([...(target.files ?? [])])
            target.value = ''
          }}
        />
      </label>
      {failed ? (
        <p className="err" role="alert">
          {failed}
        </p>
      ) : null}
    </div>
  )
  return { field, ids: kept.map(({ id }) => id), busy: far !== undefined, drop }
}
