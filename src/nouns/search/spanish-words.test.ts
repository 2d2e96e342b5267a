import { expect, it } from 'vitest'
import { fromSpanish } from './spanish-words.ts'

it.each([
  ['seguro de auto', 'insurance auto'],
  ['¿Dónde puedo pagar mi factura?', 'pay bill'],
  ['agente que habla español', 'agent speaks spanish'],
  ['La Junta', 'La Junta'],
  ['como hago un relcamo', 'claim'],
  ['mi camoineta no arranca', 'truck no start'],
  ['numero de telfeono', 'number phone'],
  ['police report', 'police report'],
  ['a quien hago el cheque', 'who check'],
  ['no puedo iniciar sesión', 'no sign in'],
  ['family reunion', 'family reunion'],
  ['class reunion con artists', 'class reunion con artists'],
  ['necesito una reunion con un agente', 'meeting agent'],
  ['quiero una reunión', 'meeting'],
  ['una reunion para mi', 'meeting'],
  ['agents in como', 'agents in como'],
  ['para transit agents', 'para transit agents'],
  ['insurance agents in mi', 'insurance agents in mi'],
  ['como con agnete', 'agent'],
  ['pay bill', 'pay bill'],
  ['', ''],
])('%s', (asked, meant) => expect(fromSpanish(asked)).toBe(meant))
