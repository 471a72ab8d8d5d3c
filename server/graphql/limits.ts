import { costLimitRule } from '@escape.tech/graphql-armor-cost-limit'
import { maxAliasesRule } from '@escape.tech/graphql-armor-max-aliases'
import { maxDepthRule } from '@escape.tech/graphql-armor-max-depth'
import { maxDirectivesRule } from '@escape.tech/graphql-armor-max-directives'
import {
  GraphQLError,
  Kind,
  type DocumentNode,
  type SelectionSetNode,
  type ValidationContext,
  type ValidationRule,
} from 'graphql'

/** The limits of a document. They apply in both modes. */
export const LIMITS = {
  depth: 8,
  aliases: 15,
  directives: 10,
  cost: 1_000,
  tokens: 2_000,
  bodyBytes: 100 * 1024,
  /** Levels of lists and objects in the body; the shop's own documents have four. */
  bodyDepth: 16,
} as const

/**
 * Whether lists and objects are nested deeper than this. It goes level by level, because recursion could overflow the
 * stack.
 */
export const isDeeper = (value: unknown, most: number): boolean => {
  let level: unknown[] = [value]
  for (let depth = 0; level.length > 0; depth += 1) {
    if (depth > most) return true
    level = level.flatMap((each) =>
      typeof each === 'object' && each !== null
        ? Object.values(each).filter((inner) => typeof inner === 'object' && inner !== null)
        : [],
    )
  }
  return false
}

/** Reported like any other fault of a document, so that the verdict is cached with its text. */
const reported = {
  propagateOnRejection: false,
  onReject: [
    (context: ValidationContext | null, error: GraphQLError) =>
      context?.reportError(new GraphQLError(error.message.replace('Syntax Error: ', ''))),
  ],
}

/**
 * By name: graphql-js's own rule checks types of a package that may be loaded twice. `__typename` is not introspection.
 */
const noIntrospection: ValidationRule = (context) => ({
  Field: ({ name }) => {
    if (name.value === '__schema' || name.value === '__type') {
      context.reportError(new GraphQLError('There is no introspection here.'))
    }
  },
})

export const validationRules = (options: { introspection: boolean }): ValidationRule[] =>
  [
    maxDepthRule({
      n: LIMITS.depth,
      flattenFragments: true,
      ignoreIntrospection: options.introspection,
      ...reported,
    }),
    maxAliasesRule({ n: LIMITS.aliases, ...reported }),
    maxDirectivesRule({ n: LIMITS.directives, ...reported }),
    costLimitRule({
      maxCost: LIMITS.cost,
      flattenFragments: true,
      // The editorial pages ask a union of twenty kinds of block: wide, not deep. Depth has its own limit.
      depthCostFactor: 1.1,
      ignoreIntrospection: options.introspection,
      ...reported,
    }),
    ...(options.introspection ? [] : [noIntrospection]),
  ] as unknown as ValidationRule[]

const known = new WeakMap<DocumentNode, readonly string[]>()

/** Names of the fields asked of Query or Mutation, one entry per time asked: an alias does not hide a repetition. */
export const rootFields = (document: DocumentNode): readonly string[] => {
  const remembered = known.get(document)
  if (remembered) return remembered
  const fields: string[] = []
  const visit = ({ selections }: SelectionSetNode) => {
    for (const selection of selections) {
      if (selection.kind === Kind.FIELD) fields.push(selection.name.value)
      else if (selection.kind === Kind.INLINE_FRAGMENT) visit(selection.selectionSet)
      else {
        const name = selection.name.value
        const fragment = document.definitions.find(
          (d) => d.kind === Kind.FRAGMENT_DEFINITION && d.name.value === name,
        )
        if (fragment && 'selectionSet' in fragment) visit(fragment.selectionSet)
      }
    }
  }
  for (const definition of document.definitions) {
    if (definition.kind === Kind.OPERATION_DEFINITION) visit(definition.selectionSet)
  }
  known.set(document, fields)
  return fields
}
