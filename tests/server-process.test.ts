import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { BACKEND_PROCESS } from '#backend/process.ts'
import { SERVER_PROCESS } from '#server/process.ts'
import { readCompose } from '../scripts/topology/compose.ts'
import { readPage } from '../scripts/rehearsal/page.ts'
import { STAND_INS } from '../scripts/rehearsal/stand-ins.ts'

/** Performance P17: the settings that limit the memory of BFF and backend are the same however they are started. */
const command = ['node', ...SERVER_PROCESS.args, SERVER_PROCESS.main]

it('docker-compose.yml starts the server as server/process.ts says (P17)', () => {
  const server = readCompose('docker-compose.yml', {}).get('server')
  expect(server?.command).toEqual(command)
  expect(server?.environment).toMatchObject({ SHOP_MODE: 'production', ...SERVER_PROCESS.env })
})

it('docker-compose.yml and the unit of systemd start the backend as backend/process.ts says (P17)', () => {
  const backend = readCompose('docker-compose.yml', {}).get('backend')
  expect(backend?.command).toEqual(['node', ...BACKEND_PROCESS.args, BACKEND_PROCESS.main])
  expect(backend?.environment).toMatchObject(BACKEND_PROCESS.env)
  const unit = readFileSync('ops/systemd/shop-backend@.service', 'utf8')
  expect(unit).toContain(
    `ExecStart=${['/opt/shop/node', ...BACKEND_PROCESS.args, BACKEND_PROCESS.main].join(' ')}\n`,
  )
  for (const [name, value] of Object.entries(BACKEND_PROCESS.env)) expect(unit).toContain(`${name}=${value}`)
})

it('the image starts it so too (P17)', () => {
  const file = readFileSync('Dockerfile', 'utf8')
  expect(JSON.parse(/^CMD (.*)$/m.exec(file)?.[1] ?? '')).toEqual(command)
  for (const [name, value] of Object.entries(SERVER_PROCESS.env)) expect(file).toContain(`${name}=${value}`)
})

it('the unit of systemd starts it so too (P17)', () => {
  const unit = readFileSync('ops/systemd/shop-server@.service', 'utf8')
  expect(unit).toContain(`ExecStart=/opt/shop/node ${SERVER_PROCESS.args.join(' ')} ${SERVER_PROCESS.main}\n`)
  for (const [name, value] of Object.entries(SERVER_PROCESS.env)) expect(unit).toContain(`${name}=${value}`)
})

it('the rehearsal can run every block of docs/launch.md, and the page names each stand-in', () => {
  const blocks = readPage('docs/launch.md')
  const standIns = blocks.flatMap(({ standIn }) => standIn ?? [])
  expect(standIns.toSorted()).toEqual(Object.keys(STAND_INS).toSorted())
  for (const name of standIns) expect(readFileSync('docs/launch.md', 'utf8')).toContain(`| \`${name}\` |`)
})
