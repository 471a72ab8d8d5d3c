import Button from '@mui/material/Button'
import { useState } from 'react'
import { Choice, Field } from '../parts/field.tsx'
import { wholeOf } from '../parts/words.ts'
import { PictureField } from './picture-field.tsx'
import { PieceField } from './piece-field.tsx'
import {
  bare,
  branchOf,
  emptyOf,
  isMembers,
  labelOf,
  labelWithin,
  mark,
  numberWrong,
  shapeOf,
  titleIn,
  WEEKDAYS,
  wordsOf,
  type Schema,
} from './schema.ts'
import { Text, type Part } from './text.tsx'

/** What the backend adds. */
const HIDDEN = new Set(['media', 'plan', 'updatedAt'])
/** What only search engines and shared links show. */
const APART = /^(?:meta|og|canonical)[A-Z]/

const numberIn = (typed: string): unknown => {
  const plain = typed.replaceAll(',', '').trim()
  return wholeOf(plain) ?? (/^-?\d+(?:\.\d+)?$/.test(plain) ? Number(plain) : typed)
}

const Union = ({ schema, value, ...part }: Part) => {
  const branch = branchOf(schema, value)
  return branch ? <ObjectPart {...part} schema={branch} value={value} /> : null
}

const Entry = ({
  part,
  at,
  count,
  onMove,
  onRemove,
}: {
  readonly part: Part
  readonly at: number
  readonly count: number
  readonly onMove: (to: number) => void
  readonly onRemove: () => void
}) => {
  const [fresh] = useState(titleIn(part.value) === '')
  const by = mark(part.schema)
  const kind = by !== undefined && isMembers(part.value) ? labelOf(String(part.value[by])) : undefined
  const acts = (
    <div className="acts small">
      {at > 0 ? (
        <button type="button" className="tl" onClick={() => onMove(at - 1)}>
          Up
        </button>
      ) : null}
      {at < count - 1 ? (
        <button type="button" className="tl" onClick={() => onMove(at + 1)}>
          Down
        </button>
      ) : null}
      <button type="button" className="tl" onClick={onRemove}>
        Remove
      </button>
    </div>
  )
  if (shapeOf(part.schema) === 'text' || shapeOf(part.schema) === 'number')
    return (
      <li>
        <Value {...part} />
        {acts}
      </li>
    )
  const title = titleIn(part.value)
  return (
    <li>
      <details open={fresh}>
        <summary className={kind === undefined ? 'blks__n' : undefined}>
          <span className="blks__k">{kind ?? `${at + 1}`}</span>
          <span className={kind !== undefined || title === '' ? 'muted' : undefined}>
            {title === '' ? 'Nothing written yet' : title.slice(0, 90)}
          </span>
        </summary>
        <Value {...part} />
        {acts}
      </details>
    </li>
  )
}

const List = ({ schema, name, path, value, onChange, wrong }: Part) => {
  const items: readonly unknown[] = Array.isArray(value) ? value : []
  const item = bare(schema.items ?? {})
  const by = mark(item)
  const kinds = by === undefined ? [] : (item.anyOf ?? []).map((one) => String(one.properties?.[by]?.const))
  const [kind, setKind] = useState(kinds[0] ?? '')
  const add = () => {
    const chosen = by === undefined ? item : item.anyOf?.find((one) => one.properties?.[by]?.const === kind)
    onChange([...items, emptyOf(chosen ?? item)])
  }
  return (
    <fieldset className="blks">
      <legend>
        {labelOf(name)} {items.length > 0 ? <span className="muted num">{items.length}</span> : null}
      </legend>
      {wrong[path] ? <p className="err">{wrong[path]}</p> : null}
      {items.length === 0 ? (
        <p className="muted">None yet.</p>
      ) : (
        <ol>
          {items.map((one, at) => (
            <Entry
              // Entries have no name of their own; their place is what the endpoint knows them by.
              // oxlint-disable-next-line react/no-array-index-key
              key={at}
              part={{
                schema: item,
                name,
                path: `${path}.${at}`,
                value: one,
                wrong,
                onChange: (next) => onChange(items.with(at, next)),
              }}
              at={at}
              count={items.length}
              onMove={(to) => onChange(items.toSpliced(at, 1).toSpliced(to, 0, one))}
              onRemove={() => onChange(items.toSpliced(at, 1))}
            />
          ))}
        </ol>
      )}
      <div className="acts">
        {kinds.length > 0 ? (
          <Choice
            label="What to add"
            value={kind}
            options={kinds.map((one) => ({ value: one, label: labelOf(one) }))}
            onChange={setKind}
          />
        ) : null}
        <Button onClick={add}>Add{kinds.length > 0 ? '' : ` to ${labelWithin(name)}`}</Button>
      </div>
    </fieldset>
  )
}

