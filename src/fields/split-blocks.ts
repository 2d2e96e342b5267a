/**
 * HTML as the elements it is made of at its top, in order; words that stand in none are a paragraph. Put together again they
 * are what came in. What does not close is one piece with all that follows: the cleaner mends it there.
 */
export function splitBlocks(html: string): string[] {
  const blocks: string[] = []
  let loose = ''
  let block = ''
  const open: string[] = []

  function endLoose() {
    if (loose.trim() !== '') blocks.push(`<p>${loose.trim()}</p>`)
    loose = ''
  }

  for (const piece of html.split(/(<[^<>]*>)/)) {
    const [, slash, named] = /^<(\/?)([a-z][a-z0-9]*)[\s/>]/i.exec(piece) ?? []
    const name = named?.toLowerCase()
    if (open.length > 0) {
      block += piece
      if (name === undefined || empty.has(name)) continue
      if (!slash) open.push(name)
      else if (open.at(-1) === name) open.pop()
      if (open.length > 0) continue
      blocks.push(block)
      block = ''
    } else if (name === undefined || inline.has(name) || (slash && !empty.has(name))) loose += piece
    else if (name === 'hr' || name === 'img') {
      endLoose()
      blocks.push(piece)
    } else {
      endLoose()
      open.push(name)
      block = piece
    }
  }
  endLoose()
  if (block !== '') blocks.push(block)
  return blocks
}

const inline = new Set(
  'a abbr b bdi bdo br cite code data del dfn em font i ins kbd label mark q s samp small span strike strong sub sup time tt u var wbr'.split(
    ' ',
  ),
)
const empty = new Set('area base br col embed hr img input link meta source track wbr'.split(' '))
