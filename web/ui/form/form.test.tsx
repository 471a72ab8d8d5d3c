import { cleanup, fireEvent, render, screen, waitFor } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Checkbox, PasswordField, Select, TextField } from './fields.tsx'
import { Form, FormGroup, FormRow, type UserError } from './form.tsx'
import { RadioTiles } from './radio-tiles.tsx'
import { Submit } from './submit.tsx'

const PIN = 'A PIN code has six digits.'

const show = (onSubmit: (values: object) => Promise<readonly UserError[] | undefined | void>) =>
  render(
    <Form label="Address" onSubmit={onSubmit}>
      <FormGroup legend="Where to">
        <FormRow>
          <TextField name="name" label="Your name" rules={{ required: 'We need a name.' }} />
          <TextField
            name="pin"
            label="PIN code"
            hint="Six digits"
            rules={{ required: PIN, pattern: { value: /^\d{6}$/, message: PIN } }}
          />
        </FormRow>
      </FormGroup>
      <Select
        name="state"
        label="State"
        empty="Choose"
        options={[{ value: 'MH', label: 'Maharashtra' }]}
        rules={{ required: 'Choose a state.' }}
      />
      <PasswordField name="password" label="Password" optional />
      <RadioTiles
        name="metal"
        legend="Metal"
        aside="22 kt is too soft"
        options={[
          { value: '18', label: '18 kt' },
          { value: '22', label: '22 kt', disabled: true },
        ]}
      />
      <TextField name="note" label="A note" rows={2} maxLength={10} />
      <Checkbox name="agree" label="Tell me" />
      <Submit>Send</Submit>
    </Form>,
  )

const field = (name: string) => screen.getByLabelText<HTMLInputElement>(name)
const type = (name: string, value: string) => fireEvent.change(field(name), { target: { value } })
const send = () => fireEvent.click(screen.getByRole('button', { name: 'Send' }))
/** What a screen reader reads out after the field's name. */
const described = (name: string) =>
  (field(name).getAttribute('aria-describedby') ?? '')
    .split(' ')
    .map((id) => document.getElementById(id)?.textContent ?? '')
    .join(' ')
const fill = () => {
  type('Your name', 'Asha')
  type('PIN code', '400001')
  fireEvent.change(field('State'), { target: { value: 'MH' } })
}

afterEach(cleanup)

