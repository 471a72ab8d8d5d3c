import { join } from 'node:path'
import Type from 'typebox'
import * as kinds from '#program/kinds.ts'
import { ROOT } from '#program/root.ts'

/** Every variable of the environment that the server reads. A new one is one line here and one in docs/settings.md. */
export const SERVER_SETTINGS = Type.Object({
  SHOP_MODE: kinds.word(['demo', 'production'], 'demo'),
  PORT: kinds.port(3000),
  HOST: kinds.host('0.0.0.0'),
  PUBLIC_URL: Type.Optional(kinds.rootAddress()),
  BACKEND_URL: Type.Optional(kinds.webAddress()),
  BACKEND_PORT: kinds.port(4000),
  BACKEND_HOST: kinds.host('127.0.0.1'),
  INTERNAL_TOKEN: kinds.keys(32),
  PLAIN_LINES: kinds.flag(),
  BACKEND_COOKIES: kinds.cookieNames(['session']),
  MEDIA_URL: Type.Optional(kinds.webAddress()),
  MEDIA_ORIGINS: kinds.webAddresses(),
  TRUSTED_PROXIES: kinds.ranges(),
  RATE_LIMITS: kinds.word(['on', 'off'], 'on'),
  ALLOW_TEST_PAYMENTS: kinds.flag(),
  REDIS_URL: Type.Optional(kinds.redisAddress()),
  READ_CACHE: kinds.word(['on', 'single-flight', 'off'], 'on'),
  LOG_LEVEL: kinds.logLevel(),
  OTEL_EXPORTER_OTLP_ENDPOINT: Type.Optional(kinds.webAddress()),
  OTEL_TRACES_SAMPLER_ARG: kinds.share(1),
  DIST_DIR: kinds.folder(join(ROOT, 'dist')),
  HOUSE: kinds.house(),
  MEDIA_DIR: Type.Optional(kinds.existingFolder()),
})
