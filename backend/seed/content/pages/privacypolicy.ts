import { facts, prose, type PageSeed } from '../page-seed.ts'

/** True to what the shop does: tests compare the names of cookies and keys with those the programs set. */
export const privacyPolicy: PageSeed = {
  slug: 'privacypolicy',
  path: '/privacypolicy',
  title: 'Our policies',
  lead: 'No trackers, no advertising cookies, nothing sold. What we keep, why, and for how long.',
  group: 'legal',
  position: 1,
  summary: 'Privacy, cookies, and your rights over what we keep.',
  metaTitle: 'Privacy and cookies',
  metaDescription:
    'Essential cookies only, no trackers, no third parties on the page. What we store about visitors and customers, for how long, and how to have it sent to you or deleted.',
  metaKeywords: 'privacy policy, cookies, data protection, no trackers',
  blocks: [
    facts('In short', {
      Trackers:
        'None. No analytics service, no advertising, no social buttons, no fonts or scripts from elsewhere.',
      Cookies: 'Three, all needed for the shop to work. That is why no banner asks you about them.',
      Sold: 'Nothing, to anybody.',
      Yours: 'Everything can be downloaded from your profile, and your account can be deleted there.',
    }),
    prose(
      'who',
      '1. Who is responsible',
      '{legalName}, {address}. Write to [{email}](mailto:{email}) about anything on this page.',
    ),
    {
      kind: 'table',
      id: 'cookies',
      heading: '2. Cookies',
      text: 'A cookie is a short text that your browser sends back to us. Ours hold random characters that say nothing about you.',
      caption: 'The cookies of this shop',
      columns: ['Name', 'When', 'What for', 'How long'],
      rows: [
        [
          'sid (over https: __Host-sid)',
          'When you sign in',
          'Recognises your session. Scripts cannot read it',
          '30 days after your last visit, at most 90 days',
        ],
        [
          'signed_in (over https: __Host-signed_in)',
          'When you sign in',
          'Holds the figure 1: shows the bag in the header and holds back the welcome',
          'As the session',
        ],
        [
          'device (over https: __Host-device)',
          'When you sign in',
          'Tells that this browser signed in before, so that wrong passwords tried elsewhere never hold you back. Scripts cannot read it',
          '400 days after your last sign-in',
        ],
        [
          'bag (over https: __Host-bag)',
          'When a visitor puts a piece into the bag',
          'Finds the bag again until you sign in. Scripts cannot read it',
          '30 days',
        ],
      ],
      note: 'At payment you leave this site for the page of our payment provider, which sets cookies of its own to prevent fraud; its page names them.',
    },
    prose(
      'device',
      '3. What stays on your device',
      'Some things never reach us, because they are kept by your browser and read only there: whether you prefer the light or the dark page (*colour-mode*), that you have closed the welcome, pieces you looked at lately, your wishlist while signed out, and your ring size. Clearing the data of this site in your browser clears them.',
    ),
    {
      kind: 'table',
      id: 'kept',
      heading: '4. What we keep',
      caption: 'Data, purpose and time',
      columns: ['What', 'Why', 'How long'],
      rows: [
        ['Name, e-mail address, a hash of your password', 'Your account', 'Until you delete it'],
        ['Addresses and telephone numbers', 'Delivery', 'Until you remove them, or the account'],
        [
          'Orders, with size, engraving and personal words',
          'To make, deliver, repair and take back',
          'Until you delete the account; then without your name',
        ],
        ['Invoices, and the PAN where the law asks for it', 'Tax law', 'Eight years'],
        ['Appointments', 'To prepare for your visit', 'Two years'],
        ['E-mails, enquiries and messages', 'To answer them', 'Three years after the last'],
        ['Points', 'To count them', 'As the account'],
        ['Address of your connection, in our logs', 'To keep the shop running and safe', 'Fourteen days'],
      ],
    },
    prose(
      'others',
      '5. Who else sees it',
      'The courier sees name, address and telephone number. The payment provider sees your card, your e-mail address and the sum. The assay office sees the piece and not you. Authorities see what the law obliges us to show. Nobody else does.',
    ),
    prose(
      'rights',
      '6. Your rights',
      'Download what we hold, correct it, or delete your account: all three are in your [profile](/myprofile), and take effect at once. Orders then lose your name and address; invoices stay until their time is over.',
      'You may also object, restrict, or complain to the Data Protection Board of India or to the authority where you live. Write to us first, and a person answers within a week.',
    ),
    prose(
      'safety',
      '7. How it is kept safe',
      'Every page is sent over https. Passwords are stored as hashes that are slow to guess. The number of your card never reaches our machines. Nothing private is ever stored between our servers and your browser.',
    ),
    prose(
      'children',
      '8. Children',
      'The shop is for adults. We do not knowingly keep data of anyone under eighteen.',
    ),
    {
      kind: 'links',
      heading: 'Our other policies',
      links: [
        { title: 'Customs and duties', text: 'What a border may add', href: '/custom' },
        { title: 'Terms and condition', text: 'What we owe each other', href: '/termsandcondition' },
        { title: 'Refund and cancellation', text: 'Free returns on all orders', href: '/cancellation' },
      ],
    },
    { kind: 'contact', title: 'Ask about your data' },
  ],
}
