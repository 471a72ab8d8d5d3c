import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

/**
 * A part of a page that is loaded when it is first shown. If its file cannot be loaded, `instead` replaces it and the
 * page continues; with plain `lazy` the whole page would fail.
 */
export const lazyPart = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  instead: ComponentType<P> = () => null,
): LazyExoticComponent<ComponentType<P>> => lazy(async () => ({ default: await load().catch(() => instead) }))
