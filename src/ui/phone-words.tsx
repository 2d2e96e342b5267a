/** "(970) 555-0100", "970-555-0100", "+1 970.555.0100". */
const phones = /((?:\+?1[ .-])?(?:\(\d{3}\) ?|\b\d{3}[ .-])\d{3}[ .-]\d{4}\b)/

/** Words as they are, but that no telephone number in them is broken at the end of a line. */
export function PhoneWords({ text }: { text: string }) {
  const pieces = text.split(phones)
  if (pieces.length === 1) return text
  return (
    <span>
      {pieces.map((piece, index) =>
        // Every other piece is a number.
        index % 2 === 1 ? (
          // oxlint-disable-next-line react/no-array-index-key -- pieces of one text have no other name
          <span className="phone" key={index}>
            {piece}
          </span>
        ) : (
          piece
        ),
      )}
    </span>
  )
}
