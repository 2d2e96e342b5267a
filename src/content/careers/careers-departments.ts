import { link } from '../../fields/link.ts'
import { list } from '../../fields/list.ts'
import { defineSection } from '../section.ts'
import { descriptionField, titleField } from '../title-and-description.ts'

/** The departments; each may lead to its own openings on the job site. */
export const careersDepartments = defineSection({
  page: 'Careers',
  section: 'Section_4',
  editor: 'Edit Departments',
  fields: {
    title: titleField('Where you could work'),
    departments: list({
      label: 'Departments',
      noun: 'department',
      item: {
        title: titleField(),
        description: descriptionField(),
        link: link({ label: 'Link', hint: 'Its openings on the job site. It may stay empty.' }),
      },
      fallback: [
        department('Claims', 'claims', 'You walk the field, climb the roof, write the check and stay until it is right.'),
        department('Underwriting', 'underwriting', 'You look at a farm on paper and see what could go wrong, and what a fair price is.'),
        department('Agents’ desk', 'agents-desk', 'You are who an agent calls when the question is not in the book.'),
        department('Member service', 'member-service', 'You pick up by the third ring. Most days you fix it before the coffee is cold.'),
        department('Accounting', 'accounting', 'You keep two bad hail years in the bank and know where every dollar sleeps.'),
        department('Computers', 'computers', 'You build this site, keep it standing, and answer honestly when it is down.'),
        department('Loss control', 'loss-control', 'You walk yards before fire season and talk people into gutters.'),
        department('People', 'people', 'You hire, teach, settle and look after the rest of us.'),
      ],
    }),
  },
})

/** A department with its openings. */
function department(title: string, slug: string, description: string) {
  return { title, description, link: `https://jobs.windbreak.example/openings?department=${slug}` }
}
