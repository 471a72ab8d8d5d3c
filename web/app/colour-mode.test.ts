import { beforeEach, describe, expect, it } from 'vitest'
import { COLOUR_MODE_KEY, COLOUR_SCRIPT, readMode, setColourMode } from './colour-mode.ts'

const root = document.documentElement
const init = () => new Function(COLOUR_SCRIPT)() as void

describe('specification 1: colour mode', () => {
  beforeEach(() => {
    localStorage.clear()
    root.dataset.colourMode = 'light'
  })

  it('is kept in local storage under colour-mode', () => {
    setColourMode('dark')
    expect(localStorage.getItem('colour-mode')).toBe('dark')
    expect(COLOUR_MODE_KEY).toBe('colour-mode')
    expect(root.dataset.colourMode).toBe('dark')
  })
  it('is light by default; system mode and garbage are light', () => {
    expect([null, 'system', 'light', '{"a":1}', 'DARK'].map(readMode)).toEqual(Array(5).fill('light'))
  })
  it('is applied before the first paint', () => {
    localStorage.setItem(COLOUR_MODE_KEY, 'dark')
    init()
    expect(root.dataset.colourMode).toBe('dark')
  })
  it('does not follow a stored system', () => {
    localStorage.setItem(COLOUR_MODE_KEY, 'system')
    init()
    expect(root.dataset.colourMode).toBe('light')
  })
})
