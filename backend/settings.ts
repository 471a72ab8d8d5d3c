import { join } from 'node:path'
import Type from 'typebox'
import { SUMMED_APPROVALS } from '#contract/approvals.ts'
import { PaymentWay } from '#contract/payment-way.ts'
import * as kinds from '#program/kinds.ts'
import { ROOT } from '#program/root.ts'

/** Every variable of the environment that the backend reads. A new one is one line here and one in docs/settings.md. */
export const BACKEND_SETTINGS = Type.Object({
  SHOP_MODE: kinds.word(['demo', 'production'], 'demo'),
  PORT: kinds.port(3000),
  BACKEND_PORT: kinds.port(4000),
  BACKEND_HOST: kinds.host('127.0.0.1'),
  PAYMENTS_PORT: kinds.port(4100),
  PUBLIC_URL: Type.Optional(kinds.rootAddress()),
  DATABASE_URL: Type.Optional(kinds.postgresAddress()),
  DATABASE_CONNECTIONS: kinds.whole(2, 500, 10),
  HOUSE: kinds.house(),
  SEED: kinds.word(['house', 'none'], 'house'),
  DATA_DIR: Type.Optional(kinds.folder()),
  DIST_DIR: kinds.folder(join(ROOT, 'dist')),
  MEDIA_ORIGINS: kinds.webAddresses(),
  LEAST_DISK_FREE: kinds.share(0.02),
  LOG_LEVEL: kinds.logLevel(),
  OTEL_EXPORTER_OTLP_ENDPOINT: Type.Optional(kinds.webAddress()),
  OTEL_TRACES_SAMPLER_ARG: kinds.share(1),
  INTERNAL_TOKEN: kinds.keys(32),
  TRUSTED_PROXIES: kinds.ranges(),
  RATE_LIMITS: kinds.word(['on', 'off'], 'on'),
  DATA_KEY: kinds.dataKeys(),
  PLAIN_LINES: kinds.flag(),
  OPERATOR_TOKEN: Type.Optional(kinds.secret(16)),
  DESK_URL: Type.Optional(kinds.shownAddress()),
  SMTP_URL: Type.Optional(kinds.smtpAddress()),
  MAIL_FROM: Type.Optional(kinds.sender()),
  STRIPE_SECRET_KEY: Type.Optional(kinds.keyLike(/^[sr]k_(?:test|live)_/, 'sk_ or rk_')),
  STRIPE_WEBHOOK_SECRET: Type.Optional(kinds.keyLike(/^whsec_/, 'whsec_')),
  FOUR_EYES_ABOVE: kinds.sums(SUMMED_APPROVALS),
  PAY_MAXIMA: kinds.sums(PaymentWay.anyOf.map((way) => way.const)),
  ALLOW_TEST_PAYMENTS: kinds.flag(),
  BREACHED_PASSWORDS: Type.Optional(kinds.file()),
  PASSWORD_LOG_N: Type.Optional(kinds.whole(10, 20)),
})
