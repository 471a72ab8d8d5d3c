import { useSearchParams } from 'react-router-dom'
import { FailedAccount } from '#web/components/account-menu/failed-account.tsx'
import { Breadcrumb } from '#web/components/breadcrumb/breadcrumb.tsx'
import { PageSeo } from '#web/components/page-seo/page-seo.tsx'
import { graphql } from '#web/gql/messages/gql.ts'
import type { WishedStone } from '#web/gql/messages/graphql.ts'
import type { LoaderArgs } from '#web/lib/page.ts'
import { paths } from '#web/lib/paths.ts'
import { personalPage } from '#web/lib/personal.ts'
import { loadQuery } from '#web/lib/urql/load-query.ts'
import { useOwnQuery } from '#web/lib/urql/use-steady-query.ts'
import { TextField } from '#web/ui/form/fields.tsx'
import { Form, FormRow, useShopForm } from '#web/ui/form/form.tsx'
import { RadioTiles } from '#web/ui/form/radio-tiles.tsx'
import { Submit } from '#web/ui/form/submit.tsx'
import { t } from '#web/words/t.ts'
import styles from './message.module.css'
import { useFirstMessage } from './first-message.ts'
import { LostOne } from './lost-one.tsx'
import { LostOneOfVisitor } from './lost-one-visitor.tsx'
import { MESSAGE_MAX } from './send-message.ts'
import { Sketches } from './sketches.tsx'

const BeginPage = graphql(`
  query BeginPage($pair: Boolean!) {
    categories {
      id
      role
    }
    viewer {
      id
      orders(limit: 24) @include(if: $pair) {
        items {
          id
          number
          title
          createdAt
        }
      }
    }
  }
`)

/** `/bespoke/begin?pair` is for shoppers who have lost one of a pair. */
const asksForPair = (search: URLSearchParams) => ({ pair: search.has('pair') })

/** Somebody may have bought a pair without an account, so that form needs none; every other conversation does. */
export const loader = async ({ client, url }: LoaderArgs) => {
  const asked = asksForPair(url.searchParams)
  const decision = personalPage(await loadQuery(client, BeginPage, asked), url)
  return asked.pair && decision && 'redirect' in decision ? undefined : decision
}

interface Values {
  text: string
  budget: string
  stone: WishedStone | null
  wantedBy: string
}

const STONES = [
  { value: 'OWN', label: t('messages.begin.own') },
  { value: 'FIND', label: t('messages.begin.find') },
  { value: 'NONE', label: t('messages.begin.none') },
]

const rupees = (typed: string): number => Number(typed.replaceAll(/[\s,₹]/g, ''))

const budgetRules = {
  validate: (typed: string) =>
    typed.trim() === '' ||
    (Number.isInteger(rupees(typed)) && rupees(typed) >= 1000 && rupees(typed) <= 20_000_000) ||
    t('messages.begin.budgetWrong'),
}

const Wish = () => {
  const form = useShopForm<Values>({ stone: null })
  const { sketches, send } = useFirstMessage(t('messages.begin.sent'))
  const submit = ({ text, budget, stone, wantedBy }: Values) =>
    send({
      text,
      wish: {
        ...(budget.trim() !== '' && { budget: rupees(budget) * 100 }),
        ...(stone && { stone }),
        ...(wantedBy !== '' && { wantedBy }),
      },
    })
  return (
    <Form<Values> form={form} onSubmit={submit} label={t('messages.begin.title')}>
      <TextField
        name="text"
        label={t('messages.begin.wish')}
        rows={5}
        maxLength={MESSAGE_MAX}
        rules={{ required: t('messages.begin.required') }}
      />
      <Sketches sketches={sketches} />
      <RadioTiles name="stone" legend={t('messages.begin.stone')} options={STONES} />
      <FormRow>
        <TextField
          name="budget"
          label={t('messages.begin.budget')}
          optional
          inputMode="numeric"
          maxLength={16}
          rules={budgetRules}
        />
        <TextField name="wantedBy" label={t('messages.begin.by')} optional type="date" />
      </FormRow>
      <div>
        <Submit>{t('messages.begin.send')}</Submit>
      </div>
    </Form>
  )
}

/** /bespoke/begin: a bespoke piece starts as a message, with a sketch if there is one. */
export const Component = () => {
  const [search] = useSearchParams()
  const variables = asksForPair(search)
  const [{ data, error }, again] = useOwnQuery({ query: BeginPage, variables })
  const words = variables.pair
    ? {
        title: t('messages.pair.title'),
        description: t('messages.pair.description'),
        lead: t('messages.pair.lead'),
        crumb: t('messages.pair.crumb'),
      }
    : {
        title: t('messages.begin.title'),
        description: t('messages.begin.description'),
        lead: t('messages.begin.lead'),
        crumb: t('messages.begin.crumb'),
      }
  const seo = <PageSeo title={words.title} path={paths.beginBespoke()} description={words.description} />
  const viewer = data?.viewer
  if (!viewer && !(variables.pair && data))
    return (
      <FailedAccount title={t('messages.begin.failed')} error={error} again={again}>
        {seo}
      </FailedAccount>
    )
  const crumbs = [
    { name: t('common.home'), path: paths.home() },
    // Without such a category there is no page above this one.
    ...(data.categories.some(({ role }) => role === 'BESPOKE')
      ? [{ name: t('bespoke.title'), path: paths.bespoke() }]
      : []),
    { name: words.crumb, path: paths.beginBespoke() },
  ]
  return (
    <div className="wrap">
      {seo}
      <Breadcrumb crumbs={crumbs} />
      <div className={styles.begin}>
        <header className={styles.head}>
          <h1>{words.title}</h1>
          <p className="lead muted">{words.lead}</p>
        </header>
        {!viewer ? (
          <LostOneOfVisitor />
        ) : variables.pair ? (
          <LostOne orders={viewer.orders?.items ?? []} />
        ) : (
          <Wish />
        )}
      </div>
    </div>
  )
}
