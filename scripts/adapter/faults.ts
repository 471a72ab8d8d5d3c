import type { Whole } from './whole.ts'

/** Pages and the least that each must do while Medusa is not itself. */
const PAGES = ['/', '/jewellery', '/jewellery/rings?sort=price-asc', '/login', '/track'] as const
const LONGEST_MS = 4_000

interface Seen {
  status: number
  ms: number
  isWhole: boolean
}

const look = async (url: string): Promise<Seen> => {
  const from = performance.now()
  const answer = await fetch(url, { redirect: 'manual', signal: AbortSignal.timeout(15_000) })
  const text = await answer.text()
  return {
    status: answer.status,
    ms: Math.round(performance.now() - from),
    isWhole: answer.status >= 300 || text.includes('</html>'),
  }
}

/** The shop's pages with Medusa stopped, hanging, and started again: each answers, in time and whole. */
export const proveFaults = async (whole: Whole, say: (line: string) => void): Promise<boolean> => {
  const product = await fetch(`${whole.adapter.url}/api/products?limit=1`)
    .then((answer) => answer.json())
    .then((list: { products: { slug: string }[] }) => `/product/${list.products[0]?.slug ?? ''}`)
  const states: [string, () => Promise<void> | void, () => Promise<void> | void][] = [
    ['as it should be', () => undefined, () => undefined],
    ['Medusa hangs', () => whole.engine.signal('SIGSTOP'), () => whole.engine.signal('SIGCONT')],
    ['Medusa is stopped', () => whole.engine.kill(), () => whole.engine.start()],
  ]
  let isGood = true
  say('| Medusa | page | status | ms |\n| --- | --- | --- | --- |')
  for (const [name, begin, end] of states) {
    await begin()
    for (const path of [...PAGES, product]) {
      const { status, ms, isWhole } = await look(whole.url + path)
      const isRight = isWhole && status < 500 && ms < LONGEST_MS
      isGood &&= isRight
      say(`| ${name} | ${path} | ${status} | ${ms}${isRight ? '' : ' WRONG'} |`)
    }
    const bag = await look(`${whole.adapter.url}/api/bag`)
    say(`| ${name} | the bag of nobody, at the adapter | ${bag.status} | ${bag.ms} |`)
    await end()
  }
  return isGood
}
