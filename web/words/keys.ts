/** Made by `npm run codegen` from web/words: every key, and the values of its messages. */
export interface Words {
  'account.address.none': null
  'account.appointments.text': null
  'account.appointments.title': null
  'account.ask': null
  'account.conversation': null
  'account.description': null
  'account.failed': null
  'account.menu.appointment': null
  'account.menu.logout': null
  'account.menu.orders': null
  'account.menu.overview': null
  'account.menu.points': null
  'account.menu.profile': null
  'account.menu.title': null
  'account.menu.track': null
  'account.menu.yours': null
  'account.messages': null
  'account.orders.text': null
  'account.orders.title': null
  'account.profile': null
  'account.reply.many': { count: number }
  'account.reply.one': null
  'account.welcome.named': { name: string | number }
  'account.welcome.plain': null
  'address.choose': null
  'address.city.label': null
  'address.city.required': null
  'address.country': null
  'address.floor': null
  'address.mobile': null
  'address.name.label': null
  'address.name.required': null
  'address.pin.digits': null
  'address.pin.label': null
  'address.pin.required': null
  'address.postal.required': { label: string | number }
  'address.state.choose': { label: string | number }
  'address.state.label': null
  'address.state.required': { label: string | number }
  'address.street.label': null
  'address.street.required': null
  'app.chunk.failed': null
  'app.chunk.kept': null
  'app.error': null
  'app.home': null
  'app.loading': null
  'app.notFound.seo': null
  'app.notFound.text': null
  'app.notFound.title': null
  'app.page.failed': null
  'app.page.loading': null
  'app.page.notLoaded': null
  'app.page.untitled': null
  'app.sorry.text': null
  'bag.arrival': { count: number; date: string | number }
  'bag.checkOut': null
  'bag.description': null
  'bag.empty.text': null
  'bag.empty.title': null
  'bag.engraved': null
  'bag.failed': null
  'bag.line.fewer': null
  'bag.line.gone': null
  'bag.line.left': { count: number }
  'bag.line.more': null
  'bag.line.most': { count: number }
  'bag.line.mostNow': { count: number }
  'bag.line.oneLeft': null
  'bag.line.quantity': { name: string | number }
  'bag.line.remove': { name: 'tag'; piece: string | number }
  'bag.line.soldOut': null
  'bag.line.wasIs': { was: string | number; now: string | number }
  'bag.pieces': null
  'bag.problems': null
  'bag.summary': null
  'bag.title': null
  'bespoke.how': null
  'bespoke.kind.description': { kind: string | number }
  'bespoke.kind.keywords': { kind: string | number }
  'bespoke.kind.title': { kind: string | number }
  'bespoke.made': { count: number }
  'bespoke.next': null
  'bespoke.previous': null
  'bespoke.title': null
  'blogs.error': { message: string | number }
  'blogs.from': { time: 'tag'; day: string | number }
  'blogs.keep': null
  'blogs.newer': null
  'blogs.none.text': null
  'blogs.none.title': null
  'blogs.older': null
  'blogs.title': null
  'checkout.another': null
  'checkout.back': null
  'checkout.by': { date: string | number }
  'checkout.chooseFirst': null
  'checkout.collect': null
  'checkout.continue': null
  'checkout.description': null
  'checkout.earns': { count: string | number }
  'checkout.failed': null
  'checkout.gift.message': null
  'checkout.gift.title': null
  'checkout.gift.wrap': null
  'checkout.gone': null
  'checkout.lookBag': null
  'checkout.newAddress': null
  'checkout.notTo': { pin: string | number }
  'checkout.order': null
  'checkout.pan.fifth': { name: string | number; letter: string | number }
  'checkout.pan.fourth': { letter: string | number }
  'checkout.pan.hint': null
  'checkout.pan.label': null
  'checkout.pan.required': null
  'checkout.pan.shape': null
  'checkout.pan.ten': null
  'checkout.pan.title': null
  'checkout.part.advance': { price: string | number }
  'checkout.part.rest': { percent: string | number; rest: string | number }
  'checkout.part.title': null
  'checkout.part.whole': null
  'checkout.payNow': null
  'checkout.payment.failed': null
  'checkout.place': null
  'checkout.points.confirm': { count: string | number }
  'checkout.points.cover': null
  'checkout.points.pay': { price: string | number; count: string | number; balance: string | number }
  'checkout.secure': null
  'checkout.state.required': null
  'checkout.step.delivery': null
  'checkout.step.payment': null
  'checkout.step.signIn': null
  'checkout.store': null
  'checkout.store.required': null
  'checkout.storeFrom': { name: string | number; city: string | number; date: string | number }
  'checkout.title': null
  'checkout.toAccount': null
  'checkout.transfer.due': { date: string | number }
  'checkout.transfer.only': { price: string | number; words: string | number }
  'checkout.transfer.words': { days: string | number }
  'checkout.way.card': null
  'checkout.way.cardUpi': null
  'checkout.way.online': null
  'checkout.way.parts': null
  'checkout.way.title': null
  'checkout.way.transfer': null
  'checkout.when': null
  'checkout.where': null
  'checkout.which': null
  'checkout.write': null
  'collections.all': { title: string | number }
  'collections.nav': null
  'collections.title': null
  'common.and': null
  'common.breadcrumb': null
  'common.failed': null
  'common.home': null
  'common.loading': null
  'common.moment': null
  'common.newTab': null
  'common.remove': { label: string | number }
  'common.tryAgain': null
  'common.tryMoment': null
  'compare.button': null
  'compare.chosen': { count: number }
  'compare.first': { name: string | number }
  'compare.isChosen': null
  'compare.most': null
  'contact.about.care': null
  'contact.about.label': null
  'contact.about.order': null
  'contact.about.other': null
  'contact.about.piece': null
  'contact.about.press': null
  'contact.anOrder': null
  'contact.another': null
  'contact.answers': null
  'contact.book': null
  'contact.chat': null
  'contact.done.text': { b: 'tag'; reference: string | number }
  'contact.done.title': null
  'contact.find': null
  'contact.hour': null
  'contact.message.label': null
  'contact.message.required': null
  'contact.name.label': null
  'contact.name.required': null
  'contact.openChat': null
  'contact.order.hint': null
  'contact.order.label': null
  'contact.order.wrong': null
  'contact.person': null
  'contact.questions': null
  'contact.reach': null
  'contact.send': null
  'contact.short': null
  'contact.telephone': null
  'contact.title': null
  'contact.track': null
  'contact.whatsapp': null
  'content.notOpen': null
  'content.notOpenLine': null
  'content.notOpenText': null
  'content.seeAll': { count: string | number }
  'content.services': null
  'delivery.free': null
  'delivery.freeFrom': { price: string | number; from: string | number }
  'delivery.paid': { price: string | number }
  'entry.again': null
  'entry.back': null
  'entry.checkMail': null
  'entry.codesOff.confirm': null
  'entry.codesOff.description': null
  'entry.codesOff.line': { day: string | number }
  'entry.codesOff.old': null
  'entry.codesOff.text': { day: string | number }
  'entry.codesOff.title': null
  'entry.codesOff.wait': null
  'entry.codesOff.will': null
  'entry.confirming': null
  'entry.create.description': { points: string | number }
  'entry.create.gift': null
  'entry.create.have': { link: 'tag' }
  'entry.create.points': null
  'entry.create.ready': { name: string | number }
  'entry.create.sent': { b: 'tag'; address: string | number }
  'entry.create.sentPlain': { address: string | number }
  'entry.create.terms': { terms: 'tag'; privacy: 'tag' }
  'entry.dead.hour': null
  'entry.dead.title': null
  'entry.email.example': null
  'entry.email.label': null
  'entry.email.required': null
  'entry.forgot.description': null
  'entry.forgot.other': null
  'entry.forgot.send': null
  'entry.forgot.sent': { b: 'tag'; address: string | number }
  'entry.forgot.sentPlain': null
  'entry.forgot.text': null
  'entry.later': null
  'entry.link.code': null
  'entry.link.codeToo': null
  'entry.link.description': null
  'entry.link.old': null
  'entry.link.oldPage': null
  'entry.link.onlyWhere': null
  'entry.link.press': null
  'entry.link.send': null
  'entry.link.sent': { email: string | number }
  'entry.link.signedIn': null
  'entry.link.title': null
  'entry.login.code': null
  'entry.login.description': null
  'entry.login.many': null
  'entry.login.text': null
  'entry.login.wrong': null
  'entry.logout.busy': null
  'entry.logout.description': null
  'entry.logout.done': null
  'entry.logout.doneLine': null
  'entry.logout.nothing': null
  'entry.logout.offline': null
  'entry.logout.text': null
  'entry.logout.title': null
  'entry.many': null
  'entry.name.required': null
  'entry.name.wrong': null
  'entry.noCode.send': null
  'entry.noCode.sent': { email: string | number }
  'entry.noCode.text': null
  'entry.noCode.title': null
  'entry.passkey.signIn': null
  'entry.password.another': { hint: string | number }
  'entry.password.choose': null
  'entry.password.hint': null
  'entry.password.label': null
  'entry.password.least': null
  'entry.password.most': null
  'entry.password.new': null
  'entry.password.tooEasy': { advice: string | number }
  'entry.paste.hint': null
  'entry.paste.label': null
  'entry.reset.change': null
  'entry.reset.choose': null
  'entry.reset.description': null
  'entry.reset.done': null
  'entry.reset.doneLine': null
  'entry.reset.old': null
  'entry.reset.sendNew': null
  'entry.reset.text': null
  'entry.reset.title': null
  'entry.signingIn': null
  'entry.strength.easy': null
  'entry.strength.fair': null
  'entry.strength.label': null
  'entry.strength.strong': null
  'entry.strength.veryEasy': null
  'entry.strength.veryStrong': null
  'entry.toAccount': null
  'entry.undo.button': null
  'entry.undo.choose': null
  'entry.undo.description': null
  'entry.undo.done': null
  'entry.undo.line': null
  'entry.undo.old': null
  'entry.undo.oldEmail': null
  'entry.undo.oldPage': null
  'entry.undo.text': { b: 'tag'; email: string | number }
  'entry.undo.title': null
  'entry.verify.button': null
  'entry.verify.description': null
  'entry.verify.line': null
  'entry.verify.old': null
  'entry.verify.oldPage': null
  'entry.verify.password': null
  'entry.verify.press': null
  'entry.verify.profile': null
  'entry.verify.signedOut': null
  'entry.verify.text': { b: 'tag'; email: string | number }
  'entry.verify.thanks': null
  'entry.verify.title': null
  'entry.verify.where': null
  'entry.verify.yours': null
  'entry.welcomeBack.named': { name: string | number }
  'entry.welcomeBack.plain': null
  'entry.yourAddress': null
  'entry.yourEmail': null
  'faq.all': null
  'faq.ask': { all: 'tag' }
  'faq.none': null
  'faq.one': null
  'faq.search': null
  'faq.section': { title: string | number }
  'faq.sections': null
  'filters.applied': null
  'filters.carat.half': null
  'filters.carat.oneTwo': null
  'filters.carat.quarter': null
  'filters.carat.two': null
  'filters.carat.whole': null
  'filters.category': null
  'filters.clarity.flawless': null
  'filters.clarity.rarely': null
  'filters.clarity.small': null
  'filters.clarity.veryHard': null
  'filters.clarity.visible': null
  'filters.clear': null
  'filters.close': null
  'filters.collection': null
  'filters.colour.nearly': null
  'filters.colour.none': null
  'filters.colour.warm': null
  'filters.diamond.clarity': null
  'filters.diamond.colour': null
  'filters.diamond.origin': null
  'filters.diamond.shape': null
  'filters.diamond.weight': null
  'filters.for': null
  'filters.guide.carat': null
  'filters.guide.clarity': null
  'filters.guide.colour': null
  'filters.length': null
  'filters.metal': null
  'filters.origin.earth': null
  'filters.origin.grown': null
  'filters.otherSizes': null
  'filters.price': null
  'filters.price.above': { min: string | number }
  'filters.price.aboveLong': { min: string | number }
  'filters.price.below': { max: string | number }
  'filters.price.belowLong': { max: string | number }
  'filters.price.between': { min: string | number; max: string | number }
  'filters.price.betweenLong': { min: string | number; max: string | number }
  'filters.price.upTo': { max: string | number }
  'filters.purity': null
  'filters.remove': { label: string | number }
  'filters.ringSize': null
  'filters.show': null
  'filters.sort': null
  'filters.sort.best': null
  'filters.sort.high': null
  'filters.sort.low': null
  'filters.sort.new': null
  'filters.sort.recommended': null
  'filters.stone': null
  'filters.title': null
  'filters.top.only': null
  'filters.top.title': null
  'form.attention': { count: number }
  'form.email': null
  'form.failed': null
  'form.hide': null
  'form.offline': null
  'form.optional': { label: string | number }
  'form.password.show': { label: string | number }
  'form.phone': null
  'form.script': null
  'form.sending': null
  'form.show': null
  'form.signedOut': null
  'fourCs.carat.count': { carats: string | number }
  'fourCs.carat.drawing': { carats: string | number }
  'fourCs.carat.text': { width: string | number }
  'fourCs.carat.title': null
  'fourCs.clarity.all': null
  'fourCs.clarity.eye': null
  'fourCs.clarity.lens': null
  'fourCs.clarity.nothing': null
  'fourCs.clarity.text': null
  'fourCs.clarity.title': null
  'fourCs.colour.breath': null
  'fourCs.colour.text': null
  'fourCs.colour.title': null
  'fourCs.colour.warm': null
  'fourCs.colour.white': null
  'franchise.ask': null
  'franchise.city': null
  'franchise.country': null
  'franchise.done.text': { b: 'tag'; reference: string | number }
  'franchise.done.title': null
  'franchise.mind': null
  'franchise.mindHint': null
  'franchise.premises': null
  'franchise.required': null
  'franchise.send': null
  'franchise.text': null
  'franchise.title': null
  'franchise.whole': null
  'gallery.close': null
  'gallery.enlarge': null
  'gallery.front': null
  'gallery.keys': null
  'gallery.next': null
  'gallery.of': { number: number; count: number }
  'gallery.picture': { number: number; view: string | number }
  'gallery.previous': null
  'gallery.shownIn': { metal: string | number }
  'gallery.side': null
  'gallery.title': { name: string | number }
  'gallery.twice': null
  'gauge.back': null
  'gauge.description': null
  'gauge.discs': null
  'gauge.finger': null
  'gauge.house': { name: string | number }
  'gauge.indian': { size: string | number }
  'gauge.keywords': null
  'gauge.line': null
  'gauge.others': { across: string | number; european: string | number; american: string | number; british: string | number }
  'gauge.print': null
  'gauge.ring': null
  'gauge.scale': null
  'gauge.seo': null
  'gauge.sheet': null
  'gauge.slit': null
  'gauge.strip': null
  'gauge.stripLabel': null
  'gauge.title': null
  'high.choose': null
  'high.included': null
  'high.keywords': null
  'high.once': null
  'high.viewing.arrange': null
  'high.viewing.text': null
  'home.collections': null
  'home.see': null
  'home.services': null
  'home.welcome': null
  'identity.code.hint': null
  'identity.code.label': null
  'identity.code.required': null
  'identity.code.use': null
  'identity.confirm': null
  'identity.label': null
  'identity.or': null
  'identity.passkey.use': null
  'identity.passkey.waiting': null
  'identity.password.label': null
  'identity.password.required': null
  'identity.password.reset': null
  'identity.password.use': null
  'identity.title': null
  'list.cannotFilter': null
  'list.cannotSort': null
  'list.categories': null
  'list.childrenFailed': null
  'list.clear': null
  'list.count': { count: number; shown: string | number }
  'list.empty.all': { title: string | number }
  'list.empty.facets': { among: string | number; title: string | number }
  'list.empty.price': { among: string | number; price: string | number; title: string | number }
  'list.empty.top': { among: string | number; title: string | number }
  'list.empty.topPrice': { among: string | number; price: string | number; title: string | number }
  'list.everything': null
  'list.failed': null
  'list.first': null
  'list.high': null
  'list.keywords': { title: string | number }
  'list.kinds': null
  'list.more': { count: string | number }
  'list.none': null
  'list.pages': null
  'list.pastEnd': null
  'list.previous': null
  'list.productsFailed': null
  'list.search': null
  'list.shown': { shown: string | number; total: string | number }
  'list.shownRange': { from: string | number; shown: string | number; total: string | number }
  'list.whole': null
  'passkeys.address': null
  'passkeys.failed': null
  'passkeys.held': null
  'payment.advance.badge': null
  'payment.advance.text': { rest: string | number }
  'payment.advance.title': null
  'payment.again': null
  'payment.asking.text': null
  'payment.asking.title': null
  'payment.bankTransfer': null
  'payment.cancelled.description': null
  'payment.cancelled.seo': null
  'payment.cancelled.text': null
  'payment.cancelled.title': null
  'payment.description': null
  'payment.fact.advanceBy': null
  'payment.fact.order': null
  'payment.fact.paidBy': null
  'payment.fact.ready': null
  'payment.fact.title': null
  'payment.fact.withYou': null
  'payment.looked.text': null
  'payment.looked.title': null
  'payment.orders': null
  'payment.paid.badge': null
  'payment.paid.elsewhere': null
  'payment.paid.text': { way: string | number; store: string | number }
  'payment.paid.title': null
  'payment.refused.badge': null
  'payment.refused.text': { bag: 'tag' }
  'payment.refused.title': null
  'payment.returned.badge': null
  'payment.returned.text': null
  'payment.returned.title': null
  'payment.shop': null
  'payment.success.says': null
  'payment.success.seo': null
  'payment.success.text': null
  'payment.success.title': null
  'payment.sum.asked': null
  'payment.sum.back': null
  'payment.sum.due': null
  'payment.sum.order': null
  'payment.title': null
  'payment.unknown.badge': null
  'payment.unknown.text': { contact: 'tag' }
  'payment.unknown.title': null
  'payment.waiting.after': null
  'payment.waiting.badge': null
  'payment.waiting.text': { until: string | number }
  'payment.waiting.title': null
  'personal.birthStone': null
  'personal.count': { count: number; most: number; devanagari: string | number }
  'personal.days': { days: number; words: string | number }
  'personal.engraved': { words: string | number }
  'personal.engraving': null
  'personal.failed': null
  'personal.free': null
  'personal.initials': null
  'personal.lettering': null
  'personal.letters': null
  'personal.longer': { days: string | number }
  'personal.more': { price: string | number }
  'personal.noDevanagari': null
  'personal.noLatin': null
  'personal.noReturn': null
  'personal.none': null
  'personal.place.back': null
  'personal.place.case': null
  'personal.place.inside': null
  'personal.pouch': null
  'personal.pouchAlone': null
  'personal.roman': null
  'personal.room': { count: number }
  'personal.script': null
  'personal.stamp': { stamp: string | number }
  'personal.stampHint': { most: number; price: string | number; box: string | number; outside: string | number }
  'personal.stampLetters': { count: number }
  'personal.stoneInside': { stone: string | number }
  'personal.terms.engraving': { free: string | number; days: string | number }
  'personal.terms.initials': { free: string | number }
  'personal.terms.noReturn': { what: string | number }
  'personal.terms.stone': { price: string | number }
  'personal.title': null
  'personal.yours': { parts: string | number; added: string | number }
  'piece.also': { metal: string | number }
  'piece.birthStone': { stone: string | number }
  'piece.boxStamp': { stamp: string | number }
  'piece.engraved': { face: 'tag'; words: string | number }
  'piece.notReturnable': null
  'piece.personal': { price: string | number }
  'piece.pouch': null
  'piece.quantity': { count: string | number }
  'piece.size': { size: string | number }
  'pieces.words': { count: number }
  'price.accept.many': null
  'price.accept.one': null
  'price.changed.before': null
  'price.changed.many': null
  'price.changed.now': null
  'price.changed.one': null
  'price.changed.why': null
  'price.fallen': { now: string | number; before: string | number }
  'price.held.each': { price: string | number }
  'price.held.until': { time: string | number }
  'price.madeUp': { name: 'tag'; piece: string | number }
  'price.rate': { purity: string | number; metal: string | number; price: string | number; moment: string | number }
  'price.today': { price: string | number }
  'product.accordion.craft': null
  'product.accordion.details': null
  'product.accordion.diamonds': null
  'product.accordion.shipping': null
  'product.addAt': { price: string | number }
  'product.bag.add': null
  'product.bag.added': { name: string | number }
  'product.bag.adding': null
  'product.bag.closed': { contact: 'tag' }
  'product.bag.failed': null
  'product.bag.script': null
  'product.bag.view': null
  'product.fact.band': null
  'product.fact.diamonds': null
  'product.fact.made': null
  'product.fact.range': { from: string | number; to: string | number }
  'product.fact.resizable': null
  'product.fact.sizes': null
  'product.fact.weight': null
  'product.failed': null
  'product.fourCs': null
  'product.gst': null
  'product.gstWeight': { weight: string | number }
  'product.held': null
  'product.howPrice': null
  'product.isNow': { option: string | number; value: string | number }
  'product.nearest': { reason: string | number; choice: string | number }
  'product.noDiamond': null
  'product.noInformation': null
  'product.notMade': { asked: string | number }
  'product.notMadeIn': { asked: string | number; other: string | number }
  'product.notMadeSo': { asked: string | number }
  'product.option.quality': null
  'product.option.size': null
  'product.payFor': null
  'product.piece': null
  'product.priceChanged': { was: string | number; now: string | number }
  'product.quality.means': { about: 'tag' }
  'product.salon': null
  'product.showChoice': null
  'product.sold': null
  'product.soldOut': { see: 'tag'; choice: string | number }
  'product.stone': { kind: string | number; carats: string | number }
  'product.undo': null
  'product.unknown.combination': { choice: string | number }
  'product.unknown.values': { values: string | number; choice: string | number }
  'promise.by': { b: 'tag'; pin: string | number; place: string | number; day: 'tag'; date: string | number }
  'promise.change': { what: 'tag' }
  'promise.check': null
  'promise.failed': null
  'promise.notServed': { place: string | number }
  'promise.pin': null
  'promise.pinState': { pin: string | number; states: string | number }
  'promise.wait': { b: 'tag'; pin: string | number }
  'promise.workshop': { days: number }
  'report.copied': { number: string | number }
  'report.copy': null
  'report.notCopied': { number: string | number }
  'report.title': { lab: string | number; number: string | number }
  'report.verify': { lab: string | number }
  'search.all': { term: string | number }
  'search.ask': null
  'search.close': null
  'search.corrected': { term: string | number; link: 'tag'; corrected: string | number }
  'search.group.categories': null
  'search.group.collections': null
  'search.group.journal': null
  'search.group.pieces': null
  'search.group.recent': null
  'search.group.search': null
  'search.means': { term: string | number; means: string | number }
  'search.meant': { means: string | number; term: string | number }
  'search.none': null
  'search.nothing': { term: string | number }
  'search.open': null
  'search.page.description': null
  'search.page.label': null
  'search.pause': null
  'search.placeholder': null
  'search.recent.clear': null
  'search.suggestions': null
  'search.ways': null
  'seen.title': null
  'shell.account': null
  'shell.appointment': null
  'shell.bag': { count: number }
  'shell.categories': null
  'shell.close': null
  'shell.dark': null
  'shell.footer.follow': null
  'shell.footer.language': null
  'shell.footer.region': { region: string | number }
  'shell.footer.rights': { year: string | number; name: string | number }
  'shell.jewellery': null
  'shell.menu.all': { name: string | number }
  'shell.menu.close': null
  'shell.menu.collection': null
  'shell.menu.main': null
  'shell.menu.title': null
  'shell.message': null
  'shell.notice': null
  'shell.signIn': null
  'shell.signUp.create': null
  'shell.signUp.text': null
  'shell.signUp.title': { points: string | number }
  'shell.skip': null
  'shell.stores': null
  'shell.wishlist': null
  'sizes.america': null
  'sizes.britain': null
  'sizes.converter': null
  'sizes.disc': null
  'sizes.europe': null
  'sizes.failed': null
  'sizes.find': null
  'sizes.forget': null
  'sizes.india': null
  'sizes.indian': { size: string | number }
  'sizes.inside': { round: string | number; across: string | number }
  'sizes.larger': null
  'sizes.nextAbove': { size: string | number }
  'sizes.none': null
  'sizes.notResizable': { strong: 'tag'; reason: string | number }
  'sizes.notYours': { size: string | number }
  'sizes.paper.link': null
  'sizes.paper.text': null
  'sizes.paper.title': null
  'sizes.remember': { size: string | number }
  'sizes.remembered': { size: string | number }
  'sizes.resizable': { rule: string | number }
  'sizes.screen.again': null
  'sizes.screen.card': { width: string | number; height: string | number }
  'sizes.screen.fits': null
  'sizes.screen.larger': null
  'sizes.screen.ring': null
  'sizes.screen.smaller': null
  'sizes.screen.title': null
  'sizes.screen.width': null
  'sizes.smaller': null
  'sizes.spoken': { size: string | number; across: string | number }
  'sizes.yours': { size: string | number }
  'sum.engraving': null
  'sum.free': null
  'sum.gst': { rate: string | number }
  'sum.pieces.five': null
  'sum.pieces.four': null
  'sum.pieces.many': { count: number }
  'sum.pieces.one': null
  'sum.pieces.six': null
  'sum.pieces.three': null
  'sum.pieces.two': null
  'sum.pieces.zero': null
  'sum.points': null
  'sum.shipping': null
  'sum.tcs': null
  'sum.total': null
  'together.neighbours': null
  'together.similar': { name: string | number }
  'together.withCollection': { name: string | number; collection: string | number }
  'together.worn': null
  'turn.failed': null
  'turn.label': null
  'turn.left': null
  'turn.right': null
  'turn.title': null
  'verify.again': null
  'verify.sent': null
  'verify.text': { email: 'tag'; address: string | number }
  'verify.title': null
  'wishlist.add': null
  'wishlist.addNamed': { name: string | number }
  'wishlist.added': { name: string | number }
  'wishlist.full': { count: number }
  'wishlist.inside': null
  'wishlist.view': null
}
