import { join } from 'node:path'
import Type from 'typebox'
import { SUMMED_APPROVALS } from '#contract/approvals.ts'
import { PaymentWay } from '#contract/payment-way.ts'
import * as types from '#program/setting-types.ts'
import { ROOT } from '#program/root.ts'

/**
 * Every variable of the environment that the backend reads. A new one also needs a row in docs/settings.md, a name in
 * program/misspelt.ts and a line in docker-compose.yml: tests/settings.test.ts and tests/compose.test.ts say which is missing.
 */
export const BACKEND_SETTINGS = Type.Object({
  SHOP_MODE: types.word(['demo', 'production'], 'demo'),
  PORT: types.port(3000),
  BACKEND_PORT: types.port(4000),
  BACKEND_HOST: types.host('127.0.0.1'),
  PAYMENTS_PORT: types.port(4100),
  PUBLIC_URL: Type.Optional(types.rootAddress()),
  DATABASE_URL: Type.Optional(types.postgresAddress()),
  DATABASE_CONNECTIONS: types.whole(2, 500, 10),
  HOUSE: types.house(),
  SEED: types.word(['house', 'none'], 'house'),
  DATA_DIR: Type.Optional(types.folder()),
  DIST_DIR: types.folder(join(ROOT, 'dist')),
  MEDIA_URL: Type.Optional(types.webAddress()),
  MEDIA_ORIGINS: types.webAddresses(),
  LEAST_DISK_FREE: types.share(0.02),
  LOG_LEVEL: types.logLevel(),
  OTEL_EXPORTER_OTLP_ENDPOINT: Type.Optional(types.webAddress()),
  OTEL_TRACES_SAMPLER_ARG: types.share(1),
  INTERNAL_TOKEN: types.keys(32),
  TRUSTED_PROXIES: types.ranges(),
  RATE_LIMITS: types.word(['on', 'off'], 'on'),
  DATA_KEY: types.dataKeys(),
  PLAIN_LINES: types.flag(),
  OPERATOR_TOKEN: Type.Optional(types.secret(16)),
  DESK_URL: Type.Optional(types.shownAddress()),
  SMTP_URL: Type.Optional(types.smtpAddress()),
  MAIL_FROM: Type.Optional(types.sender()),
  STRIPE_SECRET_KEY: Type.Optional(types.keyLike(/^[sr]k_(?:test|live)_/, 'sk_ or rk_')),
  STRIPE_WEBHOOK_SECRET: Type.Optional(types.keyLike(/^whsec_/, 'whsec_')),
  FOUR_EYES_ABOVE: types.sums(SUMMED_APPROVALS),
  PAY_MAXIMA: types.sums(PaymentWay.anyOf.map((way) => way.const)),
  ALLOW_TEST_PAYMENTS: types.flag(),
  BREACHED_PASSWORDS: Type.Optional(types.file()),
  PASSWORD_LOG_N: Type.Optional(types.whole(10, 20)),
})
