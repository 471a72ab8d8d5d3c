/** A path in the demo house, whose designs these are: the kit writes its results there. */
export const inHouse = (path: string) => new URL(`../house/orvanne/${path}`, import.meta.url).pathname
