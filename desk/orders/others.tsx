import { operatorOrderPresence } from '#contract/desk-order.ts'
import { useAnswer } from '../api/use-call.ts'
import { Say } from '../parts/say.tsx'
import { nameFirst, nameOf, whenWithin } from '../parts/words.ts'

/** Who else has this order open now: two people do not pack one parcel. */
export const Others = ({ orderId }: { readonly orderId: string }) => {
  const { data } = useAnswer(operatorOrderPresence, { params: { orderId } }, { every: 20_000 })
  const others = data?.others ?? []
  if (others.length === 0) return null
  return (
    <Say
      kind="wait"
      title={`${others.map(({ who }, at) => (at === 0 ? nameFirst : nameOf)(who)).join(' and ')} ${others.length === 1 ? 'has' : 'have'} this order open too`}
    >
      <p>
        Since {whenWithin(others[0]?.since ?? '')}. If one of you saves something, the other is shown it
        first.
      </p>
    </Say>
  )
}
