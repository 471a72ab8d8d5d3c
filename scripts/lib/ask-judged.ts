import { ProductPage } from '#contract/catalogue.ts'
import { checked } from '#program/json-file.ts'
import { LOOKED_AT, ndcg, type Judge } from './judged-search.ts'

/** A question and how it was answered. */
export interface Judged extends Judge {
  /** nDCG of the first answers. */
  readonly score: number
  /** The grade of the very first. */
  readonly first: number
  readonly shown: readonly string[]
}

/** Asks a backend. Throws an Error if it refuses. */
export const ask = async (address: string, judge: Judge): Promise<Judged> => {
  const answer = await fetch(
    `${address}/api/products?limit=${LOOKED_AT}&search=${encodeURIComponent(judge.search)}`,
  )
  if (!answer.ok) throw new Error(`'${judge.search}' is answered with ${answer.status}`)
  const { products, search } = checked(address, ProductPage, await answer.json())
  const answers = [
    ...(search?.pages ?? []).map(({ path }) => ({ name: path, grade: judge.ofPage(path) })),
    ...products.map(({ slug = '' }) => ({ name: slug, grade: judge.ofPiece(slug) })),
  ]
  const grades = answers.map(({ grade }) => grade)
  return {
    ...judge,
    score: ndcg(grades, judge.best),
    first: grades[0] ?? 0,
    shown: answers.slice(0, LOOKED_AT).map(({ name, grade }) => `${name} ${grade}`),
  }
}

/** A first answer is sensible if it is good, or the best there is. */
const isSensible = ({ first, best }: Judged) => first >= Math.min(2, best[0] ?? 0)

/** The mean over some questions, and the questions whose first answer is not sensible. */
export const meanOf = (judged: readonly Judged[]): { ndcg: number; senseless: readonly string[] } => ({
  ndcg: judged.reduce((sum, { score }) => sum + score, 0) / judged.length,
  senseless: judged.filter((one) => !isSensible(one)).map(({ search }) => search),
})
