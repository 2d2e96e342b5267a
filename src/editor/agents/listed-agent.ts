import type { ShownItem } from '../kinds/item-actions.ts'

/** Somebody of the directory, as far as a list shows them. */
export type ListedAgent = { id: number; title: string; email: string; city: string; image: string }

export function listedAgent(wire: unknown): ListedAgent {
  const { id, title = '', email = '', city = '', image = '' } = wire as Partial<ListedAgent>
  return { id: Number(id), title, email, city, image }
}

/** As the question before a deletion shows them; the calls know them by their e-mail. */
export const shownItem = ({ id, title, email, city, image }: ListedAgent): ShownItem => ({
  id,
  name: title || email,
  text: city,
  picture: image,
  primary: email,
})
