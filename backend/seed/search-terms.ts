import type { SearchTerm } from '../modules/catalogue/api.ts'

const bangle = 'In this house a kada is a bangle: stiff, round, and sized by its inner width.'
const mangalsutra = 'No mangalsutra is made here yet; these pendants and necklaces are worn as one.'

/**
 * Words that shoppers in India look for, by the words of this catalogue. A term is one word in lower case (two words
 * are written together: 'mangal sutra' is looked up as 'mangalsutra'); spellings differ, so each has its own row.
 */
const families: readonly (readonly [terms: string, means: readonly string[], note?: string])[] = [
  ['mangalsutra mangalsutram thali tali thaali tanmaniya मंगलसूत्र', ['pendant', 'necklace'], mangalsutra],
  ['kada kadaa kara kangan kangana valayal vala kankan कड़ा कंगन', ['bangle', 'bracelet'], bangle],
  ['chudi choodi choori churi bangdi gajulu चूड़ी', ['bangle']],
  ['jhumka jhumki jhumkas jimikki jhumkaa झुमका', ['drops', 'earrings']],
  ['bali baali balis बाली', ['hoops']],
  ['tops karnaphool kammal', ['studs']],
  ['chandbali chandbalis', ['drops', 'hoops']],
  ['angoothi anguthi anguthee mundri modhiram mothiram vanki अंगूठी', ['ring']],
  ['haar haaram harama hara maala mala ranihaar chain हार', ['necklace', 'pendant']],
  ['locket lockets padak', ['pendant']],
  [
    'kamarbandh payal pajeb anklet',
    ['bracelet'],
    'No anklet is made here; a bracelet can be made longer on request.',
  ],
  [
    'nath nathni nosepin nosering nosestud',
    ['studs'],
    'No nose pin is made here; the smallest studs come closest.',
  ],
  ['mudra', ['signet']],
  [
    'choker chokers kanthi',
    ['necklace'],
    'No choker is made here; a necklace can be made shorter on request.',
  ],
  [
    'tikka maangtikka mangtikka matha bichiya toering waist',
    ['pendant', 'studs'],
    'No jewel for brow or foot is made here; these pendants and studs are the smallest pieces.',
  ],
  [
    'kundan jadau meenakari',
    ['diamond', 'emerald', 'ruby'],
    'Kundan and jadau are not made here: stones are held in claws or a bezel.',
  ],
  ['gents boys', ['men']],
  ['ladies girls', ['women']],
  ['couple couples', ['band'], 'Two bands can be made as a pair: ask us.'],
  [
    'baby babies kids children child',
    ['bangle', 'bracelet', 'pendant', 'studs', 'ring'],
    'Nothing is made in sizes for children yet.',
  ],
  ['heera hira vajra हीरा', ['diamond']],
  ['polki vilandi uncut', ['diamond'], 'Polki is uncut diamond; the diamonds here are cut.'],
  ['panna maragatham पन्ना', ['emerald']],
  ['manik manikya manikyam माणिक', ['ruby']],
  ['neelam nilam neelamani नीलम', ['sapphire']],
  [
    'pukhraj pushparag पुखराज',
    ['citrine', 'yellow sapphire'],
    'Pukhraj is yellow sapphire; citrine has its colour.',
  ],
  ['jamunia katela', ['amethyst']],
  ['sona sone swarna suvarna thangam सोना', ['gold']],
  ['chandi chaandi velli चांदी', ['silver']],
  ['ghadi gadi घड़ी', ['watch']],
  ['shaadi shadi vivah', ['wedding']],
  ['sagai mangni ringceremony proposal', ['engagement']],
  ['labgrown cvd hpht', ['lab-grown']],
  ['14k 14kt 14ct 14carat', ['14 kt']],
  ['18k 18kt 18ct 18carat', ['18 kt']],
  ['22k 22kt 22ct 22carat', ['22 kt']],
]

/** The rows of `search_terms`. */
export const searchTerms: readonly SearchTerm[] = families.flatMap(([terms, means, note]) =>
  terms.split(' ').map((term) => ({ term, means: [...means], ...(note !== undefined && { note }) })),
)
