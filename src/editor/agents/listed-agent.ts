import type { ListedThing } from '../kinds/listed-thing.ts'

type Told = { id: number; title: string; email: string; city: string; image: string }

/** Somebody of the directory, as far as a list shows them; the calls know them by their e-mail. */
export function listedAgent(wire: unknown): ListedThing {
  const { id, title = '', email = '', city = '', image = '' } = wire as Partial<Told>
  return {
    id: Number(id),
    name: title || email,
    text: city,
    line: [city, email].filter(Boolean).join(', '),
    picture: image,
    primary: email,
  }
}
