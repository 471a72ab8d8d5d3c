import { Say } from '../parts/say.tsx'

/** An owner has changed the role of the person at work, whose page shows what the old one may do. */
export const RoleChanged = ({ role }: { readonly role: string }) => (
  <div className="over">
    <Say kind="wait" title={`Your role is ${role} now`}>
      <p>What you typed is still here; whether it can be saved depends on the new role.</p>
      <div className="acts">
        <button type="button" className="btn" onClick={() => location.reload()}>
          Load the page again, without it
        </button>
      </div>
    </Say>
  </div>
)
