import { CannotOpen } from './create-sealing.ts'

/** In the place of words whose key is not at hand. */
export const cannotBeOpened = '(cannot be opened)'

/** One part of many; what cannot be opened does not close the rest. */
export function openOr<T, Else = T>(open: () => T, instead: Else): T | Else {
  try {
    return open()
  } catch (error) {
    if (error instanceof CannotOpen) return instead
    throw error
  }
}
