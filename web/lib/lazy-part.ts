import { lazy, type ComponentType, type LazyExoticComponent } from 'react'

/**
 * A part of a page that is loaded when it is first shown. Where its file cannot be fetched, `instead` stands in its
 * place and the page goes on; a lazy part of its own would take the page down.
 */
export const lazyPart = <P extends object>(
  load: () => Promise<ComponentType<P>>,
  instead: ComponentType<P> = () => null,
): LazyExoticComponent<ComponentType<P>> => lazy(async () => ({ default: await load().catch(() => instead) }))
