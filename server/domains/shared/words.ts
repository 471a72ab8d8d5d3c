type Replaced<
  Text extends string,
  From extends string,
  To extends string,
> = Text extends `${infer Head}${From}${infer Tail}` ? `${Head}${To}${Replaced<Tail, From, To>}` : Text

/** A word of the contract as an enum of the schema writes it: `credit-note` is `CREDIT_NOTE`. */
export type EnumOf<Word extends string> = Uppercase<Replaced<Word, '-', '_'>>
/** The other way round: `CREDIT_NOTE` is `credit-note`. */
export type WordOf<Name extends string> = Lowercase<Replaced<Name, '_', '-'>>

/** A word of the contract as an enum of the schema writes it. The types of both sides must have the same members. */
export const enumOf = <Word extends string>(word: Word) =>
  word.toUpperCase().replaceAll('-', '_') as EnumOf<Word>

/** A member of an enum as the contract writes it. */
export const wordOf = <Name extends string>(name: Name) =>
  name.toLowerCase().replaceAll('_', '-') as WordOf<Name>
