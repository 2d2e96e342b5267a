import { safeHref } from '../../fields/link.ts'
import type { MayCarryToken } from '../../nouns/hub/token-link.ts'
import { paperAddress } from '../areas/paper-address.ts'

/** Where a card leads, or undefined where nobody has set it yet. */
export const cardHref = ({ link }: MayCarryToken): string | undefined => safeHref(paperAddress(link.trim()))
