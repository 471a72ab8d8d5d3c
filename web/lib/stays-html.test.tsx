import { act, useState } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { renderToString } from 'react-dom/server'
import { beforeEach, expect, it, vi } from 'vitest'
import { staysHtml, whenRead } from './stays-html.tsx'

interface Props {
  name: string
}
const Part = ({ name }: Props) => {
  const [presses, setPresses] = useState(0)
  const [words, setWords] = useState('')
  const [script, setScript] = useState(false)
  return (
    <>
      <details>
        <summary>{name}</summary>
      </details>
      <button type="button" onClick={() => setPresses(presses + 1)}>
        Turn
      </button>
      <output>{presses}</output>
      <input
        value={words}
        aria-label="Words"
        onChange={({ currentTarget }) => setWords(currentTarget.value)}
      />
      <label>
        <input
          type="checkbox"
          checked={script}
          onChange={({ currentTarget }) => setScript(currentTarget.checked)}
        />
        Script
      </label>
      <p>{`${words} ${script ? 'in script' : 'in roman'}`}</p>
    </>
  )
}

beforeEach(() => {
  vi.stubGlobal('IS_REACT_ACT_ENVIRONMENT', true)
  vi.stubEnv('DEV', false)
  document.body.innerHTML = ''
})

/**
 * The page that the server wrote, hydrated by a browser without the part's code, which arrives when `arrive` is called.
 */
const open = async (options?: { near: boolean }) => {
  const arrival = Promise.withResolvers<typeof Part>()
  const load = vi.fn(() => arrival.promise)
  const Written = staysHtml(Part, load, options)
  const Left = staysHtml(undefined, load, options)
  const place = document.createElement('div')
  place.innerHTML = renderToString(<Written name="Vane" />)
  document.body.append(place)
  const root = await act(() => hydrateRoot(place, <Left name="Vane" />))
  const arrive = () => act(() => Promise.resolve(arrival.resolve(Part)))
  const say = (name: string) => act(() => root.render(<Left name={name} />))
  return { place, load, arrive, say }
}
const count = (place: HTMLElement) => place.querySelector('output')?.textContent

it('leaves what the server wrote, and loads nothing for it', async () => {
  const { place, load } = await open()
  expect(place.textContent).toContain('Vane')
  expect(load).not.toHaveBeenCalled()
})

it('a press loads the code and is done by it, once', async () => {
  const { place, load, arrive } = await open()
  place.querySelector('button')?.click()
  expect(load).toHaveBeenCalledTimes(1)
  await arrive()
  expect(count(place)).toBe('1')
  await act(() => place.querySelector('button')?.click())
  expect(count(place)).toBe('2')
})

it('what was written and chosen is read once the code is there, and whoever sends it waits for that', async () => {
  const { place, load, arrive } = await open()
  const [words, script] = place.querySelectorAll('input')
  expect(whenRead()).toBeUndefined()
  words?.focus()
  if (words) words.value = 'Asha'
  words?.setSelectionRange(1, 3)
  words?.dispatchEvent(new Event('input', { bubbles: true }))
  script?.click()
  expect(load).toHaveBeenCalledTimes(1)
  const sent = whenRead()?.then(() => place.querySelector('p')?.textContent)
  await arrive()
  expect(await sent).toBe('Asha in script')
  expect(whenRead()).toBeUndefined()
  const now = place.querySelector('input')
  expect([now?.value, now?.selectionStart, now?.selectionEnd]).toEqual(['Asha', 1, 3])
  expect(document.activeElement).toBe(now)
})

it('a word that is still being made is waited for', async () => {
  const { place, arrive } = await open()
  const words = place.querySelector('input')
  if (words) words.value = 'अ'
  words?.dispatchEvent(new InputEvent('input', { bubbles: true, isComposing: true }))
  await arrive()
  expect(place.querySelector('input')).toBe(words)
  if (words) words.value = 'आशा'
  await act(async () => {
    words?.dispatchEvent(new CompositionEvent('compositionend', { bubbles: true }))
    await whenRead()
  })
  expect(place.querySelector('p')?.textContent).toBe('आशा in roman')
})

it('what cannot be read is not passed over', async () => {
  const Written = staysHtml(Part, () => Promise.resolve(Part))
  const Left = staysHtml<Props>(undefined, () => Promise.reject(new Error('offline')))
  const place = document.createElement('div')
  place.innerHTML = renderToString(<Written name="Vane" />)
  document.body.append(place)
  await act(() => hydrateRoot(place, <Left name="Vane" />))
  place.querySelector('input')?.dispatchEvent(new Event('input', { bubbles: true }))
  await expect(whenRead()).rejects.toThrow('offline')
})

it('what was opened stays open, and the focus where it was', async () => {
  const { place, say, arrive } = await open({ near: false })
  const [section] = place.querySelectorAll('details')
  if (section) section.open = true
  place.querySelector('summary')?.focus()
  await say('Orla')
  expect(place.textContent).toContain('Vane')
  await arrive()
  expect(place.textContent).toContain('Orla')
  expect(place.querySelector('details')?.open).toBe(true)
  expect(document.activeElement).toBe(place.querySelector('summary'))
})

it('where the code does not come, what is no longer so goes', async () => {
  const load = vi.fn(() => Promise.reject(new Error('offline')))
  const Written = staysHtml(Part, load)
  const Left = staysHtml<Props>(undefined, load)
  const place = document.createElement('div')
  place.innerHTML = renderToString(<Written name="Vane" />)
  document.body.append(place)
  const root = await act(() => hydrateRoot(place, <Left name="Vane" />))
  expect(place.textContent).toContain('Vane')
  await act(() => root.render(<Left name="Orla" />))
  expect(place.textContent).toBe('')
})
