import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { afterEach, expect, it, vi } from 'vitest'
import { Form } from '#web/ui/form/form.tsx'
import { Submit } from '#web/ui/form/submit.tsx'
import { NewPasswordField } from './new-password-field.tsx'

afterEach(cleanup)

it('says how strong a password is once the press under way has ended: the line would move its target', async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true })
  render(
    <Form onSubmit={() => Promise.resolve()}>
      <NewPasswordField label="Password" />
      <Submit>Create</Submit>
    </Form>,
  )
  fireEvent.change(screen.getByLabelText('Password'), { target: { value: 'tender-otter-quarry' } })
  fireEvent.pointerDown(screen.getByRole('button', { name: 'Create' }))
  await vi.advanceTimersByTimeAsync(2_000)
  await vi.dynamicImportSettled()
  expect(screen.getByRole('status').textContent).toBe('')
  fireEvent.pointerUp(screen.getByRole('button', { name: 'Create' }))
  expect(await screen.findByText('Very strong')).toBeTruthy()
  vi.useRealTimers()
})
