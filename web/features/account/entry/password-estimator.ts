import { ZxcvbnFactory } from '@zxcvbn-ts/core'
import { adjacencyGraphs, dictionary } from '@zxcvbn-ts/language-common'
import { translations } from '@zxcvbn-ts/language-en'

/**
 * Half a megabyte of known passwords and words, so it is a separate module, loaded where somebody chooses a password.
 */
export const estimator = new ZxcvbnFactory({
  dictionary,
  graphs: adjacencyGraphs,
  translations,
  useLevenshteinDistance: true,
})
