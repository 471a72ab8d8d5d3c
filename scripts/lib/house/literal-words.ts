import { readFileSync } from 'node:fs'
import {
  parseSync,
  Visitor,
  type Expression,
  type JSXAttributeValue,
  type JSXElement,
  type JSXEmptyExpression,
  type JSXFragment,
} from 'oxc-parser'

/** Attributes that a reader sees or hears. */
const SAID =
  /^(?:alt|title|aria-label|placeholder|label|helperText|text|lead|heading|question|summary|action|aria-roledescription|aria-description)$/
/** Two letters in a row: a unit, a sign or an initial is not a word. */
const WORD = /\p{L}{2,}/u

/** A word of the interface that is in a component instead of `web/words`. */
export interface Literal {
  line: number
  text: string
}

/** The literal words of a component's text and of its attributes that are read. */
export const literalsOf = (file: string, source = readFileSync(file, 'utf8')): readonly Literal[] => {
  const { program } = parseSync(file, source)
  const found: Literal[] = []
  const say = (at: number, text: string) => {
    if (WORD.test(text)) found.push({ line: source.slice(0, at).split('\n').length, text: text.trim() })
  }
  const code = new Set<number>()
  const children = ({ children: all }: JSXElement | JSXFragment, inCode: boolean) => {
    for (const child of all) if (inCode) code.add(child.start)
    for (const child of all) {
      if (child.type === 'JSXText' && !code.has(child.start)) say(child.start, child.value)
      if (child.type === 'JSXExpressionContainer') value(child.expression)
    }
  }
  const value = (node: Expression | JSXAttributeValue | JSXEmptyExpression) => {
    if (node.type === 'Literal' && typeof node.value === 'string') say(node.start, node.value)
    if (node.type === 'TemplateLiteral')
      say(node.start, node.quasis.map(({ value: { raw } }) => raw).join(' '))
    if (node.type === 'ConditionalExpression') {
      value(node.consequent)
      value(node.alternate)
    }
  }
  new Visitor({
    JSXElement: (node) =>
      children(
        node,
        node.openingElement.name.type === 'JSXIdentifier' && node.openingElement.name.name === 'code',
      ),
    JSXFragment: (node) => children(node, false),
    JSXAttribute: ({ name, value: given }) => {
      if (!given || name.type !== 'JSXIdentifier' || !SAID.test(name.name)) return
      value(given.type === 'JSXExpressionContainer' ? given.expression : given)
    },
  }).visit(program)
  return found
}