/** The members of an object; those that may be left out are added when they are wanted. */
export const ObjectPart = ({ schema, path, value, onChange, wrong }: Part) => {
  const now = isMembers(value) ? value : {}
  const members = Object.entries(schema.properties ?? {}).filter(
    ([name, member]) => !HIDDEN.has(name) && !['fixed', 'other'].includes(shapeOf(member)),
  )
  const there = ([name]: readonly [string, Schema]) =>
    schema.required?.includes(name) === true || (now[name] !== undefined && now[name] !== null)
  const set = (name: string, next: unknown) => {
    const { [name]: _, ...rest } = now
    // Given in the order of the contract, so that only what changed differs.
    const all: Record<string, unknown> = next === undefined ? rest : { ...rest, [name]: next }
    onChange(
      Object.fromEntries(
        Object.keys({ ...now, ...all }).flatMap((key) => (key in all ? [[key, all[key]]] : [])),
      ),
    )
  }
  const rows = (some: typeof members) => (
    <div className="words">
      {some.filter(there).map(([name, member]) => (
        <div key={name} className="member">
          <Value
            schema={member}
            name={name}
            path={path === '' ? name : `${path}.${name}`}
            value={now[name]}
            wrong={wrong}
            onChange={(next) => set(name, next)}
          />
          {schema.required?.includes(name) ? null : (
            <button type="button" className="tl small" onClick={() => set(name, undefined)}>
              Leave out<span className="of">: {labelWithin(name)}</span>
            </button>
          )}
        </div>
      ))}
      {some.every(there) ? null : (
        <p className="small muted add">
          Add:{' '}
          {some
            .filter((member) => !there(member))
            .map(([name, member]) => (
              <button key={name} type="button" className="tl" onClick={() => set(name, emptyOf(member))}>
                {labelWithin(name)}
              </button>
            ))}
        </p>
      )}
    </div>
  )
  const isApart = ([name]: readonly [string, Schema]) => path === '' && APART.test(name)
  const apart = members.filter(isApart)
  // Open if the endpoint reports something about a value in it.
  const told = apart.some(([name]) => wrong[name] !== undefined)
  return (
    <>
      {rows(members.filter((member) => !isApart(member)))}
      {apart.length > 0 ? (
        <details className="apart" open={told || undefined}>
          <summary>For search engines and shared links</summary>
          {rows(apart)}
        </details>
      ) : null}
    </>
  )
}

/** One member, edited as its schema has it. */
const Value = (part: Part) => {
  const schema = bare(part.schema)
  const shape = shapeOf(schema)
  const { name, path, value, onChange, wrong } = part
  if (shape === 'union') return <Union {...part} schema={schema} />
  if (shape === 'list') return <List {...part} schema={schema} />
  if (shape === 'object')
    return (
      <fieldset className="blk">
        <legend>{labelOf(name)}</legend>
        <ObjectPart {...part} schema={schema} />
      </fieldset>
    )
  if (shape === 'choice')
    return (
      <Choice
        label={labelOf(name)}
        value={String(value)}
        options={(wordsOf(schema) ?? []).map((one) => ({ value: one, label: labelOf(one) }))}
        onChange={onChange}
      />
    )
  if (shape === 'yes')
    return (
      <label className="ch">
        <input
          type="checkbox"
          className="cb"
          checked={value === true}
          onChange={({ target }) => onChange(target.checked)}
        />
        {labelOf(name)}
      </label>
    )
  if (name === 'weekday')
    return (
      <Choice
        label={labelOf(name)}
        value={String(value)}
        options={WEEKDAYS.map((day, at) => ({ value: String(at + 1), label: day }))}
        onChange={(day) => onChange(Number(day))}
      />
    )
  if (shape === 'number')
    return (
      <Field
        label={labelOf(name)}
        inputMode="decimal"
        value={String(value ?? '')}
        wrong={numberWrong(schema, value) ?? wrong[path]}
        onChange={({ target }) => onChange(numberIn(target.value))}
      />
    )
  if (/^(?:key|picture|image|images|gallery|bannerImage|ogImage)$/.test(name))
    return (
      <PictureField
        label={labelOf(name)}
        by={name === 'key' || name === 'picture' ? 'key' : 'address'}
        value={String(value ?? '')}
        wrong={wrong[path]}
        onChange={onChange}
      />
    )
  if (name === 'productIds')
    return <PieceField value={String(value)} wrong={wrong[path]} onChange={onChange} />
  return <Text {...part} schema={schema} />
}
