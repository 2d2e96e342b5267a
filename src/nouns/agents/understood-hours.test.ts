import { expect, it } from 'vitest'
import { understoodHours } from './understood-hours.ts'

it.each([
  ['Monday', '9-12', 'Monday: 9 AM to noon'],
  ['mon-fri', '8:30 to 5', 'Monday to Friday: 8:30 AM to 5 PM'],
  ['Mon, Wed & Fri', '8-12, 1-5', 'Monday, Wednesday and Friday: 8 AM to noon and 1 PM to 5 PM'],
  ['weekends', '10 - 2', 'Saturday and Sunday: 10 AM to 2 PM'],
  ['Every day', '7 PM - midnight', 'Monday to Sunday: 7 PM to midnight'],
  ['Saturday', 'closed', 'Saturday: no hours, shown as you wrote it'],
  ['Friday', 'By appointment', 'Friday: no hours, shown as you wrote it'],
  ['Tuesday', 'mornings', 'Which times? 9-12, 8:30 to 5, closed or by appointment'],
  ['Tuesday', '', 'Which times? 9-12, 8:30 to 5, closed or by appointment'],
  ['Lunch', '12 - 1', 'Which days? Monday, Mon - Fri, weekdays, every day, or a date: Nov 26, 2026'],
  ['', '9 - 5', 'Which days? Monday, Mon - Fri, weekdays, every day, or a date: Nov 26, 2026'],
  ['Thanksgiving, Nov 26, 2026', 'Closed', 'November 26, 2026: no hours, whatever that weekday has'],
  ['Dec 24 - 26', '9 to noon', 'December 24 to 26 of every year: 9 AM to noon'],
  ['12/31/26 - 1/2/27', 'closed', 'December 31 to January 2, 2027: no hours, whatever that weekday has'],
  ['Dec 28, 2025 - Jan 2', 'closed', 'December 28 to January 2, 2026: no hours, whatever that weekday has'],
  ['Mon - Fri, May 1 - Aug 31', '7 to 3', 'Monday to Friday, May 1 to August 31 of every year: 7 AM to 3 PM'],
  ['Saturdays, May 1 - Aug 31, 2026', '10 - 2', 'Saturday, May 1 to August 31, 2026: 10 AM to 2 PM'],
  ['Dec 24', 'mornings', 'Which times? 9-12, 8:30 to 5, closed or by appointment'],
  [' ', '', ''],
])('%s, %s is understood as "%s"', (column1, column2, words) => {
  expect(understoodHours({ column1, column2 })).toBe(words)
})
