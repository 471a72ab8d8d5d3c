import Drawer from '@mui/material/Drawer'
import useAutocomplete from '@mui/material/useAutocomplete'
import { useEffect, useState, type SyntheticEvent } from 'react'
import { useNavigate } from 'react-router-dom'
import { useQuery } from 'urql'
import { readFragment } from '#web/gql/app/fragment-masking.ts'
import { graphql } from '#web/gql/app/gql.ts'
import { meaningOf } from '#web/components/search-reading/meaning.ts'
import { SearchReadingFragment } from '#web/components/search-reading/search-reading-fragment.ts'
import { paths } from '#web/lib/paths.ts'
import { announce } from '#web/ui/announcer.ts'
import { Icon } from '#web/ui/icons/icon.tsx'
import { MuiRoot } from '#web/ui/mui/mui-root.tsx'
import { useVeil } from '#web/ui/veil.ts'
import type { MenuItem } from '../shell/shell-query.ts'
import { forgetSearches, recentSearches, rememberSearch } from './recent-searches.ts'
import { searchOptions, type SearchOption } from './search-options.ts'
import { Row } from './search-rows.tsx'
import styles from './search.module.css'
import { inLanguage } from '#web/words/language.ts'
import { t } from '#web/words/t.ts'

const GROUPS: Readonly<Record<SearchOption['group'], string>> = {
  'Recent searches': t('search.group.recent'),
  Search: t('search.group.search'),
  Pieces: t('search.group.pieces'),
  Categories: t('search.group.categories'),
  Collections: t('search.group.collections'),
  Journal: t('search.group.journal'),
  Pages: t('search.group.pages'),
  'Ways in': t('search.ways'),
  'Often asked': t('search.asked'),
  Doors: t('search.doors'),
}

/** Asked for when the panel opens. */
const SearchStartDocument = graphql(`
  query SearchStart {
    shop {
      searchStart {
        asked {
          label
          href
        }
        doors {
          label
          href
          picture {
            background
            media {
              ...Picture_media
            }
          }
        }
      }
    }
  }
`)
const NOTHING_WRITTEN = { asked: [], doors: [] }

const SuggestDocument = graphql(`
  query Suggest($search: String!) {
    suggestions(search: $search) {
      products {
        id
        name
        subtitle
        price
        background
        images
        media {
          ...Picture_media
        }
      }
      categories {
        slug
        name
      }
      collections
      blogs {
        id
        title
      }
      search {
        ...SearchReading_search
      }
    }
  }
`)

/** Milliseconds without a key press before type-ahead asks. */
const QUIET_MS = 140
const LEAST_LETTERS = 2
const ID = 'site-search'

interface SearchPanelProps {
  open: boolean
  /** Whether the backend has type-ahead; the field works without it. */
  suggests: boolean
  /** Places to begin, before anything is typed. */
  ways: readonly MenuItem[]
  /** What was typed before the panel was loaded. */
  early: { readonly current: string }
  onClose: () => void
}

const useQuiet = (text: string): string => {
  const [quiet, setQuiet] = useState(text)
  useEffect(() => {
    const timer = setTimeout(() => setQuiet(text), QUIET_MS)
    return () => clearTimeout(timer)
  }, [text])
  return quiet
}

