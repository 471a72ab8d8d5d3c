import type { Command } from 'commander'
import { readTextFile } from '#scripts/lib/files.ts'
import { fail } from '#scripts/lib/operator/operator.ts'

/** `probe <address>`: for a timer or a monitoring service. Ends with 1 and one line when a step fails. */
export const addProbeCommand = (shop: Command): void => {
  shop
    .command('probe <address>')
    .description("Buys something at the shop's public address as a shopper would; exits with 1 if it fails")
    .requiredOption('--email <e-mail>', "the probe's own account, made at its first time")
    .requiredOption('--password-file <file>', 'its password')
    .action(async (address: string, { email, passwordFile }: { email: string; passwordFile: string }) => {
      if (!URL.canParse(address)) fail(`‘${address}’ is not an address, e.g. https://shop.example`)
      const { probe } = await import('#scripts/lib/operator/probe.ts')
      await probe(address, email, readTextFile(passwordFile).trim()).catch((error: unknown) =>
        fail(error instanceof Error ? error.message : String(error)),
      )
    })
}
