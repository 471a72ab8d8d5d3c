import { useState } from 'react'
import { operatorPutPicture } from '#contract/pictures.ts'
import { call } from '../api/call.ts'
import { Field } from '../parts/field.tsx'
import { base64Of, titleOf } from '../parts/files.ts'

/** A picture by its key or address, or a new one from a file. */
export const PictureField = ({
  label,
  by,
  value,
  wrong,
  onChange,
}: {
  readonly label: string
  readonly by: 'key' | 'address'
  readonly value: string
  readonly wrong: string | undefined
  readonly onChange: (value: string) => void
}) => {
  const [sending, setSending] = useState(false)
  const [failed, setFailed] = useState<string>()
  const send = async (file: File | undefined) => {
    if (!file) return
    setSending(true)
    setFailed(undefined)
    try {
      const picture = await call(operatorPutPicture, {
        body: { name: file.name, alt: titleOf(file), content: await base64Of(file) },
      })
      onChange(by === 'key' ? picture.key : picture.media.url)
    } catch (error) {
      setFailed(error instanceof Error ? error.message : String(error))
    }
    setSending(false)
  }
  return (
    <div>
      <Field
        label={label}
        value={value}
        wrong={failed ?? wrong}
        onChange={({ target }) => onChange(target.value)}
      />
      <label className="tl small file">
        {sending ? 'Sending…' : 'Upload a picture'}
        <input
          type="file"
          className="sr"
          accept="image/jpeg,image/png,image/webp,image/avif"
          disabled={sending}
          onChange={({ target }) => {
            void send(target.files?.[0])
            target.value = ''
          }}
        />
      </label>
    </div>
  )
}
