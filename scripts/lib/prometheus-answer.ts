import Type, { type Static } from 'typebox'
import { checked } from '#program/json-file.ts'

const Answer = Type.Object({
  status: Type.String(),
  error: Type.Optional(Type.String()),
  data: Type.Optional(
    Type.Object({
      result: Type.Optional(Type.Array(Type.Unknown())),
      activeTargets: Type.Optional(
        Type.Array(
          Type.Object({ health: Type.String(), scrapeUrl: Type.String(), lastError: Type.String() }),
        ),
      ),
      alerts: Type.Optional(
        Type.Array(Type.Object({ state: Type.String(), labels: Type.Object({ alertname: Type.String() }) })),
      ),
    }),
  ),
})
type Data = NonNullable<Static<typeof Answer>['data']>

/** An answer of Prometheus's HTTP API (`/api/v1/…`). Throws if it is not a success. */
export const prometheusData = (path: string, answer: unknown): Data => {
  const { status, error, data } = checked(`Prometheus, ${path},`, Answer, answer)
  if (status !== 'success' || !data) throw new Error(`Prometheus, ${path}: ${error ?? status}`)
  return data
}

/** The names of the alerts that fire. */
export const firingOf = ({ alerts = [] }: Data): string[] =>
  alerts.filter(({ state }) => state === 'firing').map(({ labels }) => labels.alertname)
