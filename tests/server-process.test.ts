import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { SERVER_PROCESS } from '#server/process.ts'
import { readCompose } from '../scripts/topology/compose.ts'

/** Performance P17: what holds the BFF's memory is the same however it is started. */
const command = ['node', ...SERVER_PROCESS.args, 'server/main.ts']

it('docker-compose.yml starts the server as server/process.ts says (P17)', () => {
  const server = readCompose('docker-compose.yml', { POSTGRES_PASSWORD: 'of-this-test' }).get('server')
  expect(server?.command).toEqual(command)
  expect(server?.environment).toMatchObject({ SHOP_MODE: 'production', ...SERVER_PROCESS.env })
})

it('the image starts it so too (P17)', () => {
  const file = readFileSync('Dockerfile', 'utf8')
  expect(JSON.parse(/^CMD (.*)$/m.exec(file)?.[1] ?? '')).toEqual(command)
  for (const [name, value] of Object.entries(SERVER_PROCESS.env)) expect(file).toContain(`${name}=${value}`)
})
