import { useNotify } from 'ra-core'
import { useEffect, useRef, useState } from 'react'
import { SaveBar } from '../parts/save-bar.tsx'
import type { Part } from './part.ts'

const isOpen = ({ unsaved }: Part) => unsaved !== undefined

/** Saves all unsaved parts, one after another. What is refused stays in its field; the bar says why. */
export const useSaveAll = (parts: readonly Part[]) => {
  const [saving, setSaving] = useState(false)
  const isSaving = useRef(false)
  const notify = useNotify()
  const save = async () => {
    const open = parts.filter(isOpen)
    if (isSaving.current || open.length === 0 || !open.every(({ ready }) => ready)) return
    isSaving.current = true
    setSaving(true)
    const left: string[] = []
    for (const part of open) if (!(await part.save())) left.push(part.name)
    isSaving.current = false
    setSaving(false)
    if (left.length === 0) notify('Saved.', { type: 'success' })
    else if (left.length < open.length) notify(`Saved, but not ${left.join(' and ')}.`, { type: 'error' })
  }
  return { save, saving }
}

/** Lists everything on the page that is not saved, in one line with one button to save it. */
export const ProductBar = ({
  parts,
  saving,
  onSave,
}: {
  readonly parts: readonly Part[]
  readonly saving: boolean
  readonly onSave: () => void
}) => {
  useEffect(() => {
    const onKeyDown = ({ key, ctrlKey, metaKey }: KeyboardEvent) => {
      if (key === 'Enter' && (ctrlKey || metaKey)) onSave()
    }
    document.addEventListener('keydown', onKeyDown)
    return () => document.removeEventListener('keydown', onKeyDown)
  })
  const open = parts.filter(isOpen)
  if (open.length === 0) return null
  const [last] = open.filter(({ lastStep }) => lastStep > 0).toSorted((a, b) => b.lastStep - a.lastStep)
  const wrong = open.flatMap((part) => (part.wrong === undefined ? [] : [part.wrong]))
  return (
    <SaveBar
      says={`Not saved yet: ${open.map(({ unsaved }) => unsaved).join(', ')}`}
      wrong={wrong.map((why) => why.replace(/\.$/, '')).join('. ')}
      back={[
        { label: 'Undo', onClick: () => last?.undo(), disabled: saving || last === undefined },
        {
          label: 'Discard',
          disabled: saving,
          onClick: () => {
            for (const part of open) part.discard()
          },
        },
      ]}
      act={{
        label: saving ? 'Saving…' : open.length > 1 ? 'Save all' : 'Save',
        disabled: saving || !open.every(({ ready }) => ready),
        onClick: onSave,
      }}
    />
  )
}
