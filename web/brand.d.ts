/** Files and values of the house's brand (scripts/lib/build/brand.ts): the address of a picture, the faces and colours of pages. */
declare module '#brand/*' {
  const address: string
  export default address
}
declare module '#brand' {
  export const preloads: readonly string[]
  export const colours: { readonly house: string; readonly onHouse: string; readonly background: string }
}
