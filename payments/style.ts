import { createHash } from 'node:crypto'

/**
 * The look of the hosted pages, from the tokens of the shop's brand (`brand.ts`). The value after a comma applies if
 * there is no brand.
 */
export const STYLE = `
*{box-sizing:border-box}body{margin:0;background:var(--page,Canvas);color:var(--ink,CanvasText);font:400 1.0625rem/1.5 var(--text,serif);font-variant-numeric:lining-nums tabular-nums}
.house{padding:1.5rem 1.25rem 0;text-align:center;font:400 1.5rem/1.15 var(--display,serif);letter-spacing:var(--track-mark,.2em);text-transform:uppercase}
.test{margin:0;padding:.6rem 1rem;background:var(--other-bg,Mark);color:var(--other-ink,MarkText);text-align:center;font-size:.9375rem}
main{max-width:68rem;margin:0 auto;padding:2rem 1.25rem 4rem;display:grid;gap:3rem}
h1,h2{font-weight:400;line-height:1.15;margin:0;letter-spacing:-.005em}h1{font:400 2.25rem/1.15 var(--display,serif)}h2{font-size:1.375rem}
p{margin:0}.after{margin:.75rem 0 1.5rem}.muted{color:var(--ink-2,GrayText)}.small{font-size:.9375rem}b{font-weight:500}
ul{list-style:none;margin:1.5rem 0 0;padding:0;border-top:1px solid var(--ink,CanvasText)}li{display:flex;justify-content:space-between;gap:1.5rem;padding:.8rem 0;border-bottom:1px solid var(--rule,GrayText)}li span:last-child{white-space:nowrap}
.num{white-space:nowrap}.label{font:400 .9375rem/1.5 var(--text,serif)}.sum{font:400 2.5rem/1.15 var(--display,serif);margin-top:.35rem}
form,.ways{display:grid;gap:1.5rem;align-content:start}.all{grid-column:1/-1}.ways>form+form{border-top:1px solid var(--rule,GrayText);padding-top:2rem}.ways>form{padding-bottom:.5rem}
fieldset{border:0;margin:0;padding:0;display:grid;gap:1.25rem}legend{padding:0;font-size:1.375rem;margin-bottom:.75rem}
label{display:block;font-size:.9375rem;color:var(--ink-2,GrayText)}
input[type=text]{display:block;width:100%;min-height:3.25rem;padding:.4rem 0;font:inherit;font-size:1.125rem;color:inherit;background:transparent;border:0;border-bottom:1px solid var(--edge,GrayText);border-radius:0}
input::placeholder{color:var(--ink-3,GrayText);opacity:1}
input[aria-invalid]{border-bottom:2px solid var(--error,CanvasText)}
.two{display:grid;grid-template-columns:1fr 1fr;gap:1.5rem}
button{font:inherit;min-height:3.5rem;cursor:pointer;background:var(--act,CanvasText);color:var(--on-act,Canvas);border:1px solid var(--act,CanvasText);letter-spacing:.06em;padding:0 2rem}
button.line{background:transparent;color:var(--ink,CanvasText);border-color:var(--ink,CanvasText)}
button.link{background:none;border:0;padding:0;min-height:2.75rem;color:inherit;letter-spacing:0;text-decoration:underline;text-underline-offset:.22em;text-decoration-thickness:1px;justify-self:start}
a{color:inherit;text-underline-offset:.22em;text-decoration-thickness:1px}
:focus-visible{outline:2px solid var(--focus,CanvasText);outline-offset:3px}
.problem{background:var(--error-bg,Mark);color:var(--error,MarkText);padding:1rem 1.25rem}
.panel{background:var(--linen,Field);padding:1.5rem;align-self:start}.panel form{gap:.75rem}.panel h2+p{margin:.25rem 0 1rem}
dl{display:grid;grid-template-columns:auto 1fr;gap:.35rem 1.25rem;margin:.75rem 0 1rem}dt{white-space:nowrap}dd{margin:0;color:var(--ink-2,GrayText)}
details{border-top:1px solid var(--rule,GrayText);padding-top:1rem}details.panel{border:0;padding:.75rem 1.5rem}summary{cursor:pointer;min-height:2.75rem;line-height:2.75rem}
.row,form.row{display:flex;flex-wrap:wrap;gap:.75rem}
@media(max-width:30rem){dl{grid-template-columns:1fr;gap:0}dd{margin-bottom:.5rem}}
@media(min-width:60rem){main{grid-template-columns:5fr 6fr;gap:6rem;padding-top:4rem}}
`

/** Asks every two seconds whether the request was answered, and then shows what came of it. */
export const POLL =
  "setInterval(()=>fetch(location.pathname+'/waiting').then(a=>a.json()).then(w=>{if(!w)location.reload()}).catch(()=>{}),2000)"

/** What the policy of a page must name for `POLL` to run. */
export const POLL_HASH = `'sha256-${createHash('sha256').update(POLL).digest('base64')}'`
