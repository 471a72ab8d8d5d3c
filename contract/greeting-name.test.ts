import { expect, it } from 'vitest'
import { greetingName } from './greeting-name.ts'

it.each([
  ['Meera Raghavan', 'Meera'],
  ['  Meera   Raghavan ', 'Meera'],
  ['Dr. Priya  Rao', 'Dr. Priya Rao'],
  ['Smt Lakshmi Iyer', 'Smt Lakshmi Iyer'],
  ['P. V. Sindhu', 'P. V. Sindhu'],
  ['K Shankar', 'K Shankar'],
  ['मीरा राघवन', 'मीरा'],
  ['', ''],
])('%j is greeted as %j', (name, greeted) => {
  expect(greetingName(name)).toBe(greeted)
})
