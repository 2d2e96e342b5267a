/** Why something is refused that a visitor asks for. Titles that the source prints are to the letter. */
export const refusals = {
  /** By the name of the refusal, where nothing better is known. */
  named: {
    malformed: 'The request could not be read.',
    invalidBody: 'The request is not what this call expects.',
    notSignedIn: 'Please sign in.',
    signedInAsAnother: 'Somebody else is signed in with this browser now.',
    signInFailed: 'The sign-in could not be verified.',
    notAllowed: 'You may not do this.',
    crossSite: 'This request came from another site and was refused.',
    unknownClient: 'There is no such client.',
    unknownPage: 'There is no such page.',
    unknownSection: 'There is no such section on this page.',
    unknownKey: 'There is no such list.',
    unknownItem: 'There is no such item.',
    unknownAddress: 'There is nothing at this address.',
    conflict: 'Somebody saved this section while you were writing.',
    changedSince: 'This file is not the one that was asked for any more.',
    tooLarge: 'This is larger than is allowed.',
    wrongType: 'This type of content is not taken here.',
    outOfFile: 'There is no such part of this file.',
    invalid: 'Something in it needs your attention.',
    tooMany: 'Too many tries. Please wait a little.',
    busy: 'Very many are asking at this moment. Please try again in a few seconds.',
    late: 'The site is very busy just now and could not finish this. Please try again in a minute.',
    noRoom: 'The disk of this site is nearly full, or may only be read, so nothing can be saved or sent just now. Please try again later.',
    unavailable: 'A service we depend on is not answering. Please try again soon.',
  },
  anothersForm:
    'Somebody else has signed in with this browser since that page was opened, so nothing was done in their name. Go back, where what you typed still stands, sign in again in another tab, and send it once more.',
  busyForm:
    'Very many are asking at this moment, and what you sent was not taken. Go back, where what you typed still stands, and send it again in a few seconds.',
  failed: 'Something went wrong on our side. Please try again in a moment.',
  stopping: 'The site is being restarted and could not finish this. Please try again in a minute.',
  tooManyFor(seconds: number) {
    const wait = seconds === 1 ? 'a second' : seconds <= 90 ? `${seconds} seconds` : `${Math.ceil(seconds / 60)} minutes`
    return `Too many tries. Please wait ${wait}.`
  },
  unforeseen: (reference: string) => `Something went wrong. Please quote ${reference} when you ask us about it.`,
  workedOn: {
    pictures: 'Many pictures are being worked on. Please try again in a minute.',
    photos: 'Many photos are being worked on. Please try again in a minute.',
    files: 'Many files are being worked on. Please try again in a minute.',
    'pdf files': 'Many pdf files are being worked on. Please try again in a minute.',
  },
  /** Of a form as a whole. */
  form: {
    pageTooOld: 'This page is too old to be sent. Please load it again: what you typed is kept.',
    noProof: 'Please verify reCAPTCHA',
    cannotBeChecked: 'We cannot check the captcha at this moment. What you typed is kept: please send it again in a minute.',
  },
  /** Of what visitors send with a form. */
  file: {
    none: 'Please choose a file.',
    tooLarge: 'File is larger than 5MB',
    empty: 'This file is empty. Please choose another.',
    wrongType: 'This file is neither a JPEG or PNG picture nor a PDF.',
    damaged: 'This picture is damaged and cannot be read. Please choose another.',
    tooManyPixels: 'Please choose a picture of at most 25 megapixels, and at most 16,000 pixels wide or high.',
    notWhole: 'The upload did not arrive whole. Please try again.',
    tooMany: (most: number) => `Please send at most ${most} files.`,
    gone: 'One of the files is not here any more. Please attach it again.',
  },
  number: {
    missing: 'Please enter your account number',
    noDigits: 'An account number has digits only: it stands at the top right of your bill',
    tooShort: (digits: number) => `That is too short: an account number has ${digits} digits`,
    tooLong: (digits: number) => `That is too long: an account number has ${digits} digits`,
    tooOld: 'That took a while: please enter your account number once more.',
    unreadable: 'The account number could not be read. Please enter it once more.',
    usedBefore: 'This page was used for another account. Please load it again.',
  },
  account: {
    unknownTitle: 'Account Not Found!',
    unknown: 'Please contact your agent.',
    nothingDue: 'Nothing is due on this account: it is paid up.',
    changed: 'What is due on this account has changed since it was shown. Please look at it again.',
    changedTo: (was: string, is: string) =>
      `What is due on this account has changed since it was shown: it was ${was} and is ${is} now. Nothing was charged. If that is right, go on.`,
    balance: (sum: string) => `a balance of ${sum}`,
    onItsWay:
      'A payment of this account is on its way to your bill. Please wait until it is there, so that nothing is paid twice, or call us.',
    autopayOfAnother:
      'Somebody else who has linked this account has autopay on for it, so it is paid already. They can stop it; then you can turn it on.',
    down: (reference: string) =>
      `Something went wrong. Nothing was taken. Please try again in a few minutes, or call us and quote ${reference}.`,
  },
  change: {
    notSet: 'This payment is not set any longer, so there is nothing to change. You can choose a day anew.',
    tooLate: 'It is too late to change this payment: it is on its way, and will be taken as it was set.',
    unknown: 'The payment company knows of no such payment. We are looking into it: please call us before its day.',
    down: 'The payment company does not say whether what you had set is called off, so we do not know yet. Nothing new is set, and nothing is taken twice. Please look again in a few minutes, or call us.',
    byAnother:
      'Somebody else who has linked this account is changing this payment just now. Please look again later: your account shows what stands.',
    already: 'Somebody else who has linked this account has changed this payment already. Your account shows what stands by now.',
    tooOften: 'This payment was begun to be changed too often. It stands as it was set; please call us to change it.',
    stands: ' Your payment stands as it was set.',
    nothingSet: ' The payment you are changing is called off already, and no new one is set.',
  },
  callOff: {
    'not scheduled': 'This payment is not scheduled any longer.',
    'too late': 'It is too late to call this payment off: it is on its way.',
    unknown: 'The payment company knows of no such payment to call off. We are looking into it: please call us before its day.',
    down: 'The payment company does not say whether your payment is called off, so we do not know yet. Please try again in a few minutes, or call us.',
  },
  payment: {
    gone: 'This payment is not open any more.',
    missing: 'There is no such payment.',
    noAmount: 'The amount could not be read.',
  },
  mine: {
    missing: 'There is no such account among yours.',
    tooMany: (most: number) => `You have linked ${most} accounts already. Take one off first.`,
    stopAutopayFirst: 'Autopay still pays this account. Please stop autopay first, then take the account off.',
    zipMissing: 'Please enter the ZIP code your bill goes to',
    zipInvalid: 'A ZIP code has five digits',
    notTheirs:
      'We could not find an account with this number and this ZIP code. Both stand on your bill: the number at its top right, the ZIP code in your address.',
    billingIsDown: 'We cannot reach our billing system at this moment. Nothing is lost: please try again in a few minutes.',
    autopayIsStillOn: 'The payment company does not answer, so autopay is still on. Please try again in a few minutes.',
    autopayIsElsewhere: 'The payment company could not stop autopay, so it is still on. Please call us: we will stop it for you.',
    emailMissing: 'Please enter the e-mail address reminders are to go to',
    emailInvalid: 'Please enter a valid e-mail address',
    tooLateToKeep: 'It is too late to bring this account back by itself. Please link it again.',
    unknownWish: 'We could not read what you asked for. Please try again.',
  },
}
