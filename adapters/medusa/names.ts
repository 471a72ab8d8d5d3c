/**
 * The names of an object's members, with their type: only for objects that our own code writes out, which have no
 * others.
 */
export const namesOf = <T extends object>(all: T): (keyof T & string)[] =>
  Object.keys(all).filter((name): name is keyof T & string => Object.hasOwn(all, name))
