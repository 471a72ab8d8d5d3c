import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

// Vendure as its documentation starts it, with its search and its pictures: `node vendure.js fill <catalogue.json>` or
// `node vendure.js serve`. Jobs run in memory while it is filled, and none is left when it answers.
const require = createRequire(import.meta.url)
const { bootstrap, DefaultLogger, DefaultSearchPlugin, JobQueueService, LogLevel } = require('@vendure/core')
const { AssetServerPlugin } = require('@vendure/asset-server-plugin')
const { populate } = require('@vendure/core/cli')

const [, , command, file] = process.argv
const filling = command === 'fill'
const given = filling ? JSON.parse(readFileSync(file, 'utf8')) : undefined

const config = {
  apiOptions: {
    hostname: '127.0.0.1',
    port: Number(process.env.PORT),
    shopApiPath: 'shop-api',
    adminApiPath: 'admin-api',
  },
  authOptions: {
    tokenMethod: ['bearer', 'cookie'],
    cookieOptions: { secret: process.env.SECRET },
    superadminCredentials: { identifier: 'bench', password: process.env.SECRET },
  },
  dbConnectionOptions: {
    type: 'postgres',
    url: process.env.DATABASE_URL,
    synchronize: filling,
    migrations: [],
    logging: false,
  },
  importExportOptions: { importAssetsDir: given?.pictures },
  logger: new DefaultLogger({ level: LogLevel.Warn }),
  paymentOptions: { paymentMethodHandlers: [] },
  plugins: [
    AssetServerPlugin.init({ route: 'assets', assetUploadDir: `${import.meta.dirname}/assets` }),
    DefaultSearchPlugin.init({ bufferUpdates: false, indexStockStatus: true }),
  ],
}

const app = filling
  ? await populate(
      async () => {
        const one = await bootstrap(config)
        await one.get(JobQueueService).start()
        return one
      },
      given.initial,
      given.csv,
    )
  : await bootstrap(config)
process.on('SIGTERM', () => app.close().then(() => process.exit(0)))
