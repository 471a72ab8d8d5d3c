import type { Plugin } from 'vite'

const SOURCE = /(\bvar source\$ = [^;]+;)\s*((?:source\$\.\w+ = [^;]+;\s*)+)/

/**
 * V8 makes a function in its old heap if the source assigns it to a member (`a.b = () => …`), and there it keeps
 * everything that it can reach until the next full collection. urql makes three such functions for each query, which
 * reach all answers of their page: 100 kB a page. Members of a literal are young. Throws if urql's source has changed.
 */
export const youngClosures: Plugin = {
  name: 'young-closures',
  transform: (code, id) => {
    if (!id.includes('/@urql/core/') || !code.includes('source$.')) return undefined
    if (!SOURCE.test(code))
      throw new Error('urql is written otherwise: see scripts/lib/build/young-closures.ts')
    return {
      code: code.replace(
        SOURCE,
        (_, made: string, assigned: string) =>
          `${made} Object.assign(source$, { ${assigned.replaceAll(/source\$\.(\w+) = ([^;]+);/g, '$1: $2,')} });`,
      ),
      map: null,
    }
  },
}
