import { attachmentLimits } from './attachment-limits.ts'

/**
 * What a file was called, as it may be shown and saved under: no folders, nothing unseen and nothing that turns the reading direction
 * ("gpj.exe" for "exe.jpg"), no characters that a file system refuses, and 200 characters at most, its ending among them.
 */
export function attachmentNameOf(fileName: string): string {
  const [last = ''] = fileName.slice(-5000).normalize('NFC').toWellFormed().split(/[/\\]/).slice(-1)
  const shown = last
    .replace(unseen, '')
    .replace(/[<>:"|?*]/g, '_')
    .replace(/\s+/g, ' ')
    // Nor one that is hidden, or that Windows would call otherwise.
    .replace(/^[. ]+|[. ]+$/g, '')
  return cut(shown) || 'file'
}

/** Control, format (direction, width zero), private and unassigned characters, and separators of lines. */
const unseen = /[\p{Cc}\p{Cf}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu

function cut(name: string): string {
  const characters = [...name]
  const most = attachmentLimits.nameCharacters
  if (characters.length <= most) return name
  const [ending = ''] = /\.[^. ]{1,10}$/u.exec(name) ?? []
  return characters.slice(0, most - [...ending].length).join('') + ending
}
