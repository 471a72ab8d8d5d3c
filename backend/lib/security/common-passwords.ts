/**
 * The words with which guessing begins, each with the endings and letter swaps below: what a list of leaked passwords
 * does not cover (`known-passwords.ts`). The list is our own.
 */
const WORDS = `
password passw passwort passcode pass pwd secret login signin access admin administrator root user guest test tester testing demo
default change changeme letmein welcome hello hallo namaste please enter open opensesame sesame master owner manager system server
computer laptop desktop windows linux apple google facebook instagram whatsapp youtube twitter amazon flipkart netflix samsung nokia
android iphone internet network wireless router security secure private
qwerty qwert qwertyu qwertyui qwertyuiop azerty qwertz asdf asdfg asdfgh asdfghjkl zxcv zxcvb zxcvbn zxcvbnm qazwsx qazwsxedc wsxedc
qweasd qweasdzxc qwe asd zxc poiuy poiuytrewq lkjhgfdsa mnbvcxz abc abcd abcde abcdef abcdefg abcdefgh abcabc aabbcc xyz
love lover loveyou iloveyou iloveu ilove loveme mylove mylife myself forever always sweet sweetheart sweety sweetie honey darling
baby babygirl babyboy babe angel angels heaven princess prince queen king kingdom beauty beautiful pretty lovely cutie cute kiss kisses
sexy hotgirl girl girls boys friend friends friendship bestfriend family mother father mommy mummy daddy mama papa sister brother
sunshine sunflower sunset sunrise moonlight moonshine starlight stars star sun moon rainbow shadow storm thunder lightning summer winter
spring autumn flower flowers rose roses lily lotus jasmine orchid daisy violet butterfly dolphin dragon tiger lion eagle falcon phoenix
wolf bear panther leopard cheetah monkey horse puppy kitty kitten cat dog doggy fish shark snake spider turtle rabbit bunny penguin
football soccer cricket baseball basketball hockey tennis golf racing player champion winner sports chelsea arsenal liverpool barcelona
manchester realmadrid juventus ronaldo messi sachin tendulkar dhoni kohli virat rohit sehwag mumbaiindians
superman batman spiderman ironman hulk avengers pokemon pikachu naruto mario zelda minecraft fortnite starwars jedi matrix
harrypotter hermione gandalf frodo hobbit mickey minnie donald snoopy garfield simpsons
michael jordan jennifer jessica ashley amanda daniel andrew joshua matthew anthony robert thomas william charlie george james john david
joseph richard steven kevin brian jason justin ryan nicole michelle sarah laura hannah samantha elizabeth stephanie maria anna emily emma
olivia sophie sophia oliver harry jack jacob alexander alex max maxwell sam samuel ben benjamin peter paul mark martin patrick simon
rahul rohan rajesh ramesh suresh mahesh ganesh dinesh rakesh mukesh amit sumit ankit rohit vikas vikram vijay ajay sanjay arjun karan
kiran kumar krishna shiva shankar hanuman rama sairam saibaba omsairam jaishreeram jaimatadi ganpati radhe radhakrishna balaji venkat
priya pooja puja neha nisha asha usha anita sunita kavita savita deepika aishwarya kareena katrina anjali meera riya diya shreya sneha
swati jyoti lakshmi sita gita rekha sharma verma gupta singh patel reddy nair iyer khan ali ahmed mohammed muhammad
india indian bharat hindustan mumbai delhi bangalore bengaluru chennai kolkata hyderabad pune jaipur kerala punjab gujarat tamilnadu
dubai london paris newyork america canada australia england germany france singapore
money cash gold golden silver platinum diamond diamonds ruby emerald sapphire pearl jewel jewels jewellery jewelry ring rings crystal
luxury rolex omega watch watches ferrari mercedes porsche lamborghini mustang corvette camaro honda toyota yamaha ducati harley
bmw audi jaguar bugatti
freedom whatever trustno nothing something anything someone nobody everyone lucky luckyone happy happiness smile peace hope faith blessed
blessing jesus jesuschrist christ christian godisgood praise church bible allah islam buddha dharma karma
music guitar piano rock rockstar metal metallica slipknot nirvana eminem beatles elvis
killer hacker hack ninja samurai warrior hunter ranger soldier army navy marine police pirate wizard magic magical mystery
coffee chocolate cookie cookies cheese banana orange apples cherry peaches strawberry pepper ginger butter sugar candy pizza chicken
blue red green black white purple yellow pink brown grey silverfox bluebird redhead blackbird greenday
january february march april may june july august september october november december
monday tuesday wednesday thursday friday saturday sunday
business company office school college student teacher doctor lawyer engineer
mustafa matrix cowboy cowgirl midnight dreamer dreams dream fantasy paradise infinity destiny legend hero
fuck fuckyou fuckoff asshole bitch shit bullshit bastard pussy dick
`

