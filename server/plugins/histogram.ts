const SECONDS = [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10]

interface Series {
  labels: string
  buckets: number[]
  count: number
  sum: number
}

/** `m[key]`, created if it is missing. */
const within = <V>(map: Map<string, V>, key: string, make: () => V): V => {
  let value = map.get(key)
  if (value === undefined) map.set(key, (value = make()))
  return value
}
const newMap = <V>() => new Map<string, V>()

/**
 * A histogram in the format of Prometheus. prom-client sorts and hashes its labels at every observation, which was 4 %
 * of a request's CPU; one string of all labels was 1 %, because each new string is hashed.
 */
export const createHistogram = (name: string, help: string, labels: readonly string[]) => {
  const all: Series[] = []
  const found = newMap<Map<string, Map<string, Series>>>()
  const begin = (...values: string[]) => {
    const written = labels.map((label, n) => `${label}="${values[n] ?? ''}"`).join(',')
    const series: Series = { labels: written, buckets: SECONDS.map(() => 0), count: 0, sum: 0 }
    all.push(series)
    return series
  }
  return {
    /** One observation, with the values of the labels: two or three. */
    observe: (ms: number, first: string, second: string, third = '') => {
      const places = within(within(found, first, newMap<Map<string, Series>>), second, newMap<Series>)
      const series = places.get(third) ?? within(places, third, () => begin(first, second, third))
      const seconds = ms / 1_000
      series.count += 1
      series.sum += seconds
      let place = 0
      while (seconds > (SECONDS[place] ?? Infinity)) place += 1
      if (place < SECONDS.length) series.buckets[place] = (series.buckets[place] ?? 0) + 1
    },
    text: () => {
      const lines = [`# HELP ${name} ${help}`, `# TYPE ${name} histogram`]
      for (const { labels: written, buckets, count, sum } of all) {
        let below = 0
        SECONDS.forEach((limit, n) => {
          below += buckets[n] ?? 0
          lines.push(`${name}_bucket{le="${limit}",${written}} ${below}`)
        })
        lines.push(`${name}_bucket{le="+Inf",${written}} ${count}`)
        lines.push(`${name}_sum{${written}} ${sum}`, `${name}_count{${written}} ${count}`)
      }
      return `${lines.join('\n')}\n`
    },
  }
}
