import { readFragment, type FragmentType } from '#web/gql/messages/fragment-masking.ts'
import { graphql } from '#web/gql/messages/gql.ts'
import type { Conversation_MessageFragment, WishedStone } from '#web/gql/messages/graphql.ts'
import { formatDay, formatMoment } from '#web/lib/dates.ts'
import { formatPaise } from '#web/lib/money.ts'
import { langOf } from '#web/words/language.ts'
import { t } from '#web/words/t.ts'
import { Estimate } from './estimate.tsx'
import styles from './message.module.css'

export const Conversation_message = graphql(`
  fragment Conversation_message on Message {
    id
    fromHouse
    text
    createdAt
    pictures {
      id
      url
      width
      height
    }
    wish {
      budget
      stone
      wantedBy
    }
    estimate {
      ...Estimate_estimate
    }
  }
`)

type Message = Conversation_MessageFragment

const STONES: Readonly<Record<WishedStone, string>> = {
  OWN: t('messages.begin.own'),
  FIND: t('messages.begin.find'),
  NONE: t('messages.begin.none'),
}

const Wish = ({ wish: { budget, stone, wantedBy } }: { wish: NonNullable<Message['wish']> }) => {
  const facts = [
    ...(budget === null ? [] : [[t('messages.wish.budget'), formatPaise(budget)] as const]),
    ...(stone === null ? [] : [[t('messages.wish.stone'), STONES[stone]] as const]),
    ...(wantedBy === null ? [] : [[t('messages.wish.by'), formatDay(wantedBy)] as const]),
  ]
  return (
    <div className={styles.wish}>
      <p className="small muted">{t('messages.wish.title')}</p>
      {facts.length > 0 ? (
        <dl>
          {facts.map(([name, value]) => (
            <div key={name}>
              <dt>{name}</dt>
              <dd>{value}</dd>
            </div>
          ))}
        </dl>
      ) : null}
    </div>
  )
}

const Pictures = ({ pictures }: Pick<Message, 'pictures'>) => (
  <div className={styles.pictures}>
    {pictures.map(({ id, url, width, height }, place) => (
      <a key={id} href={url} target="_blank" rel="noreferrer">
        <img
          src={url}
          width={width}
          height={height}
          alt={t('messages.pictures.one', { number: place + 1 })}
          loading="lazy"
        />
      </a>
    ))}
  </div>
)

/** The messages of shopper and house, oldest first. */
export const Conversation = ({
  messages,
  house,
}: {
  messages: readonly FragmentType<typeof Conversation_message>[]
  house: string
}) => (
  <ol className={styles.conversation} aria-label={t('messages.label')}>
    {readFragment(Conversation_message, messages).map((message) => (
      <li key={message.id} className={message.fromHouse ? styles.house : styles.own}>
        <div className={styles.text}>
          {message.wish ? <Wish wish={message.wish} /> : null}
          <p lang={langOf(message.text)}>{message.text}</p>
          {message.estimate ? <Estimate messageId={message.id} estimate={message.estimate} /> : null}
          {message.pictures.length > 0 ? <Pictures pictures={message.pictures} /> : null}
        </div>
        <p className="small muted">
          {message.fromHouse ? house : t('messages.you')},{' '}
          <time dateTime={message.createdAt}>{formatMoment(message.createdAt)}</time>
        </p>
      </li>
    ))}
  </ol>
)
