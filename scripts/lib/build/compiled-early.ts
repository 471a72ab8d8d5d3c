import type { Plugin } from 'vite'

/** Read by V8 (Chrome from 136); a comment to every other engine. It counts only before the first word of a file. */
export const COMPILED_EARLY = '//# allFunctionsCalledOnLoad\n'

interface Chunk {
  name: string
  facadeModuleId: string | null
  isEntry: boolean
}

/**
 * The scripts of a first page are compiled by the thread that receives them, while they arrive. Otherwise each of the
 * 700 functions that hydration calls is compiled at its first call, in the page's own thread: more than a third of its work.
 * Those that are not called cost the other thread as much again, so the scripts that are loaded later are left as they are.
 */
export const compiledEarly = (isFirst: (chunk: Chunk) => boolean): Plugin => ({
  name: 'compiled-early',
  augmentChunkHash: (chunk) => (isFirst(chunk) ? COMPILED_EARLY : ''),
  generateBundle: {
    // After Vite's own, which puts a line at the top of a chunk that loads others.
    order: 'post',
    handler: (_, bundle) => {
      for (const chunk of Object.values(bundle))
        if (chunk.type === 'chunk' && isFirst(chunk)) chunk.code = COMPILED_EARLY + chunk.code
    },
  },
})
