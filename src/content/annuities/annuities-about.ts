import { introduction } from '../introduction.ts'

/** What an annuity is. */
export const annuitiesAbout = introduction({
  page: 'Annuities',
  section: 'Section_1',
  editor: 'Edit Annuity Info',
  title: 'Savings you cannot outlive',
  description:
    'Life insurance is for dying too soon. An annuity is for living a long time: you hand over a sum, and the company pays you back as an income, for as long as you choose or as long as you live.\nIt is slow, steady money. It fits the part of your savings that has to pay for groceries and propane, not the part you may need next spring. There are four kinds.',
})
