import { apart, curve, namePlace, onPlan, place, PLAN, ringOf, type Spot } from './plan-geometry.ts'
import type { StoreEntry } from './store-query.ts'
import styles from './city-plan.module.css'
import { t } from '#web/words/t.ts'

/**
 * The city around a store, drawn from its own data: sea, parks and streets in outline, rings of one, two and three
 * kilometres. No tiles, no borders, nothing from outside.
 */
export const CityPlan = ({
  store,
  here,
}: {
  store: Pick<StoreEntry, 'city' | 'addressLines' | 'latitude' | 'longitude' | 'plan'>
  /** The visitor's location, with consent. */
  here?: Spot | undefined
}) => {
  const lines = store.plan.map(({ kind, name, points }, n) => ({
    key: `${kind} ${n}`,
    kind,
    name,
    at: points.map(([latitude = 0, longitude = 0]) => place(store, { latitude, longitude })),
  }))
  const [x, y] = [PLAN.width / 2, PLAN.height / 2]
  const visitor = here && place(store, here)
  const shown = visitor && onPlan(visitor) ? visitor : undefined
  const named = lines.flatMap(({ key, kind, name, at }) => {
    const spot = name && namePlace(at, kind === 'PARK' || kind === 'WATER')
    return name && spot ? [{ key, name, spot }] : []
  })
  return (
    <svg
      className={styles.plan}
      viewBox={`0 0 ${PLAN.width} ${PLAN.height}`}
      role="img"
      aria-label={t('stores.plan', { city: store.city, street: store.addressLines[0] ?? store.city })}
    >
      <rect className={styles.background} width={PLAN.width} height={PLAN.height} />
      {lines.map(({ key, kind, at }) =>
        kind === 'PARK' || kind === 'WATER' ? (
          <path key={key} className={kind === 'PARK' ? styles.park : styles.water} d={curve(at, true)} />
        ) : null,
      )}
      {lines.map(({ key, kind, at }) =>
        kind === 'COAST' ? <path key={key} className={styles.coast} d={curve(at)} /> : null,
      )}
      {lines.map(({ key, kind, name, at }) =>
        kind === 'STREET' ? (
          <path key={key} className={name ? styles.street : styles.lane} d={curve(at)} />
        ) : null,
      )}
      {PLAN.ringsKm.map((km) => (
        <g key={km}>
          <circle className={styles.ring} cx={x} cy={y} r={ringOf(km)} />
          <text className={styles.km} x={x} y={y + ringOf(km) + 6} textAnchor="middle">
            {t('stores.km', { km })}
          </text>
        </g>
      ))}
      {apart(named).map(({ key, name, spot }) => (
        <text key={key} className={styles.name} x={spot[0]} y={spot[1] + 5} textAnchor="middle">
          {name}
        </text>
      ))}
      {shown ? (
        <g>
          <circle className={styles.here} cx={shown[0]} cy={shown[1]} r="10" />
          <text className={styles.name} x={shown[0]} y={shown[1] - 18} textAnchor="middle">
            {t('stores.you')}
          </text>
        </g>
      ) : null}
      <circle className={styles.halo} cx={x} cy={y} r="26" />
      <circle className={styles.store} cx={x} cy={y} r="11" />
      <g className={styles.north} transform={`translate(${PLAN.width - 92} 84)`}>
        <path d="M0 24V-18M-8 -8L0 -20L8 -8" />
        <text y="-28" textAnchor="middle">
          {t('stores.north')}
        </text>
      </g>
    </svg>
  )
}
