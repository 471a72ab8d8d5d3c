import createCache from '@emotion/cache'
import { CacheProvider } from '@emotion/react'
import { ThemeProvider } from '@mui/material/styles'
import { StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router'
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
import './styles/pieces.css'
import './styles/documents.css'
import { routes } from './app.tsx'
import { setMode, wantedMode } from './frame/mode.ts'
import { theme } from './theme.ts'

setMode(wantedMode())

/** Filled by script, never by text in the page: the policy of the desk allows no style of its own. */
const cache = createCache({ key: 'desk', speedy: true })

/** A router that may hold somebody back who would lose what they typed. */
const router = createBrowserRouter(routes, { basename: '/desk' })

createRoot(document.querySelector('#desk') as Element).render(
  <StrictMode>
    <CacheProvider value={cache}>
      <ThemeProvider theme={theme}>
        <RouterProvider router={router} />
      </ThemeProvider>
    </CacheProvider>
  </StrictMode>,
)
