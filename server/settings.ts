import { join } from 'node:path'
import Type from 'typebox'
import * as types from '#program/setting-types.ts'
import { ROOT } from '#program/root.ts'

/**
 * Every variable of the environment that the server reads. A new one also needs a row in docs/settings.md, a name in
 * program/misspelt.ts and a line in docker-compose.yml: tests/settings.test.ts and tests/compose.test.ts say which is missing.
 */
export const SERVER_SETTINGS = Type.Object({
  SHOP_MODE: types.word(['demo', 'production'], 'demo'),
  PORT: types.port(3000),
  HOST: types.host('0.0.0.0'),
  PUBLIC_URL: Type.Optional(types.rootAddress()),
  BACKEND_URL: Type.Optional(types.webAddress()),
  BACKEND_PORT: types.port(4000),
  BACKEND_HOST: types.host('127.0.0.1'),
  INTERNAL_TOKEN: types.keys(32),
  PLAIN_LINES: types.flag(),
  BACKEND_COOKIES: types.cookieNames(['session']),
  MEDIA_URL: Type.Optional(types.webAddress()),
  MEDIA_ORIGINS: types.webAddresses(),
  TRUSTED_PROXIES: types.ranges(),
  RATE_LIMITS: types.word(['on', 'off'], 'on'),
  ALLOW_TEST_PAYMENTS: types.flag(),
  REDIS_URL: Type.Optional(types.redisAddress()),
  READ_CACHE: types.word(['on', 'single-flight', 'off'], 'on'),
  LOG_LEVEL: types.logLevel(),
  OTEL_EXPORTER_OTLP_ENDPOINT: Type.Optional(types.webAddress()),
  OTEL_TRACES_SAMPLER_ARG: types.share(1),
  DIST_DIR: types.folder(join(ROOT, 'dist')),
  HOUSE: types.house(),
  MEDIA_DIR: Type.Optional(types.existingFolder()),
})
