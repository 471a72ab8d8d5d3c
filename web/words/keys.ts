/** Made by `npm run codegen` from web/words: every key, and the values of its messages. */
export interface Words {
  'account.action.address': null
  'account.action.addresses': null
  'account.action.appointment': null
  'account.action.orders': null
  'account.action.profile': null
  'account.action.read': null
  'account.address.none': null
  'account.appointments.text': null
  'account.appointments.title': null
  'account.ask': null
  'account.conversation': null
  'account.description': null
  'account.failed': null
  'account.latest': { number: string | number; title: string | number; date: string | number; status: string | number }
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
  'address.city.name': null
  'address.city.required': null
  'address.country': null
  'address.floor': null
  'address.label.emirate': null
  'address.label.postal': null
  'address.label.postcode': null
  'address.label.prefecture': null
  'address.label.province': null
  'address.label.zip': null
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
  'address.states': null
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
  'bag.kept.checkOut': null
  'bag.kept.empty': null
  'bag.kept.none': null
  'bag.kept.text': null
  'bag.kept.title': null
  'bag.line.fewer': null
  'bag.line.gone': null
  'bag.line.left': { count: number }
  'bag.line.more': null
  'bag.line.most': { count: number }
  'bag.line.mostNow': { count: number }
  'bag.line.oneLeft': null
  'bag.line.only': null
  'bag.line.quantity': { name: string | number }
  'bag.line.remove': { name: 'tag'; piece: string | number }
  'bag.line.removed': { name: string | number }
  'bag.line.see': null
  'bag.line.soldOut': null
  'bag.line.wasIs': { was: string | number; now: string | number }
  'bag.notReturned': null
  'bag.pay': null
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
  'checkout.noAnswer': null
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
  'checkout.parcel.hint': { name: string | number }
  'checkout.parcel.plain': null
  'checkout.parcel.title': null
  'checkout.part.advance': { price: string | number }
  'checkout.part.rest': { percent: string | number; rest: string | number }
  'checkout.part.title': null
  'checkout.part.whole': null
  'checkout.payNow': null
  'checkout.payment.failed': null
  'checkout.place': null
  'checkout.points.confirm': { count: string | number }
  'checkout.points.cover': { percent: string | number }
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
  'checkout.transfer.confirm': null
  'checkout.transfer.only': { price: string | number; words: string | number }
  'checkout.transfer.words': { date: string | number }
  'checkout.way.card': null
  'checkout.way.cardUpi': null
  'checkout.way.online': null
  'checkout.way.parts': null
  'checkout.way.title': null
  'checkout.way.transfer': null
  'checkout.way.upiMost': { price: string | number }
  'checkout.when': null
  'checkout.where': null
  'checkout.which': null
  'checkout.write': null
  'collections.all': { title: string | number }
  'collections.count': { count: number }
  'collections.nav': null
  'collections.title': null
  'common.breadcrumb': null
  'common.failed': null
  'common.home': null
  'common.loading': null
  'common.moment': null
  'common.newTab': null
  'common.ownTime': { time: string | number; own: string | number }
  'common.remove': { label: string | number }
  'common.tryAgain': null
  'common.tryMoment': null
  'compare.button': null
  'compare.caption': { name: string | number }
  'compare.choose': null
  'compare.chosen': { count: number }
  'compare.costs': { which: string | number; other: string | number; sum: string | number; base: string | number }
  'compare.description': null
  'compare.differs': null
  'compare.equal': { other: string | number; base: string | number }
  'compare.failed': null
  'compare.first': { name: string | number }
  'compare.for.discount': null
  'compare.for.gst': null
  'compare.for.making': null
  'compare.for.metal': null
  'compare.for.named': { name: string | number }
  'compare.for.other': null
  'compare.for.stones': null
  'compare.isChosen': null
  'compare.label': null
  'compare.most': null
  'compare.none': null
  'compare.nothing': null
  'compare.part.discount': null
  'compare.part.other': null
  'compare.parts': null
  'compare.reason': { which: string | number; sum: string | number; part: string | number }
  'compare.room': { count: number }
  'compare.row.carats': null
  'compare.row.certificate': null
  'compare.row.clarity': null
  'compare.row.colour': null
  'compare.row.days': { days: number }
  'compare.row.earth': null
  'compare.row.grown': null
  'compare.row.laboratory': null
  'compare.row.leaves': null
  'compare.row.resizable': null
  'compare.row.stones': null
  'compare.same': null
  'compare.script': null
  'compare.see': null
  'compare.sentence': { head: string | number }
  'compare.sentenceWhy': { head: string | number; reasons: string | number }
  'compare.text': null
  'compare.title': null
  'compare.unknown': null
  'compare.unsaid': null
  'compare.why': null
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
  'content.contact': null
  'content.notOpen': null
  'content.notOpenLine': null
  'content.notOpenText': null
  'content.seeAll': { count: string | number }
  'content.services': null
  'delivery.free': { returns: string | number }
  'delivery.freeFrom': { price: string | number; from: string | number; returns: string | number }
  'delivery.paid': { price: string | number; returns: string | number }
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
  'entry.create.description': { points: number }
  'entry.create.gift': { paise: number; worth: string | number }
  'entry.create.have': { link: 'tag' }
  'entry.create.notIn': null
  'entry.create.notInText': { address: string | number }
  'entry.create.points': null
  'entry.create.ready': { name: string | number }
  'entry.create.sent': { address: string | number; b: 'tag' }
  'entry.create.sentPlain': { address: string | number }
  'entry.create.slow': null
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
  'entry.login.description': { points: string | number }
  'entry.login.many': null
  'entry.login.text': { points: string | number }
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
  'entry.paste.missing': null
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
  'entry.verify.text': { b: 'tag'; email: string | number; points: string | number }
  'entry.verify.thanks': null
  'entry.verify.title': null
  'entry.verify.where': null
  'entry.verify.yours': null
  'entry.welcomeBack.named': { name: string | number }
  'entry.welcomeBack.plain': null
  'entry.why.along': null
  'entry.why.back': null
  'entry.why.buy': null
  'entry.why.write': null
  'entry.yourEmail': null
  'faq.all': null
  'faq.ask': { all: 'tag' }
  'faq.many': { count: number }
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
  'filters.colour.range': { from: string | number; to: string | number }
  'filters.colour.warm': null
  'filters.diamond.clarity': null
  'filters.diamond.colour': null
  'filters.diamond.origin': null
  'filters.diamond.shape': null
  'filters.diamond.weight': null
  'filters.for': null
  'filters.grade': null
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
  'filters.price.crore': { count: string | number }
  'filters.price.lakh': { count: string | number }
  'filters.price.thousand': { count: string | number }
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
  'form.mobile': null
  'form.offline': null
  'form.optional': { label: string | number }
  'form.password.show': { label: string | number }
  'form.phone': null
  'form.phone.required': null
  'form.script': null
  'form.sending': null
  'form.show': null
  'form.signInAgain': null
  'form.signedOut': null
  'form.telephone': null
  'fourCs.carat.across': { mm: string | number }
  'fourCs.carat.count': { carats: string | number }
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
  'gallery.carousel': null
  'gallery.enlarge': null
  'gallery.keys': null
  'gallery.next': null
  'gallery.of': { number: number; count: number }
  'gallery.picture': { number: number; view: string | number }
  'gallery.previous': null
  'gallery.shownAs': { value: string | number }
  'gallery.shownIn': { metal: string | number }
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
  'high.seen': null
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
  'list.held': null
  'list.high': null
  'list.keywords': { title: string | number }
  'list.kinds': null
  'list.more': { count: string | number }
  'list.noCollection': { name: string | number }
  'list.noSetting': null
  'list.none': null
  'list.pages': null
  'list.pastEnd': null
  'list.picture': null
  'list.previous': null
  'list.price': null
  'list.productsFailed': null
  'list.search': null
  'list.shown': { shown: string | number; total: string | number }
  'list.shownRange': { from: string | number; shown: string | number; total: string | number }
  'list.skip': null
  'list.skipToFilters': null
  'list.stone': null
  'list.whole': null
  'messages.begin.budget': null
  'messages.begin.budgetWrong': null
  'messages.begin.by': null
  'messages.begin.crumb': null
  'messages.begin.description': null
  'messages.begin.failed': null
  'messages.begin.find': null
  'messages.begin.lead': null
  'messages.begin.none': null
  'messages.begin.own': null
  'messages.begin.required': null
  'messages.begin.send': null
  'messages.begin.sent': null
  'messages.begin.stone': null
  'messages.begin.title': null
  'messages.begin.wish': null
  'messages.description': null
  'messages.estimate.accept': null
  'messages.estimate.accepted': null
  'messages.estimate.advance': { percent: string | number }
  'messages.estimate.cancelled': { number: string | number }
  'messages.estimate.expired': null
  'messages.estimate.inWeeks': { weeks: number }
  'messages.estimate.metal': null
  'messages.estimate.order': { number: string | number }
  'messages.estimate.ordered': null
  'messages.estimate.price': null
  'messages.estimate.title': null
  'messages.estimate.toBag': null
  'messages.estimate.until': null
  'messages.estimate.weeks': null
  'messages.estimate.weight': null
  'messages.estimate.whole': null
  'messages.estimate.withdrawn': null
  'messages.failed': null
  'messages.label': null
  'messages.pair.back': null
  'messages.pair.crumb': null
  'messages.pair.description': null
  'messages.pair.lead': null
  'messages.pair.left': null
  'messages.pair.missing': null
  'messages.pair.missingRequired': null
  'messages.pair.more': null
  'messages.pair.neither': null
  'messages.pair.number': null
  'messages.pair.numberRequired': null
  'messages.pair.ofNeither': null
  'messages.pair.ofOrder': { number: string | number; title: string | number }
  'messages.pair.ofPassport': { number: string | number }
  'messages.pair.order': { number: string | number; day: string | number; title: string | number }
  'messages.pair.passport': null
  'messages.pair.received': { b: 'tag'; reference: string | number }
  'messages.pair.right': null
  'messages.pair.says': { which: string | number; what: string | number }
  'messages.pair.sent': null
  'messages.pair.title': null
  'messages.pair.visitor': { link: 'tag' }
  'messages.pair.which': null
  'messages.pictures.add': null
  'messages.pictures.added': { name: string | number }
  'messages.pictures.another': null
  'messages.pictures.failed': null
  'messages.pictures.hint': null
  'messages.pictures.large': null
  'messages.pictures.legend': null
  'messages.pictures.most': null
  'messages.pictures.one': { number: string | number }
  'messages.pictures.remove': { name: string | number }
  'messages.pictures.removeIt': null
  'messages.pictures.sending': { name: string | number }
  'messages.required': null
  'messages.send': null
  'messages.sent': null
  'messages.text': null
  'messages.wish.budget': null
  'messages.wish.by': null
  'messages.wish.stone': null
  'messages.wish.title': null
  'messages.you': null
  'order.cancel.button': null
  'order.cancel.done': null
  'order.cancel.text': { amount: string | number; back: string | number; points: string | number }
  'order.cancel.title': null
  'order.cancel.way': null
  'order.cancel.wayBy': { ways: string | number }
  'order.collectAt': { store: string | number }
  'order.description': null
  'order.document.creditNote': null
  'order.document.invoice': null
  'order.document.pdf': null
  'order.document.receipt': null
  'order.document.title': null
  'order.document.voucher': null
  'order.event.cancelled': null
  'order.event.delivered': null
  'order.event.onItsWay': null
  'order.event.placed': null
  'order.event.ready': null
  'order.event.refundBack': null
  'order.event.returnAgreed': null
  'order.event.returnAsked': null
  'order.event.returnClosed': null
  'order.event.returnDeclined': null
  'order.event.review': null
  'order.event.settledUs': null
  'order.event.settledYou': null
  'order.event.workshop': null
  'order.expected': { day: string | number }
  'order.follow': null
  'order.gift': null
  'order.instagram': null
  'order.list.all': null
  'order.list.description': null
  'order.list.failed': null
  'order.list.more': { count: number }
  'order.list.none': null
  'order.list.older': null
  'order.list.seo': null
  'order.list.text': null
  'order.loading': null
  'order.money.disputed': null
  'order.money.failed': null
  'order.money.received': null
  'order.money.refunded': null
  'order.money.underWay': null
  'order.money.withheld': null
  'order.note.disputed': null
  'order.note.failed': null
  'order.note.lost': null
  'order.note.underWay': null
  'order.note.upi': null
  'order.paidBy': { advance: string | number; ways: string | number }
  'order.passport': { aside: 'tag'; name: string | number; count: number; piece: string | number }
  'order.payNow': null
  'order.pictures.label': null
  'order.pictures.play': null
  'order.placed': { day: string | number }
  'order.plainParcel': null
  'order.points.earned': { points: string | number }
  'order.points.onTheWay': { points: string | number; from: string | number }
  'order.ready': { day: string | number }
  'order.rest.by': { names: string | number }
  'order.rest.payBy': { names: string | number }
  'order.rest.text': { paid: string | number; amount: string | number }
  'order.rest.title': null
  'order.rest.transfer': null
  'order.return.agreed': null
  'order.return.ask': null
  'order.return.asked': null
  'order.return.done': null
  'order.return.label': null
  'order.return.required': null
  'order.return.taken': null
  'order.return.title': null
  'order.return.until': { until: string | number }
  'order.return.what': null
  'order.return.why': null
  'order.return.whyRequired': null
  'order.status.cancelled': null
  'order.status.delivered': null
  'order.status.paid': null
  'order.status.pending': null
  'order.status.processing': null
  'order.status.refunded': null
  'order.status.review': null
  'order.status.shipped': null
  'order.theStore': null
  'order.title': { number: string | number }
  'order.track.button': null
  'order.track.description': null
  'order.track.none': null
  'order.track.placed': { count: number; day: string | number; expected: string | number }
  'order.track.required': null
  'order.track.text': null
  'order.track.yours': null
  'order.transfer.account': null
  'order.transfer.arrived': { received: string | number; asked: string | number }
  'order.transfer.bank': null
  'order.transfer.cancel': { received: string | number }
  'order.transfer.copied': { label: string | number; code: string | number }
  'order.transfer.copy': { what: 'tag'; label: string | number }
  'order.transfer.due': { b: 'tag'; day: string | number }
  'order.transfer.holder': null
  'order.transfer.ifsc': null
  'order.transfer.leaves': null
  'order.transfer.notCopied': { label: string | number; code: string | number }
  'order.transfer.notYet': null
  'order.transfer.on': { amount: string | number; day: string | number }
  'order.transfer.parts': null
  'order.transfer.pay': null
  'order.transfer.reference': null
  'order.transfer.remarks': null
  'order.unpaid.cancel': null
  'order.unpaid.title': null
  'order.unpaid.until': { until: string | number }
  'order.way.card': null
  'order.way.upi': null
  'passkeys.address': null
  'passkeys.failed': null
  'passkeys.held': null
  'passport.back': { number: string | number }
  'passport.birthStone': null
  'passport.description': null
  'passport.end.back': null
  'passport.end.boughtBack': null
  'passport.end.cancelled': null
  'passport.end.exchanged': null
  'passport.end.refunded': null
  'passport.ended': { why: string | number; day: string | number }
  'passport.engraved': null
  'passport.failed': null
  'passport.hallmark': null
  'passport.huid.copied': { huid: string | number }
  'passport.huid.copy': { what: 'tag'; huid: string | number }
  'passport.huid.follows': null
  'passport.huid.label': null
  'passport.huid.notCopied': { huid: string | number }
  'passport.huid.of': { count: number; piece: string | number }
  'passport.huid.text': { link: 'tag' }
  'passport.isEnded': null
  'passport.jewelleryCare': null
  'passport.loading': null
  'passport.metalAlone': null
  'passport.more': null
  'passport.number': { number: string | number }
  'passport.ordered': null
  'passport.paid': null
  'passport.paidMany': { count: number }
  'passport.piece': null
  'passport.pieceOf': { piece: string | number; count: string | number }
  'passport.price': { price: string | number }
  'passport.print': null
  'passport.report': { count: number; piece: string | number }
  'passport.reportAlone': null
  'passport.resizing': null
  'passport.seo': { name: string | number }
  'passport.service.due': { day: string | number; count: number }
  'passport.service.every': { count: number }
  'passport.title': null
  'passport.until': { day: string | number }
  'passport.warranty': null
  'passport.watchCare': null
  'passport.weight.delivered': { count: number; piece: string | number }
  'passport.weight.later': null
  'passport.weight.note': null
  'passport.weight.ordered': null
  'passport.which': null
  'passport.whole': null
  'passport.worth.beyond': { price: string | number }
  'passport.worth.exchange': null
  'passport.worth.money': null
  'passport.worth.of': { name: string | number; piece: string | number; count: string | number }
  'passport.worth.part': null
  'passport.worth.stones': null
  'passport.worth.text': { price: string | number; moment: string | number; stones: string | number }
  'passport.worth.title': null
  'passport.worth.together': null
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
  'payment.fact.order': null
  'payment.fact.paidBy': null
  'payment.fact.parcel': null
  'payment.fact.ready': null
  'payment.fact.title': null
  'payment.fact.withYou': null
  'payment.looked.text': null
  'payment.looked.title': null
  'payment.orders': null
  'payment.paid.badge': null
  'payment.paid.elsewhere': null
  'payment.paid.order': null
  'payment.paid.text': { begun: string | number; way: string | number; store: string | number }
  'payment.paid.title': null
  'payment.parcel.gift': null
  'payment.parcel.plain': null
  'payment.pieces': { name: string | number; count: number }
  'payment.refused.badge': null
  'payment.refused.rest': { order: 'tag' }
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
  'personal.initials': null
  'personal.lettering': null
  'personal.letters': null
  'personal.longer': { days: string | number }
  'personal.more': { price: string | number; whole: string | number }
  'personal.needsScript': null
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
  'piece.arrives': { pin: string | number; date: string | number }
  'piece.birthStone': { stone: string | number }
  'piece.boxStamp': { stamp: string | number }
  'piece.carats': { amount: string | number }
  'piece.cut': { cut: string | number }
  'piece.engraved': { face: 'tag'; words: string | number }
  'piece.grams': { amount: string | number }
  'piece.labGrown': null
  'piece.notReturnable': null
  'piece.personal': { price: string | number }
  'piece.pouch': null
  'piece.quantity': { count: string | number }
  'piece.size': { size: string | number }
  'pieces.words': { count: number }
  'points.balance': null
  'points.count': { count: number }
  'points.description': null
  'points.failed': null
  'points.from': null
  'points.how': null
  'points.kind.earned': null
  'points.kind.given': null
  'points.kind.restored': null
  'points.kind.reversed': null
  'points.kind.spent': null
  'points.kind.taken': null
  'points.kind.welcome': null
  'points.lines': null
  'points.newer': null
  'points.none': null
  'points.older': null
  'points.onTheWay': null
  'points.pages': null
  'points.rule.earned': null
  'points.rule.earnedText': { paid: string | number }
  'points.rule.returned': null
  'points.rule.returnedText': null
  'points.rule.spent': null
  'points.rule.spentText': { percent: number }
  'points.rule.worth': null
  'points.rule.worthText': { paise: number; worth: string | number }
  'points.what': null
  'points.when': null
  'points.worth': { count: number; b: 'tag'; worth: string | number }
  'points.yoursFrom': { time: 'tag'; day: string | number }
  'points.yoursLater': null
  'price.accept.many': null
  'price.accept.one': null
  'price.changed.gone': { before: string | number }
  'price.changed.line': { sr: 'tag'; was: 'tag'; before: string | number; price: string | number }
  'price.changed.many': null
  'price.changed.new': { price: string | number }
  'price.changed.one': null
  'price.changed.total': null
  'price.changed.why': null
  'price.fallen': { now: string | number; before: string | number }
  'price.held.each': { price: string | number }
  'price.held.until': { time: string | number }
  'price.madeUp': { name: 'tag'; piece: string | number }
  'price.part.discount': null
  'price.part.gst': null
  'price.part.lessGst': null
  'price.part.making': null
  'price.part.personal': null
  'price.part.points': null
  'price.part.stones': null
  'price.part.weighed': { weight: string | number; price: string | number }
  'price.rate': { purity: string | number; metal: string | number; price: string | number; moment: string | number }
  'price.today': { price: string | number }
  'product.accordion.craft': null
  'product.accordion.details': null
  'product.accordion.diamonds': null
  'product.accordion.shipping': { shipping: string | number; returns: string | number }
  'product.accordion.stones': null
  'product.addAt': { price: string | number }
  'product.bag.add': null
  'product.bag.added': { name: string | number }
  'product.bag.adding': null
  'product.bag.closed': { contact: 'tag' }
  'product.bag.failed': null
  'product.bag.script': null
  'product.bag.view': null
  'product.fact.band': null
  'product.fact.carat': null
  'product.fact.diamonds': null
  'product.fact.made': null
  'product.fact.range': { from: string | number; to: string | number }
  'product.fact.resizable': null
  'product.fact.shape': null
  'product.fact.sizes': null
  'product.fact.weight': null
  'product.failed': null
  'product.fourCs': null
  'product.gst': null
  'product.gstWeight': { weight: string | number }
  'product.held': null
  'product.howPrice': null
  'product.isNow': { option: string | number; value: string | number }
  'product.kept.again': { see: 'tag' }
  'product.kept.device': { see: 'tag' }
  'product.kept.pay': null
  'product.kept.signIn': null
  'product.kept.stay': null
  'product.kept.title': null
  'product.kept.what': { piece: string | number; price: string | number; until: string | number }
  'product.kept.where': null
  'product.kept.whereTo': { pin: string | number; date: string | number }
  'product.moved.no': { reason: string | number }
  'product.moved.others': { reason: string | number; moved: string | number }
  'product.nearest': { reason: string | number; choice: string | number }
  'product.noInformation': null
  'product.notMade': { asked: string | number }
  'product.notMadeIn': { asked: string | number; other: string | number }
  'product.notMadeSo': { asked: string | number }
  'product.option.quality': null
  'product.option.size': null
  'product.payFor': null
  'product.piece': null
  'product.priceChanged': { was: string | number; now: string | number }
  'product.priceMoved': { sum: string | number; way: string | number }
  'product.quality.means': { about: 'tag' }
  'product.salon': null
  'product.scale.across': { mm: string | number }
  'product.scale.actual': null
  'product.scale.button': null
  'product.scale.carats': { carats: string | number }
  'product.scale.coin': null
  'product.scale.inside': { size: string | number }
  'product.scale.measure': null
  'product.scale.overall': { size: string | number; mm: string | number }
  'product.scale.piece': null
  'product.scale.relative': null
  'product.scale.side': null
  'product.scale.sides': { width: string | number; height: string | number }
  'product.scale.thick': { mm: string | number }
  'product.scale.title': null
  'product.seenAt': { salons: string | number }
  'product.seenByVideo': null
  'product.seenFar': { pin: string | number; salon: string | number }
  'product.seenNearest': { salon: string | number; km: string | number }
  'product.showChoice': null
  'product.sold': null
  'product.sold.ask': null
  'product.sold.like': null
  'product.sold.salons': null
  'product.soldOut': { see: 'tag'; choice: string | number }
  'product.stone': { kind: string | number; carats: string | number }
  'product.undo': null
  'product.unknown.combination': { choice: string | number }
  'product.unknown.values': { values: string | number; choice: string | number }
  'profile.address.add': null
  'profile.address.change': null
  'profile.address.changeNamed': { street: string | number }
  'profile.address.fromNow': null
  'profile.address.keep': null
  'profile.address.new': null
  'profile.address.none': null
  'profile.address.parcels': null
  'profile.address.removeNamed': { street: string | number }
  'profile.address.removed': null
  'profile.address.save': null
  'profile.address.saved': null
  'profile.address.yesRemove': null
  'profile.addresses': null
  'profile.again': null
  'profile.cancel': null
  'profile.change': null
  'profile.codes.asked': { day: string | number }
  'profile.codes.confirm': null
  'profile.codes.isOff': null
  'profile.codes.isOn': null
  'profile.codes.keep': null
  'profile.codes.key': null
  'profile.codes.off': null
  'profile.codes.on': null
  'profile.codes.qr': null
  'profile.codes.required': null
  'profile.codes.scan': { link: 'tag' }
  'profile.codes.setUp': null
  'profile.codes.since': { since: string | number; left: string | number }
  'profile.codes.six': null
  'profile.codes.stays': null
  'profile.codes.title': null
  'profile.codes.turnOff': null
  'profile.codes.turnOn': null
  'profile.data.closes': null
  'profile.data.confirm': null
  'profile.data.delete': null
  'profile.data.deleteMine': null
  'profile.data.deleteShort': null
  'profile.data.deleted': null
  'profile.data.download': null
  'profile.data.everything': null
  'profile.data.export': null
  'profile.data.exportShort': null
  'profile.data.saved': null
  'profile.data.text': null
  'profile.data.tick': null
  'profile.data.title': null
  'profile.data.understand': null
  'profile.description': null
  'profile.details.saved': null
  'profile.details.title': null
  'profile.devices.confirm': null
  'profile.devices.line': { used: string | number; since: string | number }
  'profile.devices.others': null
  'profile.devices.signOut': null
  'profile.devices.signOutNamed': { device: string | number; since: string | number }
  'profile.devices.signOutOthers': null
  'profile.devices.stay': null
  'profile.devices.that': null
  'profile.devices.thatBrowser': null
  'profile.devices.title': null
  'profile.devices.unknown': null
  'profile.email.confirm': null
  'profile.email.new': null
  'profile.email.send': null
  'profile.email.sent': { email: string | number }
  'profile.email.title': null
  'profile.failed': null
  'profile.name': null
  'profile.nameRequired': null
  'profile.passkeys.add': null
  'profile.passkeys.confirm': null
  'profile.passkeys.line': { added: string | number; used: string | number }
  'profile.passkeys.named': null
  'profile.passkeys.none': null
  'profile.passkeys.ready': null
  'profile.passkeys.removeNamed': { name: string | number }
  'profile.passkeys.removed': null
  'profile.passkeys.rename': null
  'profile.passkeys.renameNamed': { name: string | number }
  'profile.passkeys.renameTitle': null
  'profile.passkeys.text': null
  'profile.passkeys.title': null
  'profile.passkeys.yours': null
  'profile.password.another': null
  'profile.password.changed': null
  'profile.password.current': null
  'profile.password.hash': null
  'profile.password.required': null
  'profile.pending': { email: string | number }
  'profile.recovery.copied': null
  'profile.recovery.copy': null
  'profile.recovery.download': null
  'profile.recovery.left': { count: number }
  'profile.recovery.new': null
  'profile.recovery.notCopied': null
  'profile.recovery.saved': null
  'profile.recovery.text': null
  'profile.recovery.title': null
  'profile.remove': null
  'profile.save': null
  'profile.security': null
  'profile.you': null
  'promise.by': { b: 'tag'; pin: string | number; place: string | number; day: 'tag'; date: string | number }
  'promise.change': { what: 'tag' }
  'promise.check': null
  'promise.failed': null
  'promise.moved': { before: string | number }
  'promise.notServed': { place: string | number }
  'promise.pin': null
  'promise.pinState': { pin: string | number; states: string | number }
  'promise.wait': { b: 'tag'; pin: string | number }
  'promise.workshop': { days: number }
  'report.copied': { number: string | number }
  'report.copy': null
  'report.notCopied': { number: string | number }
  'report.own': { lab: string | number }
  'report.title': { lab: string | number; number: string | number }
  'report.verify': { lab: string | number }
  'search.above': null
  'search.all': { term: string | number }
  'search.ask': null
  'search.asked': null
  'search.clear': null
  'search.close': null
  'search.corrected': { term: string | number; link: 'tag'; corrected: string | number }
  'search.doors': null
  'search.group.categories': null
  'search.group.collections': null
  'search.group.journal': null
  'search.group.pages': null
  'search.group.pieces': null
  'search.group.recent': null
  'search.group.search': null
  'search.means': { term: string | number; means: string | number }
  'search.meant': { term: string | number; means: string | number }
  'search.more': { sum: string | number }
  'search.none': null
  'search.nothing': { term: string | number }
  'search.onlyPages': { term: string | number }
  'search.open': null
  'search.page.description': null
  'search.page.label': null
  'search.pages': null
  'search.pause': null
  'search.placeholder': null
  'search.recent.clear': null
  'search.some': { count: number }
  'search.suggestions': null
  'search.ways': null
  'search.wordsOnly': null
  'seen.title': null
  'set.bespoke.link': null
  'set.bespoke.text': null
  'set.chooseSetting': null
  'set.chooseStone': null
  'set.finished': null
  'set.one.text': null
  'set.one.title': null
  'set.otherSetting': null
  'set.otherStone': null
  'set.parts': { setting: string | number; stone: string | number }
  'set.picture': { setting: string | number }
  'set.seo': { name: string | number; price: string | number }
  'set.setting.lead': { count: number; shown: string | number }
  'set.setting.none': null
  'set.setting.seo': { name: string | number }
  'set.setting.title': null
  'set.sold': { name: string | number }
  'set.stone.alone': null
  'set.stone.lead': { count: number; name: string | number; shown: string | number }
  'set.stone.none': null
  'set.stone.seo': { name: string | number }
  'set.stone.title': null
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
  'shell.homeLink': { name: string | number }
  'shell.jewellery': null
  'shell.kept': { more: 'tag'; count: number }
  'shell.kept.title': null
  'shell.menu.all': { name: string | number }
  'shell.menu.close': null
  'shell.menu.collection': null
  'shell.menu.main': null
  'shell.menu.title': null
  'shell.message': null
  'shell.notice': null
  'shell.signIn': null
  'shell.signUp.create': null
  'shell.signUp.text': { paise: number; worth: string | number }
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
  'sizes.findLength': null
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
  'sizes.screen.pixels': { count: number }
  'sizes.screen.ring': null
  'sizes.screen.smaller': null
  'sizes.screen.title': null
  'sizes.screen.width': null
  'sizes.sentence': { text: string | number }
  'sizes.shown': { size: string | number }
  'sizes.smaller': null
  'sizes.spoken': { size: string | number; across: string | number }
  'sizes.yours': { size: string | number }
  'stores.book': { what: 'tag'; city: string | number }
  'stores.clear': null
  'stores.closedFor': { name: string | number }
  'stores.count': { count: number }
  'stores.day.friday': null
  'stores.day.monday': null
  'stores.day.saturday': null
  'stores.day.sunday': null
  'stores.day.thursday': null
  'stores.day.tuesday': null
  'stores.day.wednesday': null
  'stores.directions': { what: 'tag'; city: string | number }
  'stores.done': null
  'stores.failed': null
  'stores.hours.and': { first: string | number; last: string | number }
  'stores.hours.closed': null
  'stores.hours.holiday': { name: string | number }
  'stores.hours.now': null
  'stores.hours.opens': { time: string | number }
  'stores.hours.range': { open: string | number; close: string | number }
  'stores.hours.title': null
  'stores.hours.to': { first: string | number; last: string | number }
  'stores.hours.until': { time: string | number }
  'stores.km': { km: string | number }
  'stores.nearest.place': { place: string | number }
  'stores.nearest.you': null
  'stores.north': null
  'stores.notFound': { place: string | number }
  'stores.one': null
  'stores.other': null
  'stores.others': null
  'stores.plan': { city: string | number; street: string | number }
  'stores.search.find': null
  'stores.search.label': null
  'stores.search.locating': null
  'stores.search.near': null
  'stores.search.private': null
  'stores.search.refused': null
  'stores.seen': null
  'stores.where': null
  'stores.within': null
  'stores.write': { what: 'tag'; city: string | number }
  'stores.you': null
  'sum.engraving': null
  'sum.engraving.price': null
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
  'together.similar': null
  'together.withCollection': { name: string | number; collection: string | number }
  'together.worn': null
  'turn.degrees': { degrees: number }
  'turn.failed': null
  'turn.label': null
  'turn.left': null
  'turn.right': null
  'turn.title': null
  'turn.turned': { name: string | number }
  'verify.again': null
  'verify.sent': null
  'verify.text': { email: 'tag'; address: string | number; points: string | number }
  'verify.title': null
  'visit.again': null
  'visit.ahead': null
  'visit.another': null
  'visit.at': { day: string | number; time: string | number }
  'visit.before': null
  'visit.book': null
  'visit.bookAt': { moment: string | number }
  'visit.bookHour': null
  'visit.booked.text': null
  'visit.booked.title': null
  'visit.calendar': null
  'visit.cancel': null
  'visit.cancelAsk': { moment: string | number }
  'visit.cancelThis': { what: 'tag'; reference: string | number }
  'visit.cancelled': null
  'visit.cancelling': null
  'visit.chooseDay': null
  'visit.chooseTime': null
  'visit.day': { months: string | number }
  'visit.day.full': null
  'visit.earlier': null
  'visit.emailHint': null
  'visit.expects': null
  'visit.failed': null
  'visit.find': null
  'visit.for': null
  'visit.gone.title': null
  'visit.how': null
  'visit.keepAs': null
  'visit.kind.phone': null
  'visit.kind.salon': null
  'visit.kind.video': null
  'visit.later': null
  'visit.layOut': { piece: 'tag'; name: string | number }
  'visit.link.text': { phone: string | number }
  'visit.looking': null
  'visit.mine': null
  'visit.mineFailed': null
  'visit.mineText': null
  'visit.months.year': { from: string | number; to: string | number; year: string | number }
  'visit.months.years': { from: string | number; fromYear: string | number; to: string | number; toYear: string | number }
  'visit.move': null
  'visit.moveNamed': { reference: string | number }
  'visit.moveThis': { what: 'tag'; reference: string | number }
  'visit.moveTo': { moment: string | number }
  'visit.moved': null
  'visit.nameRequired': null
  'visit.noTimes': null
  'visit.none': null
  'visit.noneText': null
  'visit.note': null
  'visit.opening': null
  'visit.pieces': null
  'visit.pieces.hint': null
  'visit.pieces.most': { count: string | number }
  'visit.prepare': null
  'visit.reference': null
  'visit.salon': null
  'visit.salonTime': null
  'visit.salons': null
  'visit.salonsFailed': null
  'visit.see': null
  'visit.seeChosen': null
  'visit.sixty': null
  'visit.state.booked': null
  'visit.state.past': null
  'visit.taken': { time: string | number; sr: 'tag' }
  'visit.theSalon': null
  'visit.time': null
  'visit.timesFailed': null
  'visit.topic.engagement': null
  'visit.topic.own': null
  'visit.topic.pieces': null
  'visit.topic.repair': null
  'visit.topic.watch': null
  'visit.topic.wedding': null
  'visit.weCall': { kind: string | number; phone: string | number }
  'visit.whatFor': null
  'visit.whichSalon': null
  'visit.yourTime': { theirs: string | number; own: string | number }
  'visit.yours': null
  'visit.yoursAll': null
  'wishlist.add': null
  'wishlist.addNamed': { name: string | number }
  'wishlist.added': { name: string | number }
  'wishlist.compare': null
  'wishlist.compareLatest': null
  'wishlist.description': null
  'wishlist.empty.text': null
  'wishlist.empty.title': null
  'wishlist.failed': null
  'wishlist.full': { count: number }
  'wishlist.inside': null
  'wishlist.loading': null
  'wishlist.saved': { count: number; where: string | number }
  'wishlist.script': null
  'wishlist.signIn': { link: 'tag' }
  'wishlist.view': null
}
