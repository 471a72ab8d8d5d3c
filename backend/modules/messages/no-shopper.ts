import { Refusal } from '#backend/lib/implement.ts'

export const noShopper = () => new Refusal(404, 'NOT_FOUND', 'There is no such shopper.')
