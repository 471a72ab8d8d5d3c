import { act } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { useState } from 'react'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { changedControls, type EarlyStep } from '#web/lib/early-steps.ts'
import { replay } from './early.ts'

const METALS = ['Yellow', 'Rose', 'White']
const bagged: string[] = []

/** Controls of every kind, all of them held by React. */
const Piece = () => {
  const [metal, setMetal] = useState('Yellow')
  const [size, setSize] = useState('12')
  const [words, setWords] = useState('')
  const [pouch, setPouch] = useState(false)
  const [count, setCount] = useState(1)
  const whole = `${count} ${metal} ${size} ${words} ${pouch ? 'pouch' : 'box'}`
  return (
    <>
      {METALS.map((each) => (
        <input
          key={each}
          id={each}
          type="radio"
          name="metal"
          checked={metal === each}
          onChange={() => setMetal(each)}
        />
      ))}
      <select id="size" value={size} onChange={({ currentTarget }) => setSize(currentTarget.value)}>
        <option>10</option>
        <option>12</option>
        <option>14</option>
      </select>
      <input id="words" value={words} onChange={({ currentTarget }) => setWords(currentTarget.value)} />
      <input
        id="pouch"
        type="checkbox"
        checked={pouch}
        onChange={({ currentTarget }) => setPouch(currentTarget.checked)}
      />
      <button id="more" type="button" onClick={() => setCount(count + 1)}>
        One more
      </button>
      <button id="add" type="button" onClick={() => bagged.push(whole)}>
        Add to bag
      </button>
      <output>{whole}</output>
    </>
  )
}

const at = <E extends HTMLElement>(id: string): E => document.getElementById(id) as E
let unmount: (() => void) | undefined
/** The server's page, what a shopper does to it, and then React. */
const early = async (before: () => readonly EarlyStep[]) => {
  const place = document.createElement('div')
  document.body.append(place)
  place.innerHTML = renderToString(<Piece />)
  const steps = before()
  const filled = changedControls()
  await act(async () => {
    const root = hydrateRoot(place, <Piece />)
    unmount = () => root.unmount()
  })
  await act(async () => replay(filled, steps))
  return place.querySelector('output')?.textContent
}
// React requires this flag before `act` is used.
beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
})
afterEach(() => {
  act(() => unmount?.())
  document.body.innerHTML = ''
  bagged.length = 0
})

describe('what was done before React came counts', () => {
  it('every kind of control, and each press after what was chosen before it', async () => {
    const shown = await early(() => {
      at<HTMLInputElement>('Rose').checked = true
      at<HTMLSelectElement>('size').value = '14'
      at<HTMLInputElement>('words').value = 'Asha'
      at<HTMLInputElement>('pouch').checked = true
      return [
        [at('Rose'), true],
        [at('size'), '14'],
        [at('words'), 'Asha'],
        [at('more')],
        [at('more')],
        [at('add')],
        [at('pouch'), true],
      ]
    })
    expect(shown).toBe('3 Rose 14 Asha pouch')
    expect(bagged).toEqual(['3 Rose 14 Asha box'])
  })

  it('a choice taken back ends where it began', async () => {
    expect(
      await early(() => [
        [at('Rose'), true],
        [at('Yellow'), true],
        [at('words'), ''],
      ]),
    ).toBe('1 Yellow 12  box')
  })

  it('what the browser put in by itself, going back or loading anew, counts too', async () => {
    const shown = await early(() => {
      at<HTMLInputElement>('White').checked = true
      at<HTMLSelectElement>('size').value = '10'
      at<HTMLInputElement>('words').value = 'M'
      at<HTMLInputElement>('pouch').checked = true
      return []
    })
    expect(shown).toBe('1 White 10 M pouch')
  })

  it('a key is heard by whoever listens to the page', async () => {
    const heard: string[] = []
    const hear = ({ key }: KeyboardEvent) => heard.push(key)
    window.addEventListener('keydown', hear)
    await early(() => [
      [document.body, '/'],
      [document.body, 'r'],
    ])
    window.removeEventListener('keydown', hear)
    expect(heard).toEqual(['/', 'r'])
  })

  it('nothing done changes nothing', async () => {
    expect(await early(() => [])).toBe('1 Yellow 12  box')
  })
})
