/** The bytes of a chosen file, as an endpoint takes them. */
export const base64Of = (file: Blob): Promise<string> =>
  new Promise((done, failed) => {
    const reader = new FileReader()
    reader.addEventListener('load', () => done(String(reader.result).replace(/^[^,]*,/, '')))
    reader.addEventListener('error', () => failed(new Error('The file could not be read. Choose it again.')))
    reader.readAsDataURL(file)
  })

/** The name of a file as a description: without folder and ending. */
export const titleOf = ({ name }: { readonly name: string }): string =>
  name
    .replace(/\.[^.]+$/, '')
    .replaceAll(/[-_]+/g, ' ')
    .trim()
