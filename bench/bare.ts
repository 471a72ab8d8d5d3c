import { createElement, type ReactNode } from 'react'
import { hydrateRoot } from 'react-dom/client'

/** An element of a page reduced to tag, class and children. */
type Bare = string | BareElement
interface BareElement extends Array<Bare> {
  0: string
  1: string
}

const made = (bare: Bare, key: number): ReactNode => {
  if (typeof bare === 'string') return bare
  const [tag = '', className = '', ...children] = bare
  return createElement(tag, { key, ...(className && { className }) }, ...children.map(made))
}

/** The reference for the hydration of a page: React, and as many elements of the same shape, and nothing else. */
const [place] = document.body.children
const tree = document.querySelector('script[type="application/json"]')?.textContent
if (place && tree) {
  const read: Bare = JSON.parse(tree)
  hydrateRoot(place, made(read, 0))
  document.documentElement.dataset.hydrated = ''
}
