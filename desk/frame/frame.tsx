import { Suspense, useDeferredValue, useEffect, useState, type ReactNode } from 'react'
import { Link, useLocation } from 'react-router'
import { checks, may } from '../api/call.ts'
import { useAnswer } from '../api/use-call.ts'
import { Icon } from '../parts/icon.tsx'
import { watchFocus } from '../parts/keep-focus.ts'
import { formToken, useNewRole, useSessionOver } from '../session-end.ts'
import { nameOf } from '../parts/words.ts'
import { session } from '../session.ts'
import { work } from '../today/asked.ts'
import { waitingAt } from '../today/work.ts'
import { find, useFinding } from './finding.tsx'
import { Leave } from './leave.tsx'
import { lazyPart } from './lazy-part.tsx'
import { chooseMode, wantedMode } from './mode.ts'
import { Notices } from './notices.tsx'
import { shownScreens } from './shown.ts'

const drawer = () => import('@mui/material/Drawer').then((all) => all.default)
const SessionOver = lazyPart(() => import('./session-over.tsx').then((all) => all.SessionOver))
const RoleChanged = lazyPart(() => import('./role-changed.tsx').then((all) => all.RoleChanged))
// Loaded when somebody first moves or presses, so that they do not slow down the first screen.
const Drawer = lazyPart(drawer)

/** The bar at the bottom of a phone: the first four screens that the role may see. */
const FOOT = [
  ['/', 'today'],
  ['/orders', 'orders'],
  ['/messages', 'messages'],
  ['/appointments', 'diary'],
  ['/packing', 'packing'],
  ['/products', 'products'],
] as const

/** Somebody who reaches for something has moved first. */
const FIRST_MOVES = ['pointermove', 'pointerdown', 'keydown'] as const

const isHere = (path: string, here: string) => (path === '/' ? here === '/' : here.startsWith(path))

const Menu = ({ here, onGo }: { readonly here: string; readonly onGo?: () => void }) => {
  // The same request as the first screen's, so that it is sent only once there.
  const { data } = useAnswer(work, {}, { every: 30_000, when: may('operatorWork') })
  const waiting = waitingAt(useDeferredValue(data)?.work ?? [])
  const groups = Map.groupBy(shownScreens, ({ group }) => group)
  return (
    <>
      {[...groups].map(([group, screens]) => (
        <ul key={group}>
          {screens.map(({ path, label }) => (
            <li key={path}>
              <Link
                to={path}
                aria-current={isHere(path, here) ? 'page' : undefined}
                aria-description={waiting.has(path) ? `${waiting.get(path)} waiting` : undefined}
                onClick={onGo}
              >
                {label}
                {/* How much waits there. The first screen says it in words. */}
                <span aria-hidden="true">{waiting.get(path)}</span>
              </Link>
            </li>
          ))}
        </ul>
      ))}
    </>
  )
}

const ModeButton = () => {
  const [mode, setMode] = useState(wantedMode)
  const other = mode === 'dark' ? 'light' : 'dark'
  return (
    <button
      type="button"
      className="ib"
      aria-label={`${other === 'dark' ? 'Dark' : 'Light'} mode`}
      onClick={() => {
        chooseMode(other)
        setMode(other)
      }}
    >
      <Icon name="mode" />
    </button>
  )
}

/** Who is signed in, and signing out: a plain form of the page, like signing in. */
const Who = () => (
  <form method="post" action="/desk/sign-out" className="signed-in">
    <input type="hidden" name="form" value={formToken()} />
    <p>
      {nameOf(session.name)} <span>{session.role}</span>
    </p>
    <button className="tl">Sign out</button>
  </form>
)

/** Bar, menu and foot around every screen. */
export const Frame = ({ children }: { readonly children: ReactNode }) => {
  const { pathname } = useLocation()
  const over = useSessionOver()
  const newRole = useNewRole()
  const { ask, earlyField, finding } = useFinding()
  // Undefined until the first time.
  const [menu, setMenu] = useState<boolean>()
  useEffect(watchFocus, [])
  useEffect(() => {
    const over = new AbortController()
    const fetchAll = () => {
      over.abort()
      void Promise.allSettled([find(), drawer(), checks()])
    }
    for (const move of FIRST_MOVES) addEventListener(move, fetchAll, { passive: true, signal: over.signal })
    return () => over.abort()
  }, [])
  useEffect(() => {
    // Somebody who followed a link sees in the menu where they are; the first row is visible anyway.
    if (pathname !== '/') document.querySelector('.side [aria-current]')?.scrollIntoView({ block: 'nearest' })
    scrollTo(0, 0)
  }, [pathname])
  const foot = FOOT.flatMap(([path, icon]) =>
    shownScreens
      .filter((screen) => screen.path === path)
      .map(({ label }) => ({
        path,
        icon,
        label,
      })),
  ).slice(0, 4)
  return (
    <div className="app">
      <a className="skip" href="#main">
        Skip to the content
      </a>
      <header className="bar on-house">
        {earlyField}
        <Link className="mark" to="/">
          <span>{session.house}</span>
          <em>desk</em>
        </Link>
        <button type="button" className="find lg" onClick={ask}>
          <Icon name="find" small />
          <span>Find an order, a product, a person</span>
          <kbd className="k">Ctrl K</kbd>
        </button>
        <span className="sm" />
        <div className="bar__r">
          <button type="button" className="ib sm" aria-label="Find" onClick={ask}>
            <Icon name="find" />
          </button>
          <ModeButton />
          <div className="who lg">
            <Who />
          </div>
        </div>
      </header>
      <nav className="side lg" aria-label="Desk">
        <Menu here={pathname} />
      </nav>
      <main className="main" id="main" tabIndex={-1}>
        {over ? (
          <Suspense>
            <SessionOver />
          </Suspense>
        ) : null}
        {newRole === undefined ? null : (
          <Suspense>
            <RoleChanged role={newRole} />
          </Suspense>
        )}
        {children}
      </main>
      <nav className="foot sm" aria-label="Most used">
        {foot.map(({ path, icon, label }) => (
          <Link key={path} to={path} aria-current={isHere(path, pathname) ? 'page' : undefined}>
            <Icon name={icon} />
            {label}
          </Link>
        ))}
        <button type="button" onClick={() => setMenu(true)} aria-expanded={menu ?? false}>
          <Icon name="more" />
          More
        </button>
      </nav>
      <Suspense>
        {menu === undefined ? null : (
          <Drawer open={menu} onClose={() => setMenu(false)} anchor="right">
            <nav className="side side--drawer" aria-label="All screens">
              <Menu here={pathname} onGo={() => setMenu(false)} />
              <Who />
            </nav>
          </Drawer>
        )}
      </Suspense>
      {finding}
      <Leave />
      <Notices />
    </div>
  )
}
