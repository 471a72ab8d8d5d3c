import type { Command } from 'commander'
import { operatorPictures, operatorRemovePicture, type Picture } from '#contract/pictures.ts'
import { pagesOf } from '#program/pages-of.ts'
import { callEndpoint } from '#scripts/lib/operator/operator-endpoint.ts'
import { fail, print } from '#scripts/lib/operator/operator.ts'
import { sendPictures } from '#scripts/lib/operator/picture-files.ts'

const lineOf = ({ hash, key, name, media, bytes }: Picture) => [
  key,
  name,
  `${media.width} × ${media.height}`,
  `${Math.ceil(bytes / 1000)} kB`,
  hash,
  media.url,
]

/** Pictures of the house: sent, listed, removed (contract/pictures.ts). */
export const addPictureCommands = (shop: Command): void => {
  const pictures = shop.command('pictures').description('Pictures that are stored in the shop')
  pictures
    .command('add <files...>')
    .description(
      'Sends JPEG, PNG, WebP or AVIF; pages name a picture by its key (first), blogs, salons and categories by its address (last)',
    )
    .action(async (files: string[]) => print((await sendPictures(files)).map(lineOf)))
  pictures.command('list').action(async () => {
    for await (const page of pagesOf((after) => callEndpoint(operatorPictures, { query: { after } })))
      print(page.pictures.map(lineOf))
  })
  pictures
    .command('remove <hash>')
    .description('Removes one that is not used')
    .action(async (hash: string) => {
      const { removed } = await callEndpoint(operatorRemovePicture, { params: { hash } })
      if (!removed) fail('There is no such picture.')
      process.stdout.write('removed\n')
    })
}
