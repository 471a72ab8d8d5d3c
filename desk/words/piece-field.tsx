import { useState } from 'react'
import { Link } from 'react-router'
import { operatorProduct, operatorProducts } from '#contract/desk-products.ts'
import { useAnswer } from '../api/use-call.ts'
import { Field } from '../parts/field.tsx'
import { Thumb } from '../parts/piece.tsx'
import { useSettled } from '../parts/settled.ts'

const FOUND = 6

const Chosen = ({ id, wrong }: { readonly id: string; readonly wrong: string | undefined }) => {
  const { data, error } = useAnswer(operatorProduct, { params: { productId: id } })
  return (
    <div className="pick">
      <Thumb image={data?.images[0]} />
      {data ? (
        <Link className="tl" to={`/products/${id}`}>
          {data.name}
        </Link>
      ) : (
        <span className="muted">{id}</span>
      )}
      {error || wrong ? <p className="err">{wrong ?? error?.message}</p> : null}
    </div>
  )
}

const Pick = ({
  wrong,
  onChoose,
}: {
  readonly wrong: string | undefined
  readonly onChoose: (id: string) => void
}) => {
  const [typed, setTyped] = useState('')
  const q = useSettled(typed, 300).trim()
  const when = q.length > 1
  const { data } = useAnswer(operatorProducts, { query: { q, show: 'sale', limit: FOUND } }, { when })
  const found = when ? (data?.products ?? []) : []
  return (
    <>
      <Field
        label="Find a piece by its name"
        maxLength={100}
        value={typed}
        wrong={when && data?.products.length === 0 ? `Nothing on sale is found for ‘${q}’` : wrong}
        onChange={({ target }) => setTyped(target.value)}
      />
      {found.map(({ _id, name, image, background }) => (
        <button key={_id} type="button" className="pick" onClick={() => onChoose(_id)}>
          <Thumb image={image} background={background} />
          <span>{name}</span>
        </button>
      ))}
    </>
  )
}

/** A piece of a list: chosen by its name, and shown with its picture. */
export const PieceField = ({
  value,
  wrong,
  onChange,
}: {
  /** Its id; empty: none is chosen yet. */
  readonly value: string
  readonly wrong: string | undefined
  readonly onChange: (id: string) => void
}) =>
  value === '' ? <Pick wrong={wrong} onChoose={onChange} /> : <Chosen key={value} id={value} wrong={wrong} />
