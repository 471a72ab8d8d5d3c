import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { ThemeProvider } from '@mui/material/styles'
import type { ReactNode } from 'react'
import { theme } from '../theme.ts'

/** Filled by script, never as text in the page: the policy of the desk allows no inline styles. */
const cache = createCache({ key: 'desk', speedy: true })

/** What MUI's components need around them. */
export const Themed = ({ children }: { readonly children: ReactNode }) => (
  <CacheProvider value={cache}>
    <ThemeProvider theme={theme}>{children}</ThemeProvider>
  </CacheProvider>
)
