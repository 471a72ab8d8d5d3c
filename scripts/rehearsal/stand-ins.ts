import { spawnSync } from 'node:child_process'
import { copyFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { makeArchive } from '../lib/archive.ts'
import type { Root } from './root.ts'

/** What the page asks of the outside world, and what is done here in its place. `commands` are the page's own. */
type StandIn = (root: Root, commands: string) => Promise<unknown>

/** An authority of this run alone, which the root trusts. */
const authority = `
cd /var/tmp
openssl req -x509 -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -days 91 -subj '/CN=Authority of the rehearsal' \
  -keyout authority.key -out /usr/local/share/ca-certificates/rehearsal.crt
update-ca-certificates
`

const certificate = `
cd /var/tmp
openssl req -newkey ec -pkeyopt ec_paramgen_curve:prime256v1 -nodes -subj /CN=shop.example \
  -keyout /etc/nginx/certs/shop.key -out shop.csr
printf 'subjectAltName=DNS:shop.example,DNS:desk.shop.example' > names
openssl x509 -req -in shop.csr -CA /usr/local/share/ca-certificates/rehearsal.crt -CAkey authority.key -CAcreateserial \
  -days 90 -extfile names -out /etc/nginx/certs/shop.crt
systemctl reload nginx
`

const provider = `
cd /etc/shop
rm secrets/stripe-secret-key secrets/stripe-webhook-secret
sed -i '/^STRIPE_/d' backend.env
echo ALLOW_TEST_PAYMENTS=1 >> backend.env
cd /opt/shop/current
PAYMENTS_WEBHOOK_URL=https://shop.example/api/payments/webhook DATA_DIR=/var/tmp/provider \
  NODE_EXTRA_CA_CERTS=/etc/ssl/certs/ca-certificates.crt \
  setsid /opt/shop/node payments/main.ts > /var/log/rehearsal/provider.log 2>&1 < /dev/null &
`

const mail = `
printf %s smtp://127.0.0.1:1025 > /etc/shop/secrets/smtp-url
setsid /opt/shop/node /opt/rehearsal/mail-sink.mjs /var/tmp/letters > /var/log/rehearsal/mail.log 2>&1 < /dev/null &
`

const alerts = `
cd /etc/prometheus
sed -i -e 's/mail.shop.example:587/127.0.0.1:1025/' -e '/smtp_auth/d' alertmanager.yml
sed -i 's/^  smtp_from/  smtp_require_tls: false\\n  smtp_from/' alertmanager.yml
`

/** By the names that the page gives them. */
export const STAND_INS: Readonly<Record<string, StandIn>> = {
  release: async (root) => {
    // What a sound house still lacks for the law is 2: the demo's owner is invented.
    const { status, stdout } = spawnSync(process.execPath, ['scripts/house.ts', 'check', 'orvanne'], {
      encoding: 'utf8',
    })
    if (status !== 0 && status !== 2) throw new Error(`house check: ${stdout}`)
    const archive = await makeArchive({ dirty: true })
    copyFileSync(archive, join(root.folder, 'root', basename(archive)))
  },
  names: (root, commands) =>
    root.run(`echo '127.0.0.1 shop.example desk.shop.example' >> /etc/hosts\n${commands}`),
  mail: (root) => root.run(mail),
  stripe: (root) => root.run(`mkdir -p /var/log/rehearsal\n${authority}\n${provider}`),
  // Here the example's names are the real ones.
  placeholders: (root, commands) => root.run(commands.replace(String.raw` -e 'shop\.example'`, '')),
  firewall: (root, commands) => root.run(commands.replaceAll(/^ufw (?!--dry-run)/gm, 'ufw --dry-run ')),
  alerts: (root) => root.run(alerts),
  certificate: (root) => root.run(certificate),
}
