import Type from 'typebox'
import { readJson } from '#program/json-file.ts'

const Dashboard = Type.Object({
  panels: Type.Array(
    Type.Object({ title: Type.String(), targets: Type.Array(Type.Object({ expr: Type.String() })) }),
  ),
})

/** Every query of ops/grafana-dashboard.json, with the title of its panel. */
export const dashboardQueries = (): readonly { readonly title: string; readonly expr: string }[] =>
  readJson('ops/grafana-dashboard.json', Dashboard).panels.flatMap(({ title, targets }) =>
    targets.map(({ expr }) => ({ title, expr })),
  )
