import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { operatorSetProduct } from '#contract/desk-products.ts'
import { call } from '../api/call.ts'
import { SaveBar } from '../parts/save-bar.tsx'
import { Say } from '../parts/say.tsx'
import { counted } from '../parts/words.ts'

interface Listed {
  readonly _id: string
  readonly name: string
  readonly active: boolean
}

/** What was just done to several products, so that it can be undone. */
interface Done {
  readonly products: readonly Listed[]
  readonly active: boolean
}

const WORDS = { true: 'put on sale', false: 'retired' } as const

/** Several products at once: off sale and back on sale. Nothing is lost by it, so it is done at once and can be undone. */
export const useChosen = () => {
  const [chosen, setChosen] = useState<ReadonlyMap<string, Listed>>(new Map())
  const [far, setFar] = useState<string>()
  const [done, setDone] = useState<Done>()
  const [failed, setFailed] = useState<readonly string[]>([])
  const client = useQueryClient()

  const set = async (products: readonly Listed[], active: boolean): Promise<readonly Listed[]> => {
    const written: Listed[] = []
    const refused: string[] = []
    for (const [at, product] of products.entries()) {
      setFar(`${at + 1} of ${products.length}`)
      try {
        await call(operatorSetProduct, { params: { productId: product._id }, body: { active } })
        written.push(product)
      } catch (error) {
        refused.push(`${product.name}: ${error instanceof Error ? error.message : String(error)}`)
      }
    }
    setFailed(refused)
    setChosen(new Map())
    await client.invalidateQueries()
    setFar(undefined)
    return written
  }
  // Products that are in that state already are left out, and out of the undo as well.
  const change = async (active: boolean) => {
    const products = await set(
      [...chosen.values()].filter((product) => product.active !== active),
      active,
    )
    setDone({ products, active })
  }
  const undo = async () => {
    if (!done) return
    setDone(undefined)
    await set(done.products, !done.active)
  }

  const bar =
    chosen.size > 0 ? (
      <SaveBar
        says={far === undefined ? `${counted(chosen.size, 'product')} chosen` : `Saving ${far}`}
        back={[
          { label: 'Clear the selection', onClick: () => setChosen(new Map()), disabled: far !== undefined },
          { label: 'Put on sale', onClick: () => void change(true), disabled: far !== undefined },
        ]}
        act={{ label: 'Retire', onClick: () => void change(false), disabled: far !== undefined }}
      />
    ) : null
  const told = (
    <>
      {failed.length > 0 ? (
        <Say kind="bad" title={`${counted(failed.length, 'product')} could not be changed`}>
          {failed.map((why) => (
            <p key={why}>{why}</p>
          ))}
        </Say>
      ) : null}
      {done && done.products.length > 0 ? (
        <Say kind="ok" title={`${counted(done.products.length, 'product')} ${WORDS[`${done.active}`]}`}>
          <div className="acts">
            <button type="button" className="btn" disabled={far !== undefined} onClick={() => void undo()}>
              Undo
            </button>
          </div>
        </Say>
      ) : null}
    </>
  )
  return {
    bar,
    told,
    has: (id: string) => chosen.has(id),
    choose: (products: readonly Listed[], on: boolean) =>
      setChosen((all) => {
        const next = new Map(all)
        for (const product of products)
          if (on) next.set(product._id, product)
          else next.delete(product._id)
        return next
      }),
  }
}
