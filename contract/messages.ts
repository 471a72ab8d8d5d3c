import { Type, type Static } from 'typebox'
import { endpoint, strict } from './endpoint.ts'
import { Day, Id, Moment } from './formats.ts'
import { PricePart } from './pricing.ts'

/** Characters of one message. */
export const MESSAGE_MAX = 2000

/** Pictures of one message. */
export const MESSAGE_PICTURES_MAX = 4
/** Bytes of a picture as it is sent; what is kept of it is smaller. */
export const MESSAGE_PICTURE_BYTES = 6_000_000

/** What a shopper wishes made for them, as far as they know. */
export const Wish = strict({
  /** The most that they would spend, rupees. */
  budget: Type.Optional(Type.Integer({ minimum: 1000, maximum: 1_000_000_000 })),
  /** Whether they have the stone, the house should find one, or there is none. */
  stone: Type.Optional(Type.Union([Type.Literal('own'), Type.Literal('find'), Type.Literal('none')])),
  wantedBy: Type.Optional(Day),
})
export type Wish = Static<typeof Wish>

/** A sketch or photograph that goes with a message. Only its shopper and the house see it. */
export const MessagePicture = Type.Object({ _id: Id, width: Type.Integer(), height: Type.Integer() })
export type MessagePicture = Static<typeof MessagePicture>

/** What became of an estimate. `accepted` waits in the bag. */
const EstimateState = Type.Union([
  Type.Literal('open'),
  Type.Literal('accepted'),
  Type.Literal('ordered'),
  /** Its order was cancelled after something was paid. */
  Type.Literal('cancelled'),
  Type.Literal('withdrawn'),
  Type.Literal('expired'),
])

/** A piece that the house offers to make for the shopper, at this price. */
export const Estimate = Type.Object({
  title: Type.String(),
  amount: Type.Number({ description: 'Rupees, GST included' }),
  /** From the order to the shopper. */
  weeks: Type.Integer(),
  /** The last day on which it can be accepted. */
  validUntil: Day,
  metal: Type.Optional(Type.String()),
  purity: Type.Optional(Type.String()),
  weightMg: Type.Optional(Type.Integer({ description: 'Milligrams of the metal' })),
  /** What the price is made of; absent if the house gives only one sum. */
  parts: Type.Optional(Type.Array(PricePart)),
  state: EstimateState,
  /** The share that is paid first, in per cent, if the house takes an advance. */
  advancePercent: Type.Optional(Type.Number()),
  order: Type.Optional(Type.Object({ _id: Id, number: Type.String() })),
})
export type Estimate = Static<typeof Estimate>

/** One message between the shopper and the house. Plain text. */
export const Message = Type.Object({
  _id: Id,
  from: Type.Union([Type.Literal('shopper'), Type.Literal('house')]),
  /** Who of the house wrote it; only the house is told. */
  by: Type.Optional(Type.String()),
  text: Type.String(),
  createdAt: Moment,
  /** True once the other side has seen it. */
  read: Type.Boolean(),
  pictures: Type.Optional(Type.Array(MessagePicture)),
  /** The message begins a piece made for the shopper. */
  wish: Type.Optional(Wish),
  /** The message offers a piece. */
  estimate: Type.Optional(Estimate),
})
export type Message = Static<typeof Message>

export const MessagePage = Type.Object({
  /** Newest first. */
  messages: Type.Array(Message),
  total: Type.Integer(),
  /** The house's messages that the shopper has not seen. */
  unread: Type.Integer(),
  page: Type.Integer(),
})
export type MessagePage = Static<typeof MessagePage>

const paging = Type.Object({
  page: Type.Optional(Type.Integer({ minimum: 1, maximum: 1000, default: 1 })),
  limit: Type.Optional(Type.Integer({ minimum: 1, maximum: 100, default: 50 })),
})
export const draft = strict({ text: Type.String({ maxLength: MESSAGE_MAX * 2 }) })
const Done = Type.Object({ status: Type.Literal('done') })

/** Pictures that were uploaded before, in the order in which they are shown. */
const KeptPictures = Type.Optional(
  Type.Array(Type.String({ format: 'uuid' }), { maxItems: MESSAGE_PICTURES_MAX, uniqueItems: true }),
)
const PictureAsSent = strict({
  /** The bytes, base64. */
  content: Type.String({ minLength: 1, maxLength: Math.ceil(MESSAGE_PICTURE_BYTES / 3) * 4 }),
})
const PICTURE_BODY_BYTES = Math.ceil(MESSAGE_PICTURE_BYTES / 3) * 4 + 1_000

