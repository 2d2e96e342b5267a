import { setFlagsFromString } from 'node:v8'
import { hasLittleMemory } from './this-machine.ts'

/**
 * Where a machine has memory to spare V8 lets a heap grow to four times what lives in it before it clears it away; here to twice. Told once the
 * site is open: what is read at the start stays, and would be gone through in vain. Where memory is little V8 knows, and lets it grow by less.
 */
export function keepHeapSmall(): void {
  if (!hasLittleMemory()) setFlagsFromString('--heap-growing-percent=100')
}
