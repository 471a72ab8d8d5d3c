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
import { t } from '#web/words/t.ts'
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
    reason: t('profile.passkeys.confirm'),
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
    return formAnswer(error, data?.addPasskey.userErrors)[0]?.message ?? t('profile.passkeys.ready')
  }
  const press = async () => {
    setBusy(true)
    const said = await create().catch(passkeyProblem)
    setBusy(false)
    if (said !== undefined) notify(said)
  }
  const drop = async (id: string) => {
    const { data, error } = await send(() => remove({ id }, CHANGES))
    notify(formAnswer(error, data?.removePasskey.userErrors)[0]?.message ?? t('profile.passkeys.removed'))
  }

  return (
    <>
      {passkeys.length > 0 ? (
        <ul className={`${styles.list} ${security.passkeys}`} aria-label={t('profile.passkeys.yours')}>
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
                      {t('profile.passkeys.line', {
                        added: formatDay(passkey.createdAt),
                        used: passkey.usedAt ? formatDay(passkey.usedAt) : 'never',
                      })}
                    </span>
                  </span>
                  <span className={security.actions}>
                    <button
                      type="button"
                      className="tlink needs-script"
                      aria-label={t('profile.passkeys.renameNamed', { name: passkey.name })}
                      onClick={() => setRenaming(passkey.id)}
                    >
                      {t('profile.passkeys.rename')}
                    </button>
                    <button
                      type="button"
                      className="tlink needs-script"
                      aria-label={t('profile.passkeys.removeNamed', { name: passkey.name })}
                      onClick={() => void drop(passkey.id)}
                    >
                      {t('profile.remove')}
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
            busyLabel={t('identity.passkey.waiting')}
            onClick={() => void press()}
          >
            {t('profile.passkeys.add')}
          </Button>
        ) : (
          <p className="muted">{t('profile.passkeys.none')}</p>
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
      notify(t('profile.passkeys.named'))
    }
    return refused
  }
  return (
    <div className={security.naming}>
      <Form<{ name: string }>
        defaultValues={{ name: passkey.name }}
        onSubmit={send}
        label={t('profile.passkeys.renameTitle')}
      >
        <TextField
          name="name"
          label={t('profile.name')}
          autoComplete="off"
          maxLength={NAME_MAX}
          rules={{ required: t('profile.nameRequired') }}
        />
        <Submit>{t('profile.save')}</Submit>
        <button type="button" className="tlink" onClick={done}>
          {t('profile.cancel')}
        </button>
      </Form>
    </div>
  )
}
