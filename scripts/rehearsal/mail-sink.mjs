// Replaces a mail server: accepts every e-mail on port 1025 and saves it as a file. Plain JavaScript, run in the root directory.
import { mkdirSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'

const folder = process.argv[2] ?? '/var/tmp/letters'
mkdirSync(folder, { recursive: true })
let count = 0

createServer((socket) => {
  let waiting = ''
  let letter
  const say = (line) => socket.write(`${line}\r\n`)
  say('220 mail.shop.example')
  socket.on('error', () => undefined)
  socket.on('data', (bytes) => {
    waiting += bytes.toString('latin1')
    for (let end = waiting.indexOf('\r\n'); end !== -1; end = waiting.indexOf('\r\n')) {
      const line = waiting.slice(0, end)
      waiting = waiting.slice(end + 2)
      if (letter !== undefined) {
        if (line !== '.') letter.push(line.replace(/^\.\./, '.'))
        else {
          count += 1
          writeFileSync(`${folder}/${count}.eml`, letter.join('\n'), 'latin1')
          letter = undefined
          say('250 kept')
        }
      } else if (/^(?:EHLO|HELO)/i.test(line)) say('250 mail.shop.example')
      else if (/^DATA/i.test(line)) {
        letter = []
        say('354 go on')
      } else if (/^QUIT/i.test(line)) {
        say('221 bye')
        socket.end()
      } else say('250 ok')
    }
  })
}).listen(1025, '127.0.0.1', () => process.stdout.write('takes letters\n'))