describe('the form kit', () => {
  it('says what is wrong with a field after the press that left it, so that the press does not miss its target', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    show(vi.fn())
    type('PIN code', '12')
    fireEvent.blur(field('PIN code'))
    await vi.advanceTimersByTimeAsync(200)
    expect(described('PIN code')).not.toContain(PIN)
    await waitFor(() => expect(described('PIN code')).toContain(PIN))
    vi.useRealTimers()
  })

  it('waits for the end of a press, however long it is held', async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true })
    show(vi.fn())
    type('PIN code', '12')
    fireEvent.pointerDown(field('Your name'))
    fireEvent.blur(field('PIN code'))
    await vi.advanceTimersByTimeAsync(2000)
    expect(described('PIN code')).not.toContain(PIN)
    fireEvent.pointerUp(field('Your name'))
    await waitFor(() => expect(described('PIN code')).toContain(PIN))
    vi.useRealTimers()
  })

  it('keeps a text of several lines that is too long, and says how much there is room for', async () => {
    const onSubmit = vi.fn()
    show(onSubmit)
    fill()
    expect(field('A note').maxLength).toBe(-1)
    type('A note', 'Twelve signs')
    send()
    await waitFor(() => expect(described('A note')).toContain('There is room for 10 characters.'))
    expect(onSubmit).not.toHaveBeenCalled()
    expect(field('A note').value).toBe('Twelve signs')
  })

  it('a field that must be filled is not filled with spaces', async () => {
    const onSubmit = vi.fn()
    show(onSubmit)
    fill()
    type('Your name', '   ')
    send()
    await waitFor(() => expect(described('Your name')).toContain('We need a name.'))
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('says at each field what it must be, sums it up with links, and sends nothing', async () => {
    const onSubmit = vi.fn()
    show(onSubmit)
    expect(described('PIN code')).toContain('Six digits')
    type('PIN code', '12345')
    send()
    await waitFor(() => expect(field('Your name').getAttribute('aria-invalid')).toBe('true'))
    expect(described('PIN code')).toContain(PIN)
    expect(field('PIN code').value).toBe('12345')
    expect(screen.getByRole('alert').textContent).toContain('3 fields need your attention.')
    fireEvent.click(screen.getByRole('link', { name: PIN }))
    expect(document.activeElement).toBe(field('PIN code'))
    expect(onSubmit).not.toHaveBeenCalled()
  })

  it('puts a refusal of the server at its field, moves the focus there, and keeps what was typed', async () => {
    show(() => Promise.resolve([{ field: 'pin', message: 'We do not deliver there yet.' }]))
    fill()
    send()
    await waitFor(() => expect(described('PIN code')).toContain('We do not deliver there yet.'))
    expect(document.activeElement).toBe(field('PIN code'))
    expect([field('Your name').value, field('PIN code').value]).toEqual(['Asha', '400001'])
  })

  it('sums up and leads to the fields in the order of the page, whatever the order in which they came to it', async () => {
    const Late = () => {
      const [more, setMore] = useState(false)
      return (
        <Form onSubmit={vi.fn()}>
          <button type="button" onClick={() => setMore(true)}>
            More
          </button>
          {more ? (
            <RadioTiles
              name="time"
              legend="Time"
              rules={{ required: 'Choose a time.' }}
              options={[
                { value: '10', label: '10:00', disabled: true },
                { value: '11', label: '11:00' },
              ]}
            />
          ) : null}
          <TextField name="name" label="Your name" rules={{ required: 'We need a name.' }} />
          <Submit>Send</Submit>
        </Form>
      )
    }
    render(<Late />)
    fireEvent.click(screen.getByRole('button', { name: 'More' }))
    send()
    await waitFor(() => expect(screen.getAllByRole('link')).toHaveLength(2))
    expect(screen.getAllByRole('link').map(({ textContent }) => textContent)).toEqual([
      'Choose a time.',
      'We need a name.',
    ])
    // The first time is taken.
    expect(document.activeElement).toBe(screen.getByRole('radio', { name: '11:00' }))
  })

  it('leads on from a refusal in a new tab, so that what was typed stays', async () => {
    const link = { href: '/login?returnTo=%2Fcheckout', label: 'Sign in again' }
    show(() => Promise.resolve([{ message: 'You have been signed out.', link }]))
    fill()
    send()
    const shown = await screen.findByRole<HTMLAnchorElement>('link', { name: /^Sign in again/ })
    expect([shown.getAttribute('href'), shown.target]).toEqual([link.href, '_blank'])
  })

  it('shows a refusal without a field, or no answer at all, above the form, and scrolls there', async () => {
    const scrolled = vi.spyOn(Element.prototype, 'scrollIntoView')
    show(() => Promise.reject(new Error('offline')))
    fill()
    send()
    await waitFor(() =>
      expect(screen.getByRole('alert').textContent).toContain(
        'Something went wrong. What you typed is still here; please try again.',
      ),
    )
    await waitFor(() => expect(scrolled.mock.contexts).toContain(screen.getByRole('alert').firstElementChild))
    expect(field('Your name').value).toBe('Asha')
  })

  it.each([
    ['moves the focus to a refusal that is out of the window', -400, true],
    ['leaves the focus where it is if the refusal is in the window', 100, false],
  ] as const)('%s', async (_, top, isFocused) => {
    vi.spyOn(Element.prototype, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, top, 300, 80))
    show(() => Promise.reject(new Error('offline')))
    fill()
    screen.getByRole('button', { name: 'Send' }).focus()
    send()
    await waitFor(() => expect(screen.getByRole('alert').textContent).toContain('Something went wrong.'))
    await waitFor(() =>
      expect(document.activeElement === screen.getByRole('alert').firstElementChild).toBe(isFocused),
    )
    vi.restoreAllMocks()
  })

  it('sends every kind of field once, and is busy meanwhile', async () => {
    let done = () => {}
    const onSubmit = vi.fn(() => new Promise<void>((resolve) => (done = resolve)))
    show(onSubmit)
    fill()
    type('Password (optional)', 'a long one')
    fireEvent.click(screen.getByRole('button', { name: 'Show password' }))
    expect(field('Password (optional)').type).toBe('text')
    fireEvent.click(screen.getByRole('radio', { name: '18 kt' }))
    fireEvent.click(screen.getByRole('checkbox', { name: 'Tell me' }))
    expect(screen.getByRole<HTMLInputElement>('radio', { name: '22 kt' }).disabled).toBe(true)
    send()
    await waitFor(() => expect(onSubmit).toHaveBeenCalledTimes(1))
    const button = screen.getByRole('button', { name: /Send/ })
    expect(button.getAttribute('aria-busy')).toBe('true')
    fireEvent.click(button)
    done()
    await waitFor(() => expect(button.getAttribute('aria-busy')).toBeNull())
    expect(onSubmit).toHaveBeenCalledTimes(1)
    expect(onSubmit).toHaveBeenCalledWith({
      name: 'Asha',
      note: '',
      pin: '400001',
      state: 'MH',
      password: 'a long one',
      metal: '18',
      agree: true,
    })
  })
})
