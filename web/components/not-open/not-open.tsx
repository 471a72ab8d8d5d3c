import { Link } from '#web/components/link/link.tsx'
import { paths } from '#web/lib/paths.ts'
import { rich } from '#web/words/t.ts'

/** In place of a button that the backend has nothing behind: whom to ask. */
export const NotOpen = ({ className }: { className?: string | undefined }) => (
  <p className={className}>
    {rich('product.bag.closed', {
      contact: (words) => (
        <Link className="tlink" to={paths.contactUs()}>
          {words}
        </Link>
      ),
    })}
  </p>
)
