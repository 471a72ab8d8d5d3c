/** For the ref of a refusal: in a long form or dialog it may be where nobody looks. */
export const inSight = (said: HTMLElement | null): void => said?.scrollIntoView({ block: 'nearest' })
