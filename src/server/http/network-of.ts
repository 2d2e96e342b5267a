/** Whose an address is: one home has a whole /64 of IPv6, so its last half does not count. */
export function networkOf(ip: string): string {
  const plain = ip.replace(/^::ffff:(?=\d+\.)/i, '')
  return plain.includes(':') ? firstHalf(plain) : plain
}

function firstHalf(ip: string): string {
  const [head, tail = ''] = ip.toLowerCase().split('%')[0].split('::')
  const first = head ? head.split(':') : []
  const last = tail ? tail.split(':') : []
  const missing = ip.includes('::') ? 8 - first.length - last.length : 0
  return [...first, ...Array<string>(Math.max(0, missing)).fill('0'), ...last]
    .slice(0, 4)
    .map((group) => group.replace(/^0+(?=.)/, ''))
    .join(':')
}
