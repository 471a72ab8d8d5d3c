import { escapeHtml } from '#program/escape-html.ts'
import { STYLE } from './style.ts'

/** One page of the provider: what is different between them. */
export interface Content {
  readonly title: string
  readonly body: string
}

/** Whose account this is: who is paid, as a bank page says it, and the icon of the tab. */
export interface House {
  readonly name?: string | undefined
  readonly icon: boolean
}

/** The whole document around the content of a page. */
export const documentOf = ({ name, icon }: House, { title, body }: Content): string => `<!doctype html>
<html lang="en-IN"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width,initial-scale=1">
<title>${escapeHtml(name === undefined ? title : `${title} – ${name}`)}</title><meta name="robots" content="noindex">${
  icon ? '<link rel="icon" href="/brand/favicon.svg" type="image/svg+xml">' : ''
}
<link rel="stylesheet" href="/brand/tokens.css"><link rel="stylesheet" href="/brand/fonts.css"><style>${STYLE}</style></head>
<body><header><p class="test">A test: no money moves here. This page stands in for the payment provider.</p>${
  name === undefined ? '' : `<p class="house">${escapeHtml(name)}</p>`
}</header>
<main>${body}</main></body></html>`
