/**
 * Where pages fold is said in px, by stylesheets and of pictures alike. Whoever told their browser to show larger letters has room for
 * fewer of them, so all of it folds as much sooner: in rem, of 16 px where nobody said anything. With smaller letters, as on paper,
 * it folds where it did, since gaps and whatever is touched are not smaller with them.
 * "(width <= 760px) 100vw, 690px" → "(width <= max(760px, 47.5rem)) 100vw, 690px": what is in no brackets is a size, not a question.
 */
export const foldByLetters = (said: string) =>
  said.replace(/\([^()]*\)/g, (asked) => asked.replace(/([\d.]+)px\b/g, (px, number: string) => `max(${px}, ${Number(number) / 16}rem)`))
