import { Kind, parse, type FieldNode, type FragmentDefinitionNode } from 'graphql'
import { Check } from 'typebox/value'
import { expect, test } from 'vitest'
import { ListedProduct, ProductQuery } from '#contract/catalogue.ts'
import { wantedOfPage, wantedOfPieces } from './wanted-fields.ts'

const asked = (text: string) => {
  const { definitions } = parse(text)
  const fragments: Record<string, FragmentDefinitionNode> = {}
  const fieldNodes: FieldNode[] = []
  for (const definition of definitions) {
    if (definition.kind === Kind.FRAGMENT_DEFINITION) fragments[definition.name.value] = definition
    else if (definition.kind === Kind.OPERATION_DEFINITION)
      for (const node of definition.selectionSet.selections)
        if (node.kind === Kind.FIELD) fieldNodes.push(node)
  }
  return { fieldNodes, fragments }
}

test.each([
  ['{ products { items { id name price media { url } collections } total } }', 'collection,media'],
  [
    '{ products { ...P } } fragment P on ProductPage { items { ...C background } } fragment C on Product { subtitle }',
    'background,subtitle',
  ],
  ['{ products { items { ... on Product { stock @include(if: false) } } } }', 'stock'],
  ['{ products { items { media { url ...F } } } } fragment F on Media { webp }', 'media,media.sources'],
  ['{ products { total } }', 'name'],
  ['{ products { items { slug sizes metalType images } } }', 'images,metalType,size'],
  ['{ products { items { name somethingNew } } }', undefined],
])('a list asks the backend for what is shown of it: %s', (text, fields) => {
  expect(wantedOfPage(asked(text))).toBe(fields)
})

test('a list that asks for everything stays within what the contract takes', () => {
  const plain = Object.keys(ListedProduct.properties).filter(
    (name) => !name.startsWith('_') && name !== 'media',
  )
  const fields = wantedOfPage(asked(`{ products { items { ${plain.join(' ')} media { avif } } } }`))
  expect(fields).toContain('media.sources')
  expect(Check(ProductQuery, { fields: `${fields},categoryIds` })).toBe(true)
})

test('a strip of pieces asks for what is shown of them', () => {
  expect(wantedOfPieces(asked('{ products { ...C } } fragment C on Product { id name images }'))).toBe(
    'images',
  )
  expect(wantedOfPieces(asked('{ products { somethingNew } }'))).toBeUndefined()
})
