/** Markup that was written by us, or escaped. */
export interface Markup {
  readonly markup: string
}

type Value = string | number | Markup | undefined | readonly (string | Markup)[]

/** Markup with everything put into it escaped, save what is markup already; a list is put together. */
export function html(parts: TemplateStringsArray, ...values: readonly Value[]): Markup {
  return { markup: parts.reduce((before, part, index) => before + escaped(values[index - 1]) + part) }
}

function escaped(value: Value): string {
  if (value === undefined) return ''
  if (typeof value === 'object') return 'markup' in value ? value.markup : value.map(escaped).join('')
  return printable(String(value)).replaceAll(/[&<>"']/g, (character) => `&#${character.charCodeAt(0)};`)
}

/** Without what is no text: control characters but tab and line ends, and halves of characters. */
export const printable = (text: string) => text.toWellFormed().replaceAll(/[^\P{Cc}\t\n\r]/gu, '')

/** The lines of a text as they were typed. */
export function lines(text: string): readonly Markup[] {
  return text.split(/\r?\n/).map((line, index) => html`${index > 0 ? { markup: '<br>' } : undefined}${line}`)
}
