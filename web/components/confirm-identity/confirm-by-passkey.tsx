import { useState } from 'react'
import { useMutation } from 'urql'
import { formAnswer } from '#web/lib/form-answer.ts'
import { passkeyProblem, provePasskey } from '#web/lib/passkeys.ts'
import { Button } from '#web/ui/button/button.tsx'
import { t } from '#web/words/t.ts'
import { BeginConfirmation, ConfirmIdentity } from './confirm-identity-documents.ts'

/** The quickest way to confirm: a finger, a face or a PIN. */
export const ConfirmByPasskey = ({ onConfirmed }: { onConfirmed: () => void }) => {
  const [, begin] = useMutation(BeginConfirmation)
  const [, confirm] = useMutation(ConfirmIdentity)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()

  const prove = async () => {
    const begun = await begin({})
    const request = begun.data?.beginConfirmation.request
    if (!request) return formAnswer(begun.error, begun.data?.beginConfirmation.userErrors)[0]?.message
    const passkey = await provePasskey(request)
    const { data, error } = await confirm({ passkey })
    const refused = formAnswer(error, data?.confirmIdentity.userErrors)
    if (refused.length === 0) onConfirmed()
    return refused[0]?.message
  }
  const press = async () => {
    setBusy(true)
    setProblem(undefined)
    setProblem(await prove().catch(passkeyProblem))
    setBusy(false)
  }
  return (
    <div>
      <Button wide busy={busy} busyLabel={t('identity.passkey.waiting')} onClick={() => void press()}>
        {t('identity.passkey.use')}
      </Button>
      <p role="status">{problem}</p>
    </div>
  )
}
