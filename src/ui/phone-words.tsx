import { PhoneLink } from './phone-link.tsx'

/**
 * "(970) 555-0100", "970-555-0100", "970 555-0100", "+1 970.555.0100"; a space may be one that does not break, as between the last words of a text,
 * and a hyphen too. No part of a longer number, such as an account's, and no figures that merely stand side by side.
 */
export const phoneNumber =
  /(?<![\d.\u2011-])(?:(?:\+1[ \u00a0]?|1[.\u2011-])?(?:\(\d{3}\)[ \u00a0\u2011-]?\d{3}[ \u00a0.\u2011-]|\d{3}\.\d{3}\.|\d{3}[ \u00a0\u2011-]\d{3}[\u2011-]))\d{4}(?![\d\u2011-])/

const aroundNumbers = new RegExp(`(${phoneNumber.source})`)

/** Words as they are, but that every telephone number in them dials, so that nobody on a phone has to learn one by heart. */
export function PhoneWords({ text }: { text: string }) {
  const pieces = text.split(aroundNumbers)
  if (pieces.length === 1) return text
  return pieces.map((piece, index) =>
    // Every other piece is a number.
    // oxlint-disable-next-line react/no-array-index-key -- pieces of one text have no other name
    index % 2 === 1 ? <PhoneLink phone={piece} key={index} /> : piece,
  )
}
