/** A file of the demo house, whose designs these are: what the kit makes lies there. */
export const inHouse = (path: string) => new URL(`../house/orvanne/${path}`, import.meta.url).pathname
