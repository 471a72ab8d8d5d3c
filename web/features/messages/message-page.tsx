import { useEffect } from 'react'
import { useMutation } from 'urql'
import { AccountFrame } from '#web/components/account-menu/account-frame.tsx'
import { FailedAccount } from '#web/components/account-menu/failed-account.tsx'
import { PageSeo } from '#web/components/page-seo/page-seo.tsx'
import { graphql } from '#web/gql/messages/gql.ts'
import type { LoaderArgs } from '#web/lib/page.ts'
import { paths } from '#web/lib/paths.ts'
import { personalPage } from '#web/lib/personal.ts'
import { useSite } from '#web/lib/site.ts'
import { loadQuery } from '#web/lib/urql/load-query.ts'
import { useOwnQuery } from '#web/lib/urql/use-steady-query.ts'
import { announce } from '#web/ui/announcer.ts'
import { TextField } from '#web/ui/form/fields.tsx'
import { Form, useShopForm } from '#web/ui/form/form.tsx'
import { Submit } from '#web/ui/form/submit.tsx'
import { t } from '#web/words/t.ts'
import { Conversation } from './conversation.tsx'
import styles from './message.module.css'
import { MESSAGE_MAX, useSendMessage } from './send-message.ts'
import { Sketches, useSketches } from './sketches.tsx'

const MessagePage = graphql(`
  query MessagePage {
    viewer {
      id
      ...AccountMenu_viewer
      messages(limit: 100) {
        total
        unread
        items {
          id
          fromHouse
          text
          createdAt
          ...Conversation_message
        }
      }
    }
  }
`)

const MarkMessagesRead = graphql(`
  mutation MarkMessagesRead {
    markMessagesRead {
      userErrors {
        code
      }
    }
  }
`)

export const loader = async ({ client, url }: LoaderArgs) =>
  personalPage(await loadQuery(client, MessagePage, {}), url)

interface Values {
  text: string
}

export const Component = () => {
  const [{ data, error }, again] = useOwnQuery({ query: MessagePage })
  const sendMessage = useSendMessage()
  const sketches = useSketches()
  const [, markRead] = useMutation(MarkMessagesRead)
  const { name: house } = useSite()
  const form = useShopForm<Values>()
  const viewer = data?.viewer
  const unread = viewer?.messages.unread ?? 0

  useEffect(() => {
    if (unread > 0) void markRead({})
  }, [unread, markRead])

  const seo = (
    <PageSeo title={t('account.messages')} path={paths.message()} description={t('messages.description')} />
  )
  if (!viewer)
    return (
      <FailedAccount title={t('messages.failed')} error={error} again={again}>
        {seo}
      </FailedAccount>
    )

  const send = async (values: Values) => {
    const refused = await sendMessage({ ...values, pictures: sketches.ids })
    if (refused.length === 0) {
      form.reset({ text: '' })
      sketches.clear()
      announce(t('messages.sent'))
    }
    return refused
  }

  const items = viewer.messages.items.toReversed()
  return (
    <AccountFrame viewer={viewer}>
      {seo}
      <div className={styles.page}>
        <div className={styles.head}>
          <h1>{t('account.messages')}</h1>
          <p className="muted">{t('messages.text')}</p>
        </div>
        {items.length > 0 ? <Conversation messages={items} house={house} /> : null}
        <Form<Values> form={form} onSubmit={send} label={t('checkout.write')}>
          <TextField
            name="text"
            label={t('contact.message.label')}
            rows={5}
            maxLength={MESSAGE_MAX}
            rules={{ required: t('messages.required') }}
          />
          <Sketches sketches={sketches} />
          <Submit>{t('messages.send')}</Submit>
        </Form>
      </div>
    </AccountFrame>
  )
}
