declare module 'subset-font' {
  /** A font of only the given characters. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2' | 'woff' | 'sfnt'
      /** OpenType features to keep; without it, all. */
      keepFeatures?: readonly string[]
      noHinting?: boolean
    },
  ): Promise<Buffer>
}
