import { useEffect, useState } from 'react'
import { useMutation } from 'urql'
import { useConfirmIdentity } from '#web/components/confirm-identity/use-confirm-identity.tsx'
import type { ProfilePageQuery } from '#web/gql/account/graphql.ts'
import { formatDay } from '#web/lib/dates.ts'
import { formAnswer } from '#web/lib/form-answer.ts'
import { knowsPasskeys, makePasskey, passkeyProblem } from '#web/lib/passkeys.ts'
import { notify } from '#web/ui/announcer.ts'
import { Button } from '#web/ui/button/button.tsx'
import { TextField } from '#web/ui/form/fields.tsx'
import { Form } from '#web/ui/form/form.tsx'
import { Submit } from '#web/ui/form/submit.tsx'
import { AddPasskey, BeginPasskey, RemovePasskey, RenamePasskey } from './passkey-mutations.ts'
import styles from './devices.module.css'
import security from './security.module.css'

const CHANGES = { additionalTypenames: ['Passkey', 'Viewer'] }
const NAME_MAX = 60

type Viewer = NonNullable<ProfilePageQuery['viewer']>
type Passkey = Viewer['passkeys'][number]

/** The passkeys of the shopper: add one on this device, name them, remove them. */
export const Passkeys = ({ passkeys, email }: { passkeys: readonly Passkey[]; email: string }) => {
  const [, begin] = useMutation(BeginPasskey)
  const [, add] = useMutation(AddPasskey)
  const [, remove] = useMutation(RemovePasskey)
  const { send, dialog } = useConfirmIdentity({
    reason: 'Your passkeys open your account, so please confirm that it’s you before you change them.',
    email,
  })
  const [busy, setBusy] = useState(false)
  const [able, setAble] = useState(true)
  const [renaming, setRenaming] = useState<string>()
  useEffect(() => setAble(knowsPasskeys()), [])

  const create = async () => {
    const begun = await send(() => begin({}))
    const creation = begun.data?.beginPasskey.creation
    if (!creation) return formAnswer(begun.error, begun.data?.beginPasskey.userErrors)[0]?.message
    const input = await makePasskey(creation)
    const { data, error } = await add({ input }, CHANGES)
    return formAnswer(error, data?.addPasskey.userErrors)[0]?.message ?? 'Your passkey is ready to use.'
  }
  const press = async () => {
    setBusy(true)
    const said = await create().catch(passkeyProblem)
    setBusy(false)
    if (said !== undefined) notify(said)
  }
  const drop = async (id: string) => {
    const { data, error } = await send(() => remove({ id }, CHANGES))
    notify(
      formAnswer(error, data?.removePasskey.userErrors)[0]?.message ??
        'The passkey has been removed. You may want to delete it on your device as well.',
    )
  }

  return (
    <>
      {passkeys.length > 0 ? (
        <ul className={`${styles.list} ${security.passkeys}`} aria-label="Your passkeys">
          {passkeys.map((passkey) => (
            <li key={passkey.id} className={styles.entry}>
              {renaming === passkey.id ? (
                <NameForm passkey={passkey} done={() => setRenaming(undefined)} />
              ) : (
                <>
                  <span>
                    {passkey.name}
                    <br />
                    <span className="small muted">
                      Added {formatDay(passkey.createdAt)}
                      {passkey.usedAt ? `, last used ${formatDay(passkey.usedAt)}` : ', not used yet'}
                    </span>
                  </span>
                  <span className={security.actions}>
                    <button
                      type="button"
                      className="tlink needs-script"
                      aria-label={`Rename ${passkey.name}`}
                      onClick={() => setRenaming(passkey.id)}
                    >
                      Rename
                    </button>
                    <button
                      type="button"
                      className="tlink needs-script"
                      aria-label={`Remove ${passkey.name}`}
                      onClick={() => void drop(passkey.id)}
                    >
                      Remove
                    </button>
                  </span>
                </>
              )}
            </li>
          ))}
        </ul>
      ) : null}
      <div className={`${security.add} needs-script`}>
        {able ? (
          <Button
            look="line"
            small
            busy={busy}
            busyLabel="Waiting for your device"
            onClick={() => void press()}
          >
            Add a passkey
          </Button>
        ) : (
          <p className="muted">This browser cannot create passkeys.</p>
        )}
      </div>
      {dialog}
    </>
  )
}

const NameForm = ({ passkey, done }: { passkey: Passkey; done: () => void }) => {
  const [, rename] = useMutation(RenamePasskey)
  const send = async ({ name }: { name: string }) => {
    const { data, error } = await rename({ id: passkey.id, name }, CHANGES)
    const refused = formAnswer(error, data?.renamePasskey.userErrors)
    if (refused.length === 0) {
      done()
      notify('The name has been saved.')
    }
    return refused
  }
  return (
    <div className={security.naming}>
      <Form<{ name: string }>
        defaultValues={{ name: passkey.name }}
        onSubmit={send}
        label="Rename the passkey"
      >
        <TextField
          name="name"
          label="Name"
          autoComplete="off"
          maxLength={NAME_MAX}
          rules={{ required: 'Please enter a name.' }}
        />
        <Submit>Save</Submit>
        <button type="button" className="tlink" onClick={done}>
          Cancel
        </button>
      </Form>
    </div>
  )
}
