/** What we aim at, as docs/figures.md has it: one list for all that prints a figure which has an aim in more than one place. */
export const aims = {
  /** Bytes of script before the first touch, as they travel. */
  contentScript: 3 * 1024,
  /** Of a page with a form that checks or a map that moves. */
  livelyScript: 12 * 1024,
  /** Milliseconds, half of all saves and 95 of a hundred. */
  save: { p50: 4, p95: 8 },
  /** Milliseconds from the reply to a save until a visitor has it. */
  visible: 3,
  /** Milliseconds, 95 of a hundred, in an article of 5,000 words too: one frame. */
  keystroke: 16,
  /** Milliseconds for a phone; nothing blocks, and nothing moves by a thousandth. */
  lcp: 1200,
} as const
