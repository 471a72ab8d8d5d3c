import { writeFileSync } from 'node:fs'
import Type, { type Static, type TSchema } from 'typebox'
import { readJson } from '#program/json-file.ts'
import type { ReadName } from './shop.ts'

const Figures = Type.Object({
  /** CPU of all its programs and of PostgreSQL for one answer. Milliseconds. */
  cpu: Type.Number(),
  perSecond: Type.Number(),
  /** Milliseconds, with 10 connections and with 50. */
  p99: Type.Number(),
  p99Of50: Type.Optional(Type.Number()),
})
/** The results of one read in another shop. */
export type Figures = Static<typeof Figures>

const ofRead = Type.Optional(Figures)
const PeerFigures = Type.Object({
  version: Type.Optional(Type.String()),
  licence: Type.Optional(Type.String()),
  /** Resident memory of all its programs after the rounds. Megabytes. */
  memory: Type.Optional(Type.Number()),
  reads: Type.Object({
    list: ofRead,
    facets: ofRead,
    product: ofRead,
    page: ofRead,
    stored: ofRead,
  } satisfies Record<ReadName, TSchema>),
})
export type PeerFigures = Static<typeof PeerFigures>

const Peers = Type.Object({
  /** Day of the run, ISO 8601. */
  date: Type.String(),
  where: Type.String(),
  shops: Type.Record(Type.String(), PeerFigures),
})
/** The results of other shops in one run. */
export type Peers = Static<typeof Peers>

const FILE = 'bench/recorded-peers.json'

/** The figures of the last stored run, for comparison if the other shops are not measured. */
export const recordedPeers = (): Peers => readJson(FILE, Peers)

/** Stores this run, for comparison with later ones. */
export const recordPeers = (peers: Peers) => writeFileSync(FILE, `${JSON.stringify(peers, null, 2)}\n`)
