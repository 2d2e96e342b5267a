import { expect, it } from 'vitest'
import { fromSpanish } from './spanish-words.ts'

it.each([
  ['seguro de auto', 'insurance auto'],
  ['¿Dónde puedo pagar mi factura?', 'pay bill'],
  ['agente que habla español', 'agent speaks spanish'],
  ['La Junta', 'La Junta'],
  ['pay bill', 'pay bill'],
  ['', ''],
])('%s', (asked, meant) => expect(fromSpanish(asked)).toBe(meant))
