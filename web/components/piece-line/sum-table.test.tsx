import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, it } from 'vitest'
import { SumTable } from './sum-table.tsx'

afterEach(cleanup)

it('names engraving only where something is engraved', () => {
  const sum = { pieces: 1, goods: 9_464_00, tax: [], total: 9_464_00 }
  render(<SumTable {...sum} engraved />)
  expect(screen.getByText('Engraving')).toBeTruthy()
  cleanup()
  render(<SumTable {...sum} />)
  expect(screen.queryByText('Engraving')).toBeNull()
  expect(screen.getByText('Insured shipping')).toBeTruthy()
})
