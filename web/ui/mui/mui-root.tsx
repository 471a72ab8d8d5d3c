import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { ThemeProvider } from '@mui/system'
import { createContext, useContext, type ReactNode } from 'react'
import { StyleSinkContext, type StyleSink } from './style-sink.ts'
import { theme } from './theme.ts'
import './mui.css'

const InsideContext = createContext(false)

/** Emotion writes into the sink instead of between the elements; see docs/decisions/0002-router-and-mui-loading.md. */
const serverCache = (sink: StyleSink) => {
  if (sink.cache) return sink.cache
  const cache = createCache({ key: 'css' })
  cache.compat = true
  const insert = cache.insert
  cache.insert = (...args) => {
    const [selector, serialized] = args
    if (selector === '' && !cache.inserted[serialized.name]) sink.globals.push(serialized.name)
    return insert(...args)
  }
  sink.cache = cache
  return cache
}

/**
 * Put this around anything made of MUI: it brings the house's theme. It is not at the root of the app, because then
 * every catalogue page would load MUI. Inside another one it adds nothing. The colour mode needs no provider: the
 * theme names tokens, which follow the document's attribute.
 */
export const MuiRoot = ({ children }: { children: ReactNode }) => {
  const inside = useContext(InsideContext)
  const sink = useContext(StyleSinkContext)
  if (inside) return children
  const themed = (
    <InsideContext value={true}>
      <ThemeProvider theme={theme}>{children}</ThemeProvider>
    </InsideContext>
  )
  return sink ? <CacheProvider value={serverCache(sink)}>{themed}</CacheProvider> : themed
}
