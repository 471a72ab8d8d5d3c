import { readFileSync, writeFileSync } from 'node:fs'
import type { ReadName } from './shop.ts'

/** What one read of another shop came to. */
export interface Figures {
  /** CPU of all its programs and of PostgreSQL for one answer. Milliseconds. */
  readonly cpu: number
  readonly perSecond: number
  /** Milliseconds, of 10 connections and of 50. */
  readonly p99: number
  readonly p99Of50?: number
}

export interface PeerFigures {
  readonly version?: string
  readonly licence?: string
  /** Resident memory of all its programs after the rounds. Megabytes. */
  readonly memory?: number
  readonly reads: Partial<Record<ReadName, Figures>>
}

/** What other shops came to in one run. */
export interface Peers {
  /** Day of the run, ISO 8601. */
  readonly date: string
  readonly where: string
  readonly shops: Readonly<Record<string, PeerFigures>>
}

const FILE = 'bench/recorded-peers.json'

/** The figures of the last run that was kept: what we are set beside where the other shops are not measured. */
export const recordedPeers = (): Peers => JSON.parse(readFileSync(FILE, 'utf8')) as Peers

/** Makes this run the one that later ones are set beside. */
export const recordPeers = (peers: Peers) => writeFileSync(FILE, `${JSON.stringify(peers, null, 2)}\n`)
