import { useEffect, useRef, useState, type FormEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { paths } from '#web/lib/paths.ts'
import { Button } from '#web/ui/button/button.tsx'
import styles from './store.module.css'
import { inLanguage } from '#web/words/language.ts'
import { t } from '#web/words/t.ts'

/** A hundredth of a degree is a kilometre: near enough for a salon, too coarse for a home. */
const coarse = (degrees: number) => degrees.toFixed(2)

/** The list changes below what has the focus. */
const STAY = { state: { keepScroll: true } }

/**
 * By city or PIN code: a plain GET form, which JavaScript answers on the same page; by the browser's location, with
 * consent.
 */
export const StoreSearch = ({ near }: { near: string | null }) => {
  const navigate = useNavigate()
  const [asking, setAsking] = useState(false)
  const [refused, setRefused] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  // Back, and 'Clear', change what is asked for.
  useEffect(() => {
    if (input.current) input.current.value = near ?? ''
  }, [near])
  const find = (event: FormEvent) => {
    event.preventDefault()
    const place = input.current?.value.trim()
    void navigate(paths.stores(place ? { near: place } : {}), STAY)
  }
  const askBrowser = () => {
    setRefused(false)
    if (!('geolocation' in navigator)) {
      setRefused(true)
      return
    }
    setAsking(true)
    navigator.geolocation.getCurrentPosition(
      ({ coords }) => {
        setAsking(false)
        void navigate(paths.stores({ lat: coarse(coords.latitude), lng: coarse(coords.longitude) }), STAY)
      },
      () => {
        setAsking(false)
        setRefused(true)
      },
      { maximumAge: 600_000, timeout: 10_000 },
    )
  }
  return (
    <form className={styles.search} action={inLanguage(paths.stores())} role="search" onSubmit={find}>
      <label htmlFor="near">{t('stores.search.label')}</label>
      <div>
        <input
          ref={input}
          id="near"
          name="near"
          defaultValue={near ?? ''}
          maxLength={64}
          autoComplete="postal-code"
          enterKeyHint="search"
        />
        <button type="submit">{t('stores.search.find')}</button>
      </div>
      <div className={`${styles.near} needs-script`}>
        <Button look="text" busy={asking} busyLabel={t('stores.search.locating')} onClick={askBrowser}>
          {t('stores.search.near')}
        </Button>
        <span className="small muted">{t('stores.search.private')}</span>
      </div>
      <p role="status" className={styles.refusal}>
        {refused ? t('stores.search.refused') : ''}
      </p>
    </form>
  )
}
