import { closeSync, existsSync, fsyncSync, openSync, readFileSync, renameSync, writeSync } from 'node:fs'
import { join } from 'node:path'
import type Stripe from 'stripe'
import { makeFolder } from '#program/folder.ts'

/** A checkout session with the members that the API does not show. */
export interface StoredSession {
  readonly session: Stripe.Checkout.Session
  readonly items: readonly Stripe.LineItem[]
  /** How many times a card was tried. */
  readonly tries: number
  /** The shopper is at the bank's extra step. */
  readonly extraStep: boolean
  /** A request to a UPI id that nobody has answered yet. */
  readonly upi?: UpiRequest
  /** Why the last try failed, if the shopper was not at the page. */
  readonly problem?: string
  /** When money that comes later arrives (milliseconds); undefined if it does not. */
  readonly settlesAt?: number
  readonly settlesWith?: 'success' | 'failure'
}

/** A request in the app of a UPI id's owner, until a time (milliseconds). */
interface UpiRequest {
  readonly vpa: string
  readonly until: number
  readonly after?: AfterPayment
}

/** What a payment was made with. */
export type Means = { readonly type: 'card' } | { readonly type: 'upi'; readonly vpa: string }

/** One event on its way to the webhook address. */
export interface Delivery {
  readonly eventId: string
  readonly tries: number
  readonly dueAt: number
  readonly done: boolean
}

/** An answered request, kept so that a repeat gets the same answer. */
export interface Answered {
  readonly key: string
  readonly fingerprint: string
  readonly status: number
  readonly body: unknown
  readonly at: number
}

/**
 * What happens after a payment, as test cards of the peer have it: refunds that arrive later, that fail later, that wait
 * and then fail; a dispute or an inquiry at once.
 */
export type AfterPayment = 'refund-pending' | 'refund-fails' | 'refund-pending-fails' | 'disputed' | 'inquiry'

/** The bank's last word on a refund, due later. */
export interface Later {
  readonly dueAt: number
  readonly refund: string
  readonly to: 'succeeded' | 'failed'
}

interface Tables {
  sessions: StoredSession
  intents: Stripe.PaymentIntent
  refunds: Stripe.Refund
  events: Stripe.Event
  deliveries: Delivery
  answers: Answered
  disputes: Stripe.Dispute
  /** By payment intent. */
  after: AfterPayment
  later: Later
  /** By payment intent. */
  means: Means
}
type Table = keyof Tables
/** A change of one object; undefined removes it. */
export type Put = { [T in Table]: readonly [T, string, Tables[T] | undefined] }[Table]

const TABLES: Readonly<Record<Table, true>> = {
  sessions: true,
  intents: true,
  refunds: true,
  events: true,
  deliveries: true,
  answers: true,
  disputes: true,
  after: true,
  later: true,
  means: true,
}
const isPut = (value: unknown): value is Put =>
  Array.isArray(value) &&
  typeof value[0] === 'string' &&
  Object.hasOwn(TABLES, value[0]) &&
  typeof value[1] === 'string'

/** The changes in one line of the file; none if the line was not written to its end. */
const putsIn = (line: string): Put[] => {
  try {
    const changes: unknown = JSON.parse(line)
    return Array.isArray(changes) ? changes.filter(isPut) : []
  } catch {
    return []
  }
}

/**
 * Everything the provider knows, in memory and in one append-only file. A change is one line, written before it is
 * answered, so a killed process loses nothing; a torn last line was never answered and is dropped at the next start.
 */
export class Store {
  readonly sessions = new Map<string, StoredSession>()
  readonly intents = new Map<string, Stripe.PaymentIntent>()
  readonly refunds = new Map<string, Stripe.Refund>()
  readonly events = new Map<string, Stripe.Event>()
  readonly deliveries = new Map<string, Delivery>()
  readonly answers = new Map<string, Answered>()
  readonly disputes = new Map<string, Stripe.Dispute>()
  readonly after = new Map<string, AfterPayment>()
  readonly later = new Map<string, Later>()
  readonly means = new Map<string, Means>()
  #fd: number | undefined

  /** Reads the folder's file and writes to it from now on. Without it everything lives in memory. */
  open(folder: string) {
    makeFolder(folder, 'DATA_DIR')
    const file = join(folder, 'payments.jsonl')
    if (existsSync(file)) this.#read(file)
    this.#compact(file)
    this.#fd = openSync(file, 'a')
  }

  /** Applies changes together: all of them are in the file, or none. */
  put(...changes: Put[]) {
    if (changes.length === 0) return
    if (this.#fd !== undefined) writeSync(this.#fd, `${JSON.stringify(changes)}\n`)
    for (const change of changes) this.#apply(change)
  }

  close() {
    if (this.#fd === undefined) return
    fsyncSync(this.#fd)
    closeSync(this.#fd)
    this.#fd = undefined
  }

  #apply([table, key, value]: Put) {
    const all: Map<string, unknown> = this[table]
    if (value === undefined || value === null) all.delete(key)
    else all.set(key, value)
  }

  #read(file: string) {
    for (const line of readFileSync(file, 'utf8').split('\n')) {
      if (line === '') continue
      for (const change of putsIn(line)) this.#apply(change)
    }
  }

  /**
   * Rewrites the file with one line per object, so that it does not grow for ever. The new file replaces the old one in
   * one step.
   */
  #compact(file: string) {
    const fd = openSync(`${file}.new`, 'w')
    const write = (change: Put) => writeSync(fd, `${JSON.stringify([change])}\n`)
    for (const [key, value] of this.sessions) write(['sessions', key, value])
    for (const [key, value] of this.intents) write(['intents', key, value])
    for (const [key, value] of this.refunds) write(['refunds', key, value])
    for (const [key, value] of this.events) write(['events', key, value])
    for (const [key, value] of this.deliveries) write(['deliveries', key, value])
    for (const [key, value] of this.answers) write(['answers', key, value])
    for (const [key, value] of this.disputes) write(['disputes', key, value])
    for (const [key, value] of this.after) write(['after', key, value])
    for (const [key, value] of this.later) write(['later', key, value])
    for (const [key, value] of this.means) write(['means', key, value])
    fsyncSync(fd)
    closeSync(fd)
    renameSync(`${file}.new`, file)
  }
}
