import { useCallback, useEffect, useRef, useState } from 'react'
import { useMutation } from 'urql'
import { formAnswer } from '#web/lib/form-answer.ts'
import { knowsPasskeys, offersInField, passkeyProblem, provePasskey, stopWaiting } from '#web/lib/passkeys.ts'
import { BeginPasskeySignIn, SignInByPasskey } from './passkey-mutations.ts'

/** A challenge is valid for five minutes: one that waits in the field is renewed before that. */
const RENEWED_MS = 4 * 60_000

interface Person {
  firstName: string
}

/**
 * Signing in by passkey: at a press, and among the suggestions of the e-mail field where the browser can. `offered` is
 * false until the browser has said that it knows passkeys, so the first render is the server's.
 */
export const usePasskeySignIn = (shopOffers: boolean, onSignedIn: (person: Person) => void) => {
  const [, begin] = useMutation(BeginPasskeySignIn)
  const [, signIn] = useMutation(SignInByPasskey)
  const [offered, setOffered] = useState(false)
  const [busy, setBusy] = useState(false)
  const [problem, setProblem] = useState<string>()
  const done = useRef(onSignedIn)
  /**
   * If a suggestion and a press coincide, only one signs in: a press cancels the suggestion, a chosen suggestion
   * cancels the press.
   */
  const presses = useRef(0)
  const proven = useRef(false)
  useEffect(() => {
    done.current = onSignedIn
  })

  const prove = useCallback(
    async (inField: boolean) => {
      const begun = await begin({})
      const request = begun.data?.beginPasskeySignIn.request
      if (!request) {
        // Nobody pressed anything, so nobody misses a suggestion that cannot be made.
        if (!inField)
          setProblem(formAnswer(begun.error, begun.data?.beginPasskeySignIn.userErrors)[0]?.message)
        return
      }
      const pressed = presses.current
      const proof = await provePasskey(request, inField)
      if (inField && pressed !== presses.current) return
      proven.current = true
      setBusy(true)
      const { data, error } = await signIn({ proof })
      const person = data?.signInByPasskey.viewer
      proven.current = false
      setBusy(false)
      if (person) done.current(person)
      else setProblem(formAnswer(error, data?.signInByPasskey.userErrors)[0]?.message)
    },
    [begin, signIn],
  )

  useEffect(() => {
    if (!shopOffers || !knowsPasskeys()) return undefined
    setOffered(true)
    let timer: number | undefined
    let left = false
    const wait = async () => {
      // Somebody has pressed: a suggestion begun now would take away the challenge of the press.
      if (left || presses.current > 0) return
      timer = window.setTimeout(() => void wait(), RENEWED_MS)
      // If anything fails here, only the suggestion is missing.
      if (!document.hidden) await prove(true).catch(() => undefined)
    }
    void offersInField()
      .then((can) => (can ? wait() : undefined))
      .catch(() => undefined)
    return () => {
      left = true
      window.clearTimeout(timer)
      stopWaiting()
    }
  }, [shopOffers, prove])

  const press = async () => {
    if (proven.current) return
    presses.current += 1
    setBusy(true)
    setProblem(undefined)
    try {
      await prove(false)
    } catch (error) {
      setProblem(passkeyProblem(error))
    } finally {
      setBusy(false)
    }
  }
  return { offered, busy, problem, press }
}
