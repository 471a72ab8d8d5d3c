import type { Command } from 'commander'
import type { Picture } from '#contract/pictures.ts'
import { call, path, print, rows } from './operator.ts'
import { sendPictures } from './picture-files.ts'

const lineOf = ({ hash, key, name, media, bytes }: Picture) => [
  key,
  name,
  `${media.width} × ${media.height}`,
  `${Math.ceil(bytes / 1000)} kB`,
  hash,
  media.url,
]

/** Pictures of the house: sent, listed, taken out (contract/pictures.ts). */
export const addPictureCommands = (shop: Command): void => {
  const pictures = shop.command('pictures').description('Pictures that are kept in the shop')
  pictures
    .command('add <files...>')
    .description(
      'Sends JPEG, PNG, WebP or AVIF; pages name a picture by its key (first), blogs, salons and categories by its address (last)',
    )
    .action(async (files: string[]) => print((await sendPictures(files)).map(lineOf)))
  pictures.command('list').action(async () => {
    for (let after: string | undefined = ''; after !== undefined;) {
      const answer = await call('GET', `/pictures?${new URLSearchParams(after === '' ? {} : { after })}`)
      print((rows(answer, 'pictures') as unknown as Picture[]).map(lineOf))
      after = answer['next'] as string | undefined
    }
  })
  pictures
    .command('remove <hash>')
    .description('Takes one out that nothing shows')
    .action(async (hash: string) => {
      const { removed } = await call('DELETE', `/pictures/${path(hash)}`)
      process.stdout.write(removed ? 'removed\n' : 'There is no such picture.\n')
    })
}
