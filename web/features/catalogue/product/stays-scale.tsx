/** Separate, because it is the heaviest part of a product page and nearly the lowest. */
export { TrueScale } from './true-scale/true-scale.tsx'