export const listMessages = endpoint({
  name: 'listMessages',
  method: 'GET',
  path: '/api/messages',
  caller: 'shopper',
  feature: 'messages',
  query: paging,
  answer: MessagePage,
})

export const sendMessage = endpoint({
  name: 'sendMessage',
  method: 'POST',
  path: '/api/messages',
  caller: 'shopper',
  feature: 'messages',
  body: strict({
    ...draft.properties,
    pictures: KeptPictures,
    wish: Type.Optional(Wish),
  }),
  answer: Message,
  status: 201,
})

/**
 * Keeps a picture for the next message: JPEG, PNG, WebP or AVIF, recognised by its content, turned upright, without the
 * camera's metadata. A picture that is not sent with a message is deleted after a day.
 */
export const putMessagePicture = endpoint({
  name: 'putMessagePicture',
  method: 'POST',
  path: '/api/messages/pictures',
  caller: 'shopper',
  feature: 'message-pictures',
  body: PictureAsSent,
  answer: MessagePicture,
  status: 201,
  bodyBytes: PICTURE_BODY_BYTES,
})

const pictureParams = Type.Object({ id: Type.String({ format: 'uuid' }) })
const PictureBytes = Type.Object({
  contentType: Type.Literal('image/webp'),
  /** The bytes, base64. */
  content: Type.String(),
})

/** The shopper's own picture. */
export const getMessagePicture = endpoint({
  name: 'getMessagePicture',
  method: 'GET',
  path: '/api/messages/pictures/:id',
  caller: 'shopper',
  feature: 'message-pictures',
  params: pictureParams,
  answer: PictureBytes,
  // Pictures of the months before 1.0.0 were stored in one quality: pure noise is 3.7 megabytes.
  answerBytes: 4_000_000,
})

/** A picture of any conversation. */
export const operatorMessagePicture = endpoint({
  name: 'operatorMessagePicture',
  method: 'GET',
  path: '/api/operator/message-pictures/:id',
  caller: 'operator',
  may: ['owner', 'manager', 'counter'],
  feature: 'message-pictures',
  params: pictureParams,
  answer: PictureBytes,
})

/** Marks everything that the house has written so far as seen by the shopper. */
export const markMessagesRead = endpoint({
  name: 'markMessagesRead',
  method: 'POST',
  path: '/api/messages/read',
  caller: 'shopper',
  feature: 'messages',
  answer: Done,
  repeatable: true,
})

/** A shopper's conversation as the operator's list shows it. */
export const Conversation = Type.Object({
  accountId: Id,
  name: Type.String(),
  lastText: Type.String(),
  lastAt: Moment,
  /** Messages that wait for an answer. */
  waiting: Type.Integer(),
  /** When the first of those was written. */
  waitingSince: Type.Optional(Moment),
})
export type Conversation = Static<typeof Conversation>

/** Those that have waited longest come first. */
export const listConversations = endpoint({
  name: 'listConversations',
  method: 'GET',
  path: '/api/operator/messages',
  caller: 'operator',
  may: ['owner', 'manager', 'counter'],
  feature: 'operator',
  query: paging,
  answer: Type.Object({
    conversations: Type.Array(Conversation),
    total: Type.Integer(),
    page: Type.Integer(),
  }),
})

export const getConversation = endpoint({
  name: 'getConversation',
  method: 'GET',
  path: '/api/operator/messages/:accountId',
  caller: 'operator',
  may: ['owner', 'manager', 'counter'],
  feature: 'operator',
  params: Type.Object({ accountId: Id }),
  query: paging,
  answer: MessagePage,
})

/** Keeps a picture for the next answer to a shopper, as `putMessagePicture` does for theirs. */
export const operatorPutMessagePicture = endpoint({
  name: 'operatorPutMessagePicture',
  method: 'POST',
  path: '/api/operator/messages/:accountId/pictures',
  caller: 'operator',
  may: ['owner', 'manager', 'counter'],
  feature: 'message-pictures',
  params: Type.Object({ accountId: Id }),
  body: PictureAsSent,
  answer: MessagePicture,
  status: 201,
  bodyBytes: PICTURE_BODY_BYTES,
})

/**
 * Answers a shopper: the message appears on /message and an e-mail announces it. `seen` is the newest message that was
 * read before answering: if either side has written another since, nothing is sent (409).
 */
export const replyToShopper = endpoint({
  name: 'replyToShopper',
  method: 'POST',
  path: '/api/operator/messages/:accountId',
  caller: 'operator',
  may: ['owner', 'manager', 'counter'],
  feature: 'operator',
  params: Type.Object({ accountId: Id }),
  body: strict({ ...draft.properties, pictures: KeptPictures, seen: Type.Optional(Id) }),
  answer: Message,
  status: 201,
})
