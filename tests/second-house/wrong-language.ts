import { Window } from 'happy-dom'

/** What reads the same in every language: names, marks of hallmarks and tax, addresses, units, and codes. */
const SAME =
  /\b(?:Meenakshi Jewels(?: Private Limited)?|MEE-\w+|BIS(?: Care)?|HUID|GST(?:IN)?|PAN|PIN|OTP|HSN|UPI|QR|AWB|JPEG|PNG|WebP|PDF|CSV|SMS|WhatsApp|DPDP|GIA|IGI|FL|IF|VVS|VS|SI|[A-Z]{5}\d{4}[A-Z]|\d{2}[A-Z]{5}\d{4}[A-Z]\w{3})\b|[\w.+-]+@[\w.-]+|https?:\S+/g

interface Said {
  /** Where: the element, or the attribute of it. */
  readonly at: string
  readonly text: string
}

const ATTRIBUTES = ['alt', 'aria-label', 'placeholder', 'title']

/**
 * What a page says in letters that are not those of its language, without saying so by `lang`. A text that has letters of the
 * page's own is in its language: names in it may be in others.
 */
export const wrongLanguage = (html: string, language: 'hi' | 'en'): readonly Said[] => {
  const window = new Window({ settings: { disableJavaScriptEvaluation: true } })
  const { document } = window
  document.write(html)
  const [own, other] =
    language === 'hi'
      ? [/\p{Script=Devanagari}/u, /\p{Script=Latin}{2}/u]
      : [/\p{Script=Latin}/u, /\p{Script=Devanagari}/u]
  const found: Said[] = []
  const look = (at: string, text: string, element: Element) => {
    const said = element.closest('[lang]')?.getAttribute('lang') ?? ''
    const plain = text.replaceAll(SAME, '')
    if (!said.startsWith(language) || own.test(plain) || !other.test(plain)) return
    found.push({ at, text: text.trim() })
  }
  const head = [
    ['title', document.title],
    ...[...document.querySelectorAll('meta[name=description],meta[property^="og:"][property$="title"]')].map(
      (meta) => ['meta', meta.getAttribute('content') ?? ''],
    ),
  ]
  for (const [at = '', text = ''] of head) look(at, text, document.documentElement as unknown as Element)
  for (const element of document.body.querySelectorAll('*') as unknown as Iterable<Element>) {
    if (/^(?:SCRIPT|STYLE|TEMPLATE)$/.test(element.tagName) || element.closest('script,style')) continue
    for (const name of ATTRIBUTES) {
      const value = element.getAttribute(name)
      if (value) look(`${element.tagName.toLowerCase()}[${name}]`, value, element)
    }
    for (const node of element.childNodes)
      if (node.nodeType === 3 && node.textContent)
        look(element.tagName.toLowerCase(), node.textContent, element)
  }
  window.happyDOM.abort()
  return found
}
