/** The furthest a pencil goes from its corner, and by what steps, in pixels. */
const furthest = 64
const step = 4

/** 0, -4, 4, -8, 8 …: the nearest place first, and above before below. */
const shifts = Array.from({ length: (2 * furthest) / step + 1 }, (_each, index) => (index % 2 ? -1 : 1) * Math.ceil(index / 2) * step)

type Box = Pick<DOMRect, 'left' | 'right' | 'top' | 'bottom'>

/** How far up (negative) or down from its corner the pencil of a section stands over no words; 0 where it would everywhere. */
export function pencilShift(frame: Element): number {
  const pencil = frame.querySelector(':scope > .ed-pencil')?.getBoundingClientRect()
  if (!pencil) return 0
  // Under a pointer it is wider, since it says its name.
  const { top, bottom, right } = pencil
  const at = (shift: number): Box => ({ left: right - pencil.height, right, top: top + shift, bottom: bottom + shift })
  const page = frame.closest('.page')?.getBoundingClientRect().top ?? 0
  const near = { ...at(0), top: top - furthest, bottom: bottom + furthest }
  // Above a section there may be the words of another.
  const lines = [...document.querySelectorAll('.page > :is(main, footer)')].flatMap((each) => linesNear(each, near))
  return shifts.find((shift) => top + shift >= page && !lines.some((line) => meet(line, at(shift)))) ?? 0
}

/** The lines of words there, without looking at what is elsewhere. */
function linesNear(within: Element, near: Box): Box[] {
  const lines: Box[] = []
  const words = document.createRange()
  for (const node of within.childNodes) {
    if (node instanceof Text) {
      words.selectNodeContents(node)
      lines.push(...[...words.getClientRects()].filter((line) => meet(line, near)))
    }
    if (node instanceof Element && !node.matches('.ed-pencil') && mayMeet(node, near)) lines.push(...linesNear(node, near))
  }
  return lines
}

/** What has no box of its own may have words all the same. */
function mayMeet(element: Element, near: Box): boolean {
  const box = element.getBoundingClientRect()
  return (box.width === 0 && box.height === 0) || (box.width > 1 && meet(box, near))
}

const meet = (a: Box, b: Box) => a.left < b.right && a.right > b.left && a.top < b.bottom && a.bottom > b.top
