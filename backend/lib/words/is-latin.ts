/**
 * Whether a name has only Latin letters. They alone may be set apart: in most scripts of India signs join, and a space
 * between them would break the word.
 */
export const isLatin = (name: string): boolean =>
  !/[^\p{Script=Latin}\p{Script=Common}\p{Script=Inherited}]/u.test(name)
