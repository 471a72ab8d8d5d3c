import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { ThemeProvider } from '@mui/material/styles'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { BrowserRouter } from 'react-router'
import '#brand/tokens.css'
import '#brand/fonts.css'
import '#brand/brand.css'
import './styles/base.css'
import './styles/frame.css'
import './styles/parts.css'
import './styles/tables.css'
import './styles/forms.css'
import './styles/layout.css'
import './styles/screens.css'
import './styles/today.css'
import './styles/orders.css'
import './styles/order.css'
import './styles/lists.css'
import { App } from './app.tsx'
import { setMode, wantedMode } from './frame/mode.ts'
import { theme } from './theme.ts'

setMode(wantedMode())

/** Filled by script, never by text in the page: the policy of the desk allows no style of its own. */
const cache = createCache({ key: 'desk', speedy: true })

createRoot(document.querySelector('#desk') as Element).render(
  <StrictMode>
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <BrowserRouter basename="/desk">
          <App />
        </BrowserRouter>
      </ThemeProvider>
    </CacheProvider>
  </StrictMode>,
)
