import { expect, it } from 'vitest'
import type { InputTypeName } from '../../nouns/forms/input-types.ts'
import { ask } from '../../nouns/forms/question.ts'
import { rowsOf } from './form-rows.ts'

const typesIn = (...types: InputTypeName[]) =>
  rowsOf(types.map((inputType, at) => ask({ id: `q-${at}`, label: inputType, inputType }))).map((row) =>
    row.map(({ inputType }) => inputType),
  )

it('puts up to two of Textbox, Select and Date in a row', () => {
  expect(typesIn('Textbox', 'Select', 'Date')).toEqual([['Textbox', 'Select'], ['Date']])
})

it('gives everything else a row of its own, and never reaches across one', () => {
  expect(typesIn('Textbox', 'TextboxSingle', 'Date', 'Chips', 'Select', 'Textbox')).toEqual([
    ['Textbox'],
    ['TextboxSingle'],
    ['Date'],
    ['Chips'],
    ['Select', 'Textbox'],
  ])
})
