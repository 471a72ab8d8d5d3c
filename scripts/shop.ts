import { Command } from 'commander'
import { VERSION } from '#program/version.ts'
import { addBackupCommands } from './lib/commands/backup-commands.ts'
import { addCatalogueCommands } from './lib/commands/catalogue-commands.ts'
import { addDataKeyCommands } from './lib/commands/data-key-commands.ts'
import { addHouseCommands } from './lib/commands/house-commands.ts'
import { addMoneyCommands } from './lib/commands/money-commands.ts'
import { addOptionCommands } from './lib/commands/option-commands.ts'
import { addOrderCommands } from './lib/commands/order-commands.ts'
import { addPageCommands } from './lib/commands/page-commands.ts'
import { addPictureCommands } from './lib/commands/picture-commands.ts'
import { addProbeCommand } from './lib/commands/probe-commands.ts'
import { addProductCommands } from './lib/commands/product-commands.ts'
import { addRateCommands } from './lib/commands/rate-commands.ts'
import { addReturnCommands } from './lib/commands/return-commands.ts'
import { addSearchCommands } from './lib/commands/search-commands.ts'
import { addStaffCommands } from './lib/commands/staff-commands.ts'
import { addTextCommands } from './lib/commands/text-commands.ts'
import { addTrailCommands } from './lib/commands/trail-commands.ts'
import { addTranslationCommands } from './lib/commands/translation-commands.ts'
import { addVariantCommands } from './lib/commands/variant-commands.ts'
import { addVisitCommands } from './lib/commands/visit-commands.ts'
import { addWorkshopCommands } from './lib/commands/workshop-commands.ts'
import { fail } from './lib/operator/operator.ts'

/** The operator's commands: `npm run shop -- <command>`. They call `/api/operator/*` with OPERATOR_TOKEN or as who signed in. */
const shop = new Command('shop')
  .description('What the house does with its orders, stock, enquiries, salons and appointments.')
  .version(VERSION, '-V, --version', 'the release that this is')

addDataKeyCommands(shop, addOrderCommands(shop))
addReturnCommands(shop)
addVariantCommands(shop)
addRateCommands(shop)
addSearchCommands(shop)
addVisitCommands(shop)
addMoneyCommands(shop)
addCatalogueCommands(shop)
addOptionCommands(shop)
addTextCommands(shop)
addTranslationCommands(shop)
addPageCommands(shop)
addHouseCommands(shop)
addPictureCommands(shop)
addProductCommands(shop)
addBackupCommands(shop)
addWorkshopCommands(shop)
addStaffCommands(shop)
addTrailCommands(shop)
addProbeCommand(shop)

/** One sentence; where in the code it happened is for LOG_LEVEL=debug. */
const sayWhy = (error: unknown): never => {
  if (!(error instanceof Error)) return fail(String(error))
  return fail(process.env['LOG_LEVEL'] === 'debug' ? (error.stack ?? error.message) : error.message)
}
await shop.parseAsync().catch(sayWhy)
