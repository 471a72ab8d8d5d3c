import type { Command } from 'commander'
import { addDocumentCommands } from './document-commands.ts'
import { inList } from '#scripts/lib/operator/house-time.ts'
import { call, fail, path, print, rows, type Answer } from '#scripts/lib/operator/operator.ts'

const line = (one: Answer) => [
  one['reference'],
  one['status'],
  inList(one['startsAt'], one['timeZone']),
  one['storeId'],
  one['kind'],
  one['purpose'],
  one['name'],
  one['phone'],
  rows(one, 'pieces')
    .map(({ name, productId }) => name ?? productId)
    .join(', '),
  one['confirmedAt'] ? 'confirmed' : '',
]
const said = (one: Answer): void => print([line(one)])

const appointmentCommands = (shop: Command): void => {
  const appointments = shop.command('appointments').description('Hours that visitors booked')
  appointments
    .command('list')
    .option('-s, --store <id>')
    .option('--status <word>', 'booked or cancelled')
    .option('-f, --from <day>', 'YYYY-MM-DD; default now')
    .option('--outside', 'only those that hours and holidays no longer allow')
    .option('-p, --page <n>', 'page', '1')
    .action(
      async (o: { store?: string; status?: string; from?: string; outside?: boolean; page: string }) => {
        const query = new URLSearchParams({
          page: o.page,
          ...(o.store && { storeId: o.store }),
          ...(o.status && { status: o.status }),
          ...(o.from && { from: o.from }),
          ...(o.outside && { outside: 'true' }),
        })
        const answer = await call('GET', `/appointments?${query}`)
        print(rows(answer, 'appointments').map(line))
        process.stdout.write(`${String(answer['total'])} in all\n`)
      },
    )
  const words = ['-w, --words <words>', 'said to the visitor in the e-mail'] as const
  const bodyOf = (o: { words?: string }) => (o.words ? { words: o.words } : {})
  appointments
    .command('confirm <reference>')
    .description('The salon expects the visitor; the e-mail says so')
    .option(...words)
    .action(async (reference: string, o: { words?: string }) =>
      said(await call('POST', `/appointments/${path(reference)}/confirm`, bodyOf(o))),
    )
  appointments
    .command('move <reference> <startsAt>')
    .description('To another free hour, e.g. 2026-12-01T11:00:00+05:30')
    .option(...words)
    .action(async (reference: string, startsAt: string, o: { words?: string }) =>
      said(await call('POST', `/appointments/${path(reference)}/move`, { startsAt, ...bodyOf(o) })),
    )
  appointments
    .command('cancel <reference>')
    .option(...words)
    .action(async (reference: string, o: { words?: string }) =>
      said(await call('POST', `/appointments/${path(reference)}/cancel`, bodyOf(o))),
    )
}

const storeOf = async (id: string): Promise<Answer> => {
  const all = rows(await call('GET', '/stores'), 'stores')
  return (
    all.find((store) => store['_id'] === id || store['slug'] === id) ?? fail(`There is no salon ‘${id}’.`)
  )
}

const storeCommands = (shop: Command): Command => {
  const stores = shop.command('stores').description('Salons: hours, holidays, places, pieces')
  stores.command('list').action(async () => {
    const all = rows(await call('GET', '/stores'), 'stores')
    print(all.map((s) => [s['_id'], s['city'], s['phone'], `${String(s['capacity'])} at one time`]))
  })
  stores.command('show <store>').action(async (id: string) => {
    process.stdout.write(`${JSON.stringify(await storeOf(id), null, 2)}\n`)
  })
  const set = async (id: string, body: object) => {
    const store = await call('PATCH', `/stores/${path(id)}`, body)
    process.stdout.write(`${String(store['city'])}: done\n`)
  }
  stores
    .command('hours <store> [hours...]')
    .description('The whole week, e.g. 1=11:00-20:00 2=11:00-20:00; 1 is Monday, a day left out is closed')
    .action((id: string, hours: string[]) => {
      const openings = hours.map((text) => {
        const [, weekday, open, close] = /^([1-7])=(\d\d:\d\d)-(\d\d:\d\d)$/.exec(text) ?? []
        if (!weekday) throw new Error(`'${text}' is not like 1=11:00-20:00`)
        return { weekday: Number(weekday), open, close }
      })
      return set(id, { openings })
    })
  const holidays = stores.command('holidays').description('Days on which a salon is closed')
  holidays.command('list <store>').action(async (id: string) => {
    print(rows(await storeOf(id), 'holidays').map((day) => [day['date'], day['name']]))
  })
  holidays.command('add <store> <day> <name>').action(async (id: string, date: string, name: string) => {
    const others = rows(await storeOf(id), 'holidays').filter((day) => day['date'] !== date)
    await set(id, { holidays: [...others, { date, name }] })
  })
  holidays.command('remove <store> <day>').action(async (id: string, date: string) => {
    const others = rows(await storeOf(id), 'holidays').filter((day) => day['date'] !== date)
    await set(id, { holidays: others })
  })
  stores
    .command('places <store> <number>')
    .description('How many appointments at one time')
    .action((id: string, number: string) => set(id, { capacity: Number(number) }))
  stores
    .command('pieces <store> [ids...]')
    .description('Ids of the pieces that can be seen there')
    .action((id: string, productIds: string[]) => set(id, { productIds }))
  return stores
}

const enquiryCommands = (shop: Command): void => {
  const enquiries = shop.command('enquiries').description('Messages that came by a form')
  enquiries
    .command('list', { isDefault: true })
    .option('-k, --kind <word>', 'contact or franchise')
    .option('-s, --state <word>', 'new, answered or closed')
    .action(async ({ kind, state }: { kind?: string; state?: string }) => {
      const query = new URLSearchParams({ ...(kind && { kind }), ...(state && { state }) })
      process.stdout.write(`${JSON.stringify(await call('GET', `/enquiries?${query}`), null, 2)}\n`)
    })
  enquiries
    .command('mark <reference> <state>')
    .description('new, answered or closed')
    .action(async (reference: string, state: string) => {
      const one = await call('PATCH', `/enquiries/${path(reference)}`, { state })
      process.stdout.write(`${String(one['reference'])}: ${String(one['state'])}\n`)
    })
}

const messageCommands = (shop: Command): void => {
  const messages = shop.command('messages').description('Messages of shoppers')
  messages.command('list').action(async () => {
    const answer = await call('GET', '/messages')
    print(rows(answer, 'conversations').map((c) => [c['accountId'], c['name'], c['waiting'], c['lastText']]))
  })
  messages.command('reply <account> <words>').action(async (account: string, words: string) => {
    await call('POST', `/messages/${path(account)}`, { text: words })
    process.stdout.write('sent\n')
  })
}

/** Messages, appointments, salons and enquiries: what happens between visitors and the house. */
export const addVisitCommands = (shop: Command): void => {
  messageCommands(shop)
  appointmentCommands(shop)
  addDocumentCommands(shop, storeCommands(shop))
  enquiryCommands(shop)
}
