import { useEffect } from 'react'
import { useQuery } from 'urql'
import { Link } from '#web/components/link/link.tsx'
import { keptHere, useDeviceList } from '#web/lib/device-list.ts'
import { paths } from '#web/lib/paths.ts'
import { rich } from '#web/words/t.ts'
import { BagCountDocument, bagContext } from './bag-count.ts'

/** A text link to the pieces in a visitor's bag: the bag's icon is shown only when signed in. */
const Kept = ({ className }: { className?: string | undefined }) => {
  const [{ data }] = useQuery({ query: BagCountDocument, context: bagContext })
  const pieces = data?.bagCount
  useEffect(() => {
    // Removed, or moved into an account's bag.
    if (pieces === 0) keptHere.set([])
  }, [pieces])
  if (!pieces) return null
  return (
    <Link className={className} to={paths.shoppingBag()}>
      <span>
        {rich('shell.kept', { count: pieces, more: (words) => <span className="sr">{words}</span> })}
      </span>
    </Link>
  )
}

/** Asks only if this device has stored something: for most visitors it has not. */
export const KeptLink = ({ className }: { className?: string | undefined }) =>
  useDeviceList(keptHere)?.length ? <Kept className={className} /> : null
