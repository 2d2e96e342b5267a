import { phoneNumber } from './phone-words.tsx'

/** "8:30 to 3", "1 to 4 am", "6 pm"; "e-mail". */
const hoursOrMail = /\b\d{1,2}(?::\d\d)? to \d{1,2}(?::\d\d)?\b(?: [ap]m\b)?|\b\d{1,2}(?::\d\d)? [ap]m\b|\be-mails?\b/
const whole = new RegExp(`(${phoneNumber.source}|${hoursOrMail.source})`, 'i')

/** Words as they are, but that no telephone number, no hours of a day and no "e-mail" in them is broken at the end of a line. */
export function WholeWords({ text }: { text: string }) {
  const pieces = text.split(whole)
  if (pieces.length === 1) return text
  return (
    <span>
      {pieces.map((piece, index) =>
        // Every other piece is one of these.
        index % 2 === 1 ? (
          // oxlint-disable-next-line react/no-array-index-key -- pieces of one text have no other name
          <span className="whole" key={index}>
            {piece}
          </span>
        ) : (
          piece
        ),
      )}
    </span>
  )
}
