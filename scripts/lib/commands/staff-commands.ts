import { mkdirSync, rmSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import { createInterface, type Interface } from 'node:readline'
import type { Command } from 'commander'
import { inHouseTime } from '#scripts/lib/operator/house-time.ts'
import { shownRupees } from '#scripts/lib/operator/amounts.ts'
import { call, fail, path, post, print, rows, SESSION_FILE } from '#scripts/lib/operator/operator.ts'

/** The lines that a person types, or that a file has, one by one. */
const questions = () => {
  const lines: Interface & { _writeToOutput?: unknown } = createInterface({
    input: process.stdin,
    output: process.stderr,
    terminal: process.stdin.isTTY,
  })
  const typed = lines[Symbol.asyncIterator]()
  const write = lines._writeToOutput
  return {
    ask: async (question: string, hidden = false): Promise<string> => {
      process.stderr.write(question)
      // What is typed is echoed by this one function.
      lines._writeToOutput = hidden ? () => undefined : write
      const { value, done } = await typed.next()
      if (hidden) process.stderr.write('\n')
      return done ? fail('Nothing was typed.') : String(value).trim()
    },
    end: () => lines.close(),
  }
}

/** `login`, `logout` and `staff`. */
export const addStaffCommands = (shop: Command) => {
  shop
    .command('login [email]')
    .description('Signs you in by name for a working day: password and code of your app')
    .action(async (given: string | undefined) => {
      const { ask, end } = questions()
      const email = given ?? (await ask('E-mail: '))
      const password = await ask('Password: ', true)
      const code = await ask('Code of your app, or a recovery code: ')
      end()
      const session = await post('/session', { email, password, code })
      mkdirSync(dirname(SESSION_FILE), { recursive: true, mode: 0o700 })
      rmSync(SESSION_FILE, { force: true })
      writeFileSync(SESSION_FILE, `${String(session['token'])}\n`, { mode: 0o600 })
      process.stdout.write(
        `You are ${String(session['email'])}, ${String(session['role'])}, until ${inHouseTime(session['endsAt'])}.\n`,
      )
    })
  shop
    .command('logout')
    .description('Ends the session of `login`')
    .action(async () => {
      await call('DELETE', '/session')
      rmSync(SESSION_FILE, { force: true })
      process.stdout.write('You are signed out.\n')
    })

  const staff = shop.command('staff').description('The staff of the house')
  staff.command('list').action(async () => {
    const answer = await call('GET', '/staff')
    print(
      rows(answer, 'staff').map((s) => [
        s['email'],
        s['called'] ?? '',
        s['role'],
        s['joinedAt'] === null ? 'invited' : `joined ${inHouseTime(s['joinedAt'])}`,
        `by ${String(s['invitedBy'])}`,
      ]),
    )
  })
  staff
    .command('invite <email>')
    .description('Prints a link that works once: give it only to that person')
    .requiredOption('-r, --role <role>', 'owner, manager, workshop or counter')
    .option('-n, --name <name>', 'what colleagues call them')
    .action(async (email: string, { role, name }: { role: string; name?: string }) => {
      const { link, endsAt } = await call('POST', '/staff', {
        email,
        role,
        ...(name !== undefined && { called: name }),
      })
      process.stdout.write(`${String(link)}\n`)
      process.stderr.write(`It works once, until ${inHouseTime(endsAt)}.\n`)
    })
  staff
    .command('change <email>')
    .description('Changes the name or the role; the role counts at once, wherever they are signed in')
    .option('-r, --role <role>', 'owner, manager, workshop or counter')
    .option('-n, --name <name>', 'what colleagues call them')
    .action(async (email: string, { role, name }: { role?: string; name?: string }) => {
      if (role === undefined && name === undefined) fail('Say --role or --name.')
      await call('PATCH', `/staff/${path(email)}`, {
        ...(role !== undefined && { role }),
        ...(name !== undefined && { called: name }),
      })
      process.stdout.write('Changed.\n')
    })
  staff
    .command('remove <email>')
    .description('Ends the account and all its sessions at once')
    .action(async (email: string) => {
      const ended = await call('DELETE', `/staff/${path(email)}`)
      const named = (key: string) => (Array.isArray(ended[key]) ? ended[key].join(', ') : '') || 'none'
      process.stdout.write(
        `Removed; every session has ended. Tokens revoked: ${named('tokens')}. Invitations ended: ${named('invitations')}.\n`,
      )
    })

  const sessions = shop.command('sessions').description('Ends sessions; these people have to sign in again')
  for (const whose of ['shoppers', 'staff'] as const)
    sessions
      .command(`end-${whose} [email]`)
      .description(`Of one of the ${whose} by e-mail, or with --everybody of all of them`)
      .option('--everybody', 'all of them')
      .action(async (email: string | undefined, { everybody }: { everybody?: boolean }) => {
        if ((email === undefined) === (everybody !== true)) fail('Name an e-mail, or say --everybody.')
        const { ended } = await call('POST', `/sessions/${whose}/end`, email ? { email } : { everybody })
        process.stdout.write(`${String(ended)} ended.\n`)
      })

  const approvals = shop.command('approvals').description('Actions that wait for a second person')
  approvals.command('list').action(async () => {
    const answer = await call('GET', '/approvals')
    print(
      rows(answer, 'approvals').flatMap((a) => [
        [
          a['id'],
          a['kind'],
          a['subject'],
          Number(a['amount']) > 0 ? shownRupees(a['amount']) : '',
          a['askedBy'],
        ],
        ...(Array.isArray(a['changes']) ? a['changes'].map((line) => ['', '', line, '', '']) : []),
        ...(a['why'] === undefined ? [] : [['', '', `Reason: ${String(a['why'])}`, '', '']]),
      ]),
    )
  })
  approvals
    .command('confirm <id>')
    .description('Confirms as the second person; the first then repeats the action')
    .action(async (id: string) => {
      await call('POST', `/approvals/${path(id)}/confirm`, {})
      process.stdout.write('Confirmed.\n')
    })
  approvals
    .command('decline <id>')
    .description('Declines as the second person; the first reads why')
    .requiredOption('-r, --reason <words>', 'why')
    .action(async (id: string, { reason }: { reason: string }) => {
      await call('POST', `/approvals/${path(id)}/decline`, { reason })
      process.stdout.write('Declined.\n')
    })
  approvals
    .command('withdraw <id>')
    .description('Withdraws what you asked for yourself')
    .action(async (id: string) => {
      await call('POST', `/approvals/${path(id)}/withdraw`, {})
      process.stdout.write('Withdrawn.\n')
    })
  approvals
    .command('mine')
    .description('What you asked for in the last week, and how it ended')
    .action(async () => {
      const answer = await call('GET', '/approvals/own')
      print(
        rows(answer, 'approvals').map((a) => [
          a['id'],
          a['state'],
          a['kind'],
          a['subject'],
          a['answeredBy'] ?? '',
          a['reason'] ?? '',
        ]),
      )
    })
}
