import { startTransition, StrictMode } from 'react'
import { createRoot } from 'react-dom/client'
import { createBrowserRouter, RouterProvider } from 'react-router'
import favicon from '#brand/favicon.svg'
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
import { callThem } from './parts/words.ts'
import { session } from './session.ts'
import { setMode, wantedMode } from './frame/mode.ts'

setMode(wantedMode())
callThem(session.names ?? {})

document.head.append(Object.assign(document.createElement('link'), { rel: 'icon', href: favicon }))

/** A router that can hold somebody back who would lose unsaved input. */
const router = createBrowserRouter(routes, { basename: '/desk' })

const root = createRoot(document.querySelector('#desk') as Element)
// Rendered in slices, between which a phone can react to a touch.
startTransition(() =>
  root.render(
    <StrictMode>
      <RouterProvider router={router} />
    </StrictMode>,
  ),
)
