/** Thrice what the cleaner keeps of it, and more than any browser shows. */
const deepest = 64

/**
 * HTML without the tags that stand deeper in others than anybody means, of which the cleaner keeps the words alone. Its parser holds what
 * is open in a list that it writes anew for each tag: of thirty thousand that never close, that alone holds everybody up.
 */
export function withoutDepths(html: string): string {
  const open: string[] = []
  const openOf = new Map<string, number>()
  const endless = new Set<string>()
  let kept = ''
  let from = 0

  function pop(): string {
    const name = open.pop() ?? ''
    openOf.set(name, (openOf.get(name) ?? 1) - 1)
    return name
  }

  /** True when it stands too deep. */
  function enter(name: string): boolean {
    for (const closed = closes.get(name); closed?.includes(open.at(-1) ?? '');) pop()
    open.push(name)
    openOf.set(name, (openOf.get(name) ?? 0) + 1)
    return open.length > deepest
  }

  /** True when what it ends stood too deep. */
  function leave(name: string): boolean {
    // Looked up first: what ends nothing is not to be searched for among all that is open.
    if (!openOf.get(name)) return false
    while (pop() !== name);
    return open.length >= deepest
  }

  /** Where what is no tag goes on; looked for to the end of the text once alone, since what has no end there has none later. */
  function endOf(kind: 'comment' | 'script' | 'style', at: number): number {
    if (endless.has(kind)) return at
    const end = ends[kind]
    end.lastIndex = at
    if (end.test(html)) return end.lastIndex
    endless.add(kind)
    return at
  }

  for (let at = html.indexOf('<'); at >= 0; at = html.indexOf('<', at)) {
    if (html.startsWith('<!--', at)) {
      at = endOf('comment', at + 2)
      continue
    }
    tagAt.lastIndex = at
    const [, slash, named] = tagAt.exec(html) ?? []
    if (named === undefined) {
      at += 1
      continue
    }
    const end = html.indexOf('>', at) + 1
    if (end === 0) break
    const name = named.toLowerCase()
    if (!single.has(name) && (slash ? leave(name) : enter(name))) {
      kept += html.slice(from, at)
      from = end
    }
    // In a drawing these hold tags as all others do.
    const wordsAlone = (name === 'script' || name === 'style') && !slash && !openOf.get('svg') && !openOf.get('math')
    at = wordsAlone ? endOf(name, end) : end
  }
  return from === 0 ? html : kept + html.slice(from)
}

const tagAt = /<(\/?)([a-z][^\s/>]*)/iy

/** Each at the first place where any reader takes it for one. */
const ends = { comment: /--!?>/g, script: /<\/script/gi, style: /<\/style/gi }

/** What ends by the beginning of such another, as the parser has it. */
const closes = new Map(
  Object.entries({
    a: ['a'],
    p: ['p'],
    li: ['li'],
    td: ['td', 'th'],
    th: ['th'],
    tr: ['tr', 'th', 'td'],
    dt: ['dt', 'dd'],
    dd: ['dt', 'dd'],
    option: ['option'],
  }),
)

/** What has no end, and what holds words alone, which are no words of the text. */
const single = new Set(
  'area base basefont br col command embed frame hr img input isindex keygen link meta param source track wbr iframe noembed noframes plaintext script style textarea title xmp'.split(
    ' ',
  ),
)
