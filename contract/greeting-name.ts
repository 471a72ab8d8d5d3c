/** Titles that people write before their name, without a dot. */
const TITLES = /^(?:adv|capt|col|dr|er|km|kum|kumari|md|miss|mr|mrs|ms|mx|prof|shri|smt|sri|sushri)$/i

/**
 * What a shopper is greeted by: the first word of the name. A title or an initial is no name, so whoever begins with one
 * is greeted by the whole: 'Dr. Priya Rao', 'P. V. Sindhu'.
 */
export const greetingName = (name: string): string => {
  const whole = name.trim().replaceAll(/\s+/g, ' ')
  const [first = ''] = whole.split(' ')
  return first.endsWith('.') || [...first].length === 1 || TITLES.test(first) ? whole : first
}