const Field = ({ suggests, ways, early, onClose }: Omit<SearchPanelProps, 'open'>) => {
  const navigate = useNavigate()
  const [typed, setTyped] = useState(early.current)
  const [recent, setRecent] = useState(recentSearches)
  const search = useQuiet(typed.trim())
  const asks = suggests && search.length >= LEAST_LETTERS
  const [{ data }] = useQuery({ query: SuggestDocument, variables: { search }, pause: !asks })
  const found = asks && typed.trim() !== '' ? data?.suggestions : undefined
  const reading = readFragment(SearchReadingFragment, found?.search)
  const [begun] = useQuery({ query: SearchStartDocument })
  const start = begun.data?.shop.searchStart ?? (begun.error && NOTHING_WRITTEN)
  const options = searchOptions(typed, found && reading && { ...found, search: reading }, {
    recent,
    start,
    ways,
  })
  const go = (to: string, term: string) => {
    rememberSearch(term)
    onClose()
    void navigate(to)
  }
  const { getRootProps, getInputProps, getListboxProps, getOptionProps, groupedOptions } = useAutocomplete<
    SearchOption,
    false,
    false,
    true
  >({
    id: ID,
    options,
    open: options.length > 0,
    freeSolo: true,
    value: null,
    inputValue: typed,
    groupBy: ({ group }) => group,
    filterOptions: (all) => all,
    getOptionLabel: (option) => (typeof option === 'string' ? option : option.label),
    getOptionKey: (option) => (typeof option === 'string' ? option : option.to),
    onClose: (_, reason) => {
      if (reason === 'escape') onClose()
    },
    onInputChange: (_, text, reason) => {
      if (reason === 'input') setTyped(text)
    },
    onChange: (_, option) => {
      if (option && typeof option !== 'string') go(option.to, typed.trim() || option.label)
    },
  })
  const count = options.length
  useEffect(() => {
    if (found) announce(count === 0 ? t('search.none') : t('search.some', { count }))
  }, [found, count])
  const submit = (event: SyntheticEvent) => {
    event.preventDefault()
    if (typed.trim() !== '') go(paths.search({ search: typed.trim() }), typed)
  }
  const [meant] = reading?.meant ?? []
  return (
    <div className={`wrap ${styles.panel}`}>
      <form role="search" action={inLanguage(paths.search())} className={styles.bar} onSubmit={submit}>
        <div {...getRootProps()} className={styles.field}>
          <Icon name="search" />
          <input
            {...getInputProps()}
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- the panel was opened to type
            autoFocus
            className={styles.input}
            name="search"
            type="search"
            enterKeyHint="search"
            maxLength={64}
            aria-label={t('search.open')}
            placeholder={t('search.placeholder')}
          />
          {typed !== '' && (
            <button
              type="button"
              className={`tlink ${styles.clear}`}
              onClick={() => {
                setTyped('')
                document.getElementById(ID)?.focus()
              }}
            >
              {t('search.clear')}
            </button>
          )}
        </div>
        <button type="button" className={styles.close} aria-label={t('search.close')} onClick={onClose}>
          <Icon name="cross" />
        </button>
      </form>
      {typed.trim() !== '' && (
        // Its space is reserved before its words arrive, so that nothing below it moves.
        <p className={styles.note}>
          {meant && meaningOf(meant, (means) => t('search.meant', { means, term: meant.term }))}
        </p>
      )}
      {count > 0 && (
        <ul {...getListboxProps()} className={styles.groups} aria-label={t('search.suggestions')}>
          {groupedOptions.map(({ key, group, index, options: rows }) => (
            <li key={key} role="presentation" className={styles.group} data-group={group}>
              <div role="group" aria-labelledby={`${ID}-${key}`}>
                <span id={`${ID}-${key}`} role="presentation" className={styles.title}>
                  {rows[0] && GROUPS[rows[0].group]}
                </span>
                <ul role="presentation">
                  {rows.map((option, at) => {
                    const { key: _, ...props } = getOptionProps({ option, index: index + at })
                    return (
                      <li key={option.to} {...props} className={styles.option}>
                        <Row option={option} />
                      </li>
                    )
                  })}
                </ul>
              </div>
            </li>
          ))}
        </ul>
      )}
      {typed.trim() === '' && recent.length > 0 && (
        <button
          type="button"
          className={`tlink ${styles.forget}`}
          onClick={() => {
            forgetSearches()
            setRecent([])
          }}
        >
          {t('search.recent.clear')}
        </button>
      )}
      {typed.trim() !== '' && (
        <button type="button" className={`tlink ${styles.forget}`} onClick={submit}>
          {t('search.all', { term: typed.trim() })}
        </button>
      )}
    </div>
  )
}

/** The search field above the page, with type-ahead; what was typed is forgotten when it closes. */
export const SearchPanel = ({ open, ...field }: SearchPanelProps) => {
  useVeil(open)
  return (
    <MuiRoot>
      <Drawer
        anchor="top"
        open={open}
        onClose={field.onClose}
        slotProps={{
          paper: {
            role: 'dialog',
            'aria-modal': true,
            'aria-label': t('search.open'),
            className: styles.paper,
          },
        }}
      >
        <Field {...field} />
      </Drawer>
    </MuiRoot>
  )
}
