import Button from '@mui/material/Button'
import { useState } from 'react'
import { operatorSetProduct } from '#contract/desk-products.ts'
import { may } from '../api/call.ts'
import { Field } from '../parts/field.tsx'
import { inSight } from '../parts/in-sight.ts'
import { keepFocus } from '../parts/keep-focus.ts'
import { Thumb } from '../parts/piece.tsx'
import { Say } from '../parts/say.tsx'
import { counted } from '../parts/words.ts'
import { PictureLook } from './picture-look.tsx'
import type { Product } from './product.ts'
import type { Picture, usePictures } from './use-pictures.ts'

const moved = (pictures: readonly Picture[], from: number, to: number): readonly Picture[] => {
  const [one] = pictures.slice(from, from + 1)
  if (!one || to < 0 || to >= pictures.length) return pictures
  return pictures.toSpliced(from, 1).toSpliced(to, 0, one)
}

const One = ({
  picture,
  at,
  last,
  background,
  onWords,
  onMove,
  onLook,
  onRemove,
}: {
  readonly picture: Picture
  readonly at: number
  readonly last: boolean
  readonly background: number | undefined
  readonly onWords: (alt: string) => void
  readonly onMove: (to: number) => void
  readonly onLook: () => void
  readonly onRemove: (() => void) | undefined
}) => (
  <li
    draggable
    onDragStart={({ dataTransfer }) => dataTransfer.setData('text/x-place', String(at))}
    data-place={at}
  >
    <Thumb image={picture.url} background={background} size="l" alt={picture.alt} />
    <div>
      <Field
        label={at === 0 ? 'The front: what it shows' : `Picture ${at + 1}: what it shows`}
        maxLength={300}
        value={picture.alt}
        wrong={picture.alt.trim() === '' ? 'Describe it for those who cannot see it' : undefined}
        onChange={({ target }) => onWords(target.value)}
      />
      <div className="acts">
        {at > 0 ? (
          <button type="button" className="tl small" onClick={() => onMove(at - 1)}>
            Earlier
          </button>
        ) : null}
        {at > 1 ? (
          <button type="button" className="tl small" onClick={() => onMove(0)}>
            To the front
          </button>
        ) : null}
        {last ? null : (
          <button type="button" className="tl small" onClick={() => onMove(at + 1)}>
            Later
          </button>
        )}
        <button type="button" className="tl small" onClick={onLook}>
          Look at it
        </button>
        {onRemove ? (
          <button type="button" className="tl small" onClick={onRemove}>
            Remove
          </button>
        ) : null}
      </div>
    </div>
  </li>
)

/** What somebody else has saved meanwhile beside one's own, on a phone too: pictures are compared by looking. */
const Both = ({
  theirs,
  yours,
  background,
  onTheirs,
}: {
  readonly theirs: readonly Picture[]
  readonly yours: readonly Picture[]
  readonly background: number | undefined
  readonly onTheirs: () => void
}) => (
  <div className="told" ref={inSight}>
    <Say kind="wait" title="Somebody else has saved other pictures meanwhile">
      <p>If you save, yours replace theirs.</p>
      <div className="both">
        {Object.entries({ Theirs: theirs, Yours: yours }).map(([whose, all]) => (
          <div key={whose}>
            <p>
              <b>{whose}</b>
            </p>
            <ol>
              {all.map(({ url, alt }) => (
                <li key={url}>
                  <Thumb image={url} background={background} size="m" />
                  <small>{alt}</small>
                </li>
              ))}
            </ol>
          </div>
        ))}
      </div>
      <div className="acts">
        <Button onClick={onTheirs}>Take theirs</Button>
      </div>
    </Say>
  </div>
)

/** The pictures of a product: order, words, new ones from a file or the camera. Nothing shows before it is saved. */
export const Pictures = ({
  product,
  state: { pictures, theirs, takeTheirs, far, failed, change, add },
}: {
  readonly product: Product
  readonly state: ReturnType<typeof usePictures>
}) => {
  const [looking, setLooking] = useState<Picture>()
  if (!may(operatorSetProduct))
    return (
      <div className="pictures">
        {pictures.slice(0, 6).map(({ url, alt }) => (
          <Thumb key={url} image={url} background={product.background} size="l" alt={alt} />
        ))}
      </div>
    )
  return (
    <section className="sec" id="pictures">
      <div className="sec__h">
        <h2>{counted(pictures.length, 'picture')}</h2>
      </div>
      <ol
        className="pix"
        onDragOver={(event) => event.preventDefault()}
        onDrop={(event) => {
          event.preventDefault()
          const files = [...event.dataTransfer.files]
          if (files.length > 0) return void add(files)
          const { target } = event
          const to =
            target instanceof Element ? target.closest<HTMLElement>('[data-place]')?.dataset.place : undefined
          const from = event.dataTransfer.getData('text/x-place')
          if (to !== undefined && from !== '') change(moved(pictures, Number(from), Number(to)))
        }}
      >
        {pictures.map((picture, at) => (
          <One
            key={picture.url}
            picture={picture}
            at={at}
            last={at === pictures.length - 1}
            background={product.background}
            onWords={(alt) =>
              change(
                pictures.map((one, place) => (place === at ? { ...one, alt } : one)),
                picture.url,
              )
            }
            onMove={(to) => change(moved(pictures, at, to))}
            onLook={() => setLooking(picture)}
            onRemove={pictures.length > 1 ? () => change(pictures.toSpliced(at, 1)) : undefined}
          />
        ))}
      </ol>
      {theirs ? (
        <Both
          theirs={theirs}
          yours={pictures}
          background={product.background}
          onTheirs={() => {
            takeTheirs()
            keepFocus()
          }}
        />
      ) : null}
      {looking ? <PictureLook {...looking} product={product} onClose={() => setLooking(undefined)} /> : null}
      {failed.length > 0 ? (
        <Say kind="bad" title={`${counted(failed.length, 'picture')} could not be added`}>
          {failed.map((why) => (
            <p key={why}>{why}</p>
          ))}
        </Say>
      ) : null}
      <div className="acts">
        <label className="btn file">
          {far ?? 'Add pictures'}
          <input
            type="file"
            className="sr"
            accept="image/jpeg,image/png,image/webp,image/avif"
            multiple
            disabled={far !== undefined}
            onChange={({ target }) => {
              void add([...(target.files ?? [])])
              target.value = ''
            }}
          />
        </label>
        <label className="btn file sm">
          Take a photo
          <input
            type="file"
            className="sr"
            accept="image/*"
            capture="environment"
            disabled={far !== undefined}
            onChange={({ target }) => {
              void add([...(target.files ?? [])])
              target.value = ''
            }}
          />
        </label>
      </div>
    </section>
  )
}
