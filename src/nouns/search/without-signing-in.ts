const toSignIn = String.raw`(log(ging)? ?(in|on)?|sign(ing)? ?(in|on|up)?|regist(er|ering|ration)|(an? )?(account(?! number)|password|login))`
const small = String.raw`((having to|to|an?|any|the|making|make|creating|create|setting up|needing|using) )*`
const leftOut = new RegExp(
  String.raw`\b(without|with no|no need (to|for)|dont (want|need) to|do not (want|need) to) ${small}${toSignIn}\b( for anything| or anything| first)?|\bno (log ?in|sign ?(in|up)|registration)( needed| required)?\b`,
  'gi',
)

/** What is to be done without signing in is asked for, and no door: "pay without an account" is as "pay". */
export function withoutSigningIn(asked: string): string {
  const left = asked
    .replaceAll('’', "'")
    .replace(/\b(do)n't\b/gi, '$1nt')
    .replace(leftOut, ' ')
    .replace(/\s+/g, ' ')
    .trim()
  return /\p{L}{3}/u.test(left) && left.length < asked.length - 5 ? left : asked
}