const words = new Set(WORDS.split(/\s+/).filter((word) => word !== ''))

/** Rows of a keyboard and other sequences, forwards and backwards. */
const WALKS = [
  '01234567890123456789',
  'abcdefghijklmnopqrstuvwxyz',
  'qwertyuiopasdfghjklzxcvbnm',
  'qwertyuiop[]',
  'azertyuiop',
  'qwertzuiop',
  '1q2w3e4r5t6y7u8i9o0p',
  '1qaz2wsx3edc4rfv5tgb6yhn7ujm',
  'q1w2e3r4t5y6u7i8o9p0',
  '!@#$%^&*()',
  '147258369',
  '1qazxsw23edcvfr4',
  'zaq12wsxcde3',
].flatMap((row) => [row, [...row].toReversed().join('')])

const SWAPS: Readonly<Record<string, string>> = {
  '0': 'o',
  '1': 'i',
  '3': 'e',
  '4': 'a',
  '5': 's',
  '7': 't',
  '@': 'a',
  $: 's',
  '!': 'i',
}
const unswap = (text: string) => text.replace(/[0134578@$!]/g, (character) => SWAPS[character] ?? character)

const isWalk = (text: string) => WALKS.some((row) => row.includes(text))
/** One short sequence repeated: 'aaaaaaaa', '12121212', 'abcabcabc'. */
const isRepetition = (text: string) => /^(.{1,4}?)\1+$/.test(text)
/** Sequences one after another: '1234qwer', 'qwer1234', 'abc12345', '123123'. */
const isWalks = (text: string): boolean => {
  if (text === '') return true
  for (let end = text.length; end >= 3; end -= 1)
    if (isWalk(text.slice(0, end)) && isWalks(text.slice(end))) return true
  return false
}
const isDate = (text: string) =>
  /^(?:\d{1,2}[./-]?\d{1,2}[./-]?(?:19|20)\d\d|(?:19|20)\d\d[./-]?\d{1,2}[./-]?\d{1,2})$/.test(text)

/** A word or two from the list, whatever the case. */
const isWords = (text: string): boolean => {
  if (words.has(text)) return true
  for (let cut = 3; cut <= text.length - 3; cut += 1)
    if (words.has(text.slice(0, cut)) && words.has(text.slice(cut))) return true
  return false
}

/** Whether this is among the first guesses. `own` are words of the person, such as name and e-mail. */
export const isCommonPassword = (password: string, own: readonly string[] = []): boolean => {
  const plain = password.normalize('NFKC').toLowerCase()
  if (isRepetition(plain) || isWalks(plain) || isDate(plain)) return true
  const personal = own
    .flatMap((word) => word.toLowerCase().split(/[^\p{L}\p{N}]+/u))
    .filter((word) => word.length >= 4)
  const core = plain.replace(/^[^\p{L}]{0,5}/u, '').replace(/[^\p{L}]{0,5}$/u, '')
  const candidates = [plain, core, unswap(plain), unswap(core), unswap(plain).replace(/[^\p{L}]{0,5}$/u, '')]
  return candidates.some(
    (candidate) =>
      isWords(candidate) ||
      personal.includes(candidate) ||
      (candidate !== '' && isRepetition(candidate) && candidate.length >= 6),
  )
}
