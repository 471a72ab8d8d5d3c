import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { OfferedContext } from '#web/lib/offered.ts'
import { SumTable } from './sum-table.tsx'

afterEach(cleanup)

const sum = <SumTable pieces={1} goods={9_464_00} tax={[]} total={9_464_00} />

it('names engraving only where the backend makes pieces personal', () => {
  render(<OfferedContext value={['bag', 'personalise']}>{sum}</OfferedContext>)
  expect(screen.getByText('Engraving')).toBeTruthy()
  cleanup()
  render(<OfferedContext value={['bag']}>{sum}</OfferedContext>)
  expect(screen.queryByText('Engraving')).toBeNull()
  expect(screen.getByText('Insured shipping')).toBeTruthy()
})
