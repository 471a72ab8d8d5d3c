/** Titles that people write before their name, without a dot. */
const TITLES = /^(?:adv|capt|col|dr|er|km|kum|kumari|md|miss|mr|mrs|ms|mx|prof|shri|smt|sri|sushri)$/i

/**
 * The name in a shopper's greeting: the first word of the name. A title or an initial is not a name, so a name that
 * begins with one is used in full: 'Dr. Priya Rao', 'P. V. Sindhu'.
 */
export const greetingName = (name: string): string => {
  const whole = name.trim().replaceAll(/\s+/g, ' ')
  const [first = ''] = whole.split(' ')
  return first.endsWith('.') || [...first].length === 1 || TITLES.test(first) ? whole : first
}
