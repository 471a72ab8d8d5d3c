/** By itself: of a product page the lowest but one, and the heaviest. */
export { TrueScale } from './true-scale/true-scale.tsx'
