import { fileProblemsIn } from '../../nouns/forms/file-problem.ts'
import { postedText } from '../http/posted-text.ts'
import type { Posted } from './posted.ts'

/** What a page's form brought, by the names src/pages/site/site-forms.ts tells. */
export function postedFrom(
  form: FormData,
): Pick<Posted, 'answersTo' | 'token' | 'honeypot' | 'proof' | 'script' | 'fileProblems' | 'draft'> {
  return {
    answersTo: (id) => form.getAll(id).filter((value) => typeof value === 'string'),
    token: postedText(form, 'token'),
    honeypot: postedText(form, 'website'),
    proof: postedText(form, 'proof') || undefined,
    draft: postedText(form, 'draft') || undefined,
    // A page with a script sends by the call; what is posted to a page comes from one without, or from no page at all.
    script: false,
    fileProblems: fileProblemsIn(form),
  }
}
