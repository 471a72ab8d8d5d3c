import { createContext } from 'react'
import type { EmotionCache } from '@emotion/cache'

/** One rendered page's emotion styles. Set on the server only; kept apart so that pages without MUI load no emotion. */
export interface StyleSink {
  cache?: EmotionCache
  /** Names of inserted global styles, in order. */
  globals: string[]
}

export const StyleSinkContext = createContext<StyleSink | undefined>(undefined)

/** The `<style>` elements of what was rendered; empty for a page without MUI. */
export const styleTags = ({ cache, globals }: StyleSink): string => {
  if (!cache) return ''
  const style = (key: string, css: string) => `<style data-emotion="${key}">${css}</style>`
  const names: string[] = []
  let css = ''
  for (const [name, text] of Object.entries(cache.inserted)) {
    if (typeof text !== 'string' || globals.includes(name)) continue
    names.push(name)
    css += text
  }
  const global = globals.map((name) =>
    style(`${cache.key}-global ${name}`, String(cache.inserted[name] ?? '')),
  )
  return global.join('') + (names.length > 0 ? style(`${cache.key} ${names.join(' ')}`, css) : '')
}
