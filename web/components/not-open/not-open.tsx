import { Link } from '#web/components/link/link.tsx'
import { paths } from '#web/lib/paths.ts'
import { rich } from '#web/words/t.ts'

/** Shown instead of a button for something that the backend does not offer: whom to ask. */
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
