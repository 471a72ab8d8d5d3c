/** The pages of a list, one after another; the `next` of each is what the following one is read with. */
export async function* pagesOf<Page extends { readonly next?: string | undefined }>(
  read: (after: string | undefined) => Promise<Page>,
): AsyncGenerator<Page> {
  let after: string | undefined
  do {
    const page = await read(after)
    yield page
    after = page.next
  } while (after !== undefined)
}
