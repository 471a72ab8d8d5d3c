import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { Compile } from 'typebox/compile'
import { endpoints } from '#contract/endpoints.ts'
import { XSS_ADDRESSES, XSS_TEXTS } from './xss-texts.ts'

/**
 * A backend whose every text is hostile, as if somebody who writes content, or an earlier shopper, had put markup into
 * each text field: it passes requests on and adds a payload to each text of each answer, if the contract allows it.
 * Ids, words of a closed list and texts with a shape in the contract are not changed.
 */
export interface PoisonedBackend {
  readonly url: string
  /** How many texts were made hostile, by answer. */
  readonly done: Map<string, number>
  /** Answers that are passed on unchanged, by endpoint name. */
  readonly spared: Set<string>
  close: () => Promise<void>
}

/** Texts that lead on or sign in: with these poisoned, nothing would be shown at all. */
const KEPT =
  /^(?:_id|id|slug|slugs|.*Id|ids|token|key|kind|country|metal|purity|size|stone|stoneQuality|path|link|next|reference|number|version|features|content|startsAt|code|lab|facet|value|values|place)$/
const ADDRESS = /^(?:url|href|image|images|bannerImage|canonicalUrl|ogImage|ogUrl|gallery|src|.*Url)$/
const DATE = /^\d{4}-\d\d-\d\d/

interface Place {
  holder: Record<string, unknown>
  key: string
  before: string
  hostile: string
}

const matchers = endpoints.map(({ endpoint }) => ({
  endpoint,
  pattern: new RegExp(`^${endpoint.path.replaceAll(/:\w+/g, '[^/]+')}$`),
  checker: Compile(endpoint.answer),
}))

export const startPoisonedBackend = async (target: string): Promise<PoisonedBackend> => {
  const done = new Map<string, number>()
  const spared = new Set<string>()
  let turn = 0
  const next = (texts: readonly string[]): string => texts[(turn += 1) % texts.length] ?? ''

  /** Every text that may be words, with its hostile form. The texts of a list are listed under the list's name. */
  const placesIn = (value: unknown, listName = ''): Place[] => {
    if (typeof value !== 'object' || value === null) return []
    const holder = value as Record<string, unknown>
    return Object.entries(holder).flatMap(([key, member]): Place[] => {
      const name = Array.isArray(value) ? listName : key
      if (typeof member !== 'string') return placesIn(member, name)
      if (KEPT.test(name) || DATE.test(member)) return []
      const hostile = ADDRESS.test(name) ? next(XSS_ADDRESSES) : `${member} ${next(XSS_TEXTS)}`
      return [{ holder, key, before: member, hostile }]
    })
  }

  const server = createServer(async (incoming, outgoing) => {
    const chunks: Buffer[] = []
    for await (const chunk of incoming) chunks.push(chunk as Buffer)
    const headers = new Headers()
    for (const [name, value] of Object.entries(incoming.headers))
      if (typeof value === 'string' && !['host', 'connection', 'content-length'].includes(name))
        headers.set(name, value)
    const method = incoming.method ?? 'GET'
    try {
      const answer = await fetch(target + incoming.url, {
        method,
        headers,
        ...(chunks.length > 0 && { body: Buffer.concat(chunks) }),
      })
      const type = answer.headers.get('content-type') ?? ''
      const pathname = (incoming.url ?? '').split('?', 1)[0] ?? ''
      const found = matchers.find(
        ({ endpoint, pattern }) => endpoint.method === method && pattern.test(pathname),
      )
      outgoing.setHeader('content-type', type)
      outgoing.statusCode = answer.status
      if (!found || !answer.ok || !type.includes('json') || spared.has(found.endpoint.name)) {
        if (answer.body && type.includes('event-stream')) return void outgoing.end()
        return void outgoing.end(Buffer.from(await answer.arrayBuffer()))
      }
      const body: unknown = await answer.json()
      let many = 0
      for (const { holder, key, before, hostile } of placesIn(body)) {
        holder[key] = hostile
        // A text with a shape in the contract cannot be hostile: the BFF would refuse the whole answer.
        if (found.checker.Check(body)) many += 1
        else holder[key] = before
      }
      done.set(found.endpoint.name, (done.get(found.endpoint.name) ?? 0) + many)
      outgoing.end(JSON.stringify(body))
    } catch {
      outgoing.destroy()
    }
  })
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    done,
    spared,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections()
        server.close(() => resolve())
      }),
  }
}
