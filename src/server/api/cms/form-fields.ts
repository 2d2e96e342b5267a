import type { z } from 'zod'
import {
  addFormField,
  changeFormField,
  deleteFormField,
  getFormFields,
  moveFormField,
  type fieldDefinition,
} from '../../../calls/form-calls.ts'
import { optionsOf, type FormRow } from '../../../nouns/forms/form-row.ts'
import { inputTypeOf } from '../../../nouns/forms/input-types.ts'
import type { SectionLists } from '../../content/section-lists.ts'
import { answer, type AnsweredCall } from '../answer.ts'
import { askingOf, presentSaved } from './form-answers.ts'

/** The questions of a form, as calls of their own: a view of the section that holds them. */
export function answerFormFields(fields: SectionLists): AnsweredCall[] {
  return [
    answer(getFormFields, async ({ body: { pageName }, tenant, reply }) => {
      const rows = await fields.list(tenant.client, pageName)
      reply.header('cache-control', 'no-store')
      return { status: true as const, result: rows.map((row) => presentField(row as unknown as FormRow, pageName)) }
    }),
    answer(addFormField, async ({ body: { pageName, client: _client, ...sent }, tenant, ...asking }) =>
      presentSaved(await fields.add(tenant.client, pageName, named(sent), askingOf(asking))),
    ),
    answer(changeFormField, async ({ params: { id }, query, body: { pageName, client: _client, ...sent }, tenant, ...asking }) => {
      const page = pageName ?? query.pageName
      return presentSaved(await fields.change(tenant.client, { page, id }, named(sent), askingOf(asking)))
    }),
    answer(deleteFormField, async ({ params: { id }, body: { pageName: page }, tenant, ...asking }) =>
      presentSaved(await fields.remove(tenant.client, { page, id }, askingOf(asking))),
    ),
    answer(moveFormField, async ({ body, query, tenant, ...asking }) => {
      const { page, id, place } =
        'fieldId' in body ? { page: undefined, id: body.fieldId, place: body.sortOrder } : { ...body, place: body.position }
      const meant = { page: page ?? query.pageName, id: String(id) }
      return presentSaved(await fields.move(tenant.client, meant, place, askingOf(asking)))
    }),
  ]
}

/** Without what was not said, so that it stays as it is. */
const named = (sent: object) => Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined))

function presentField(row: FormRow, pageName: string): z.output<typeof fieldDefinition> {
  const { id, fieldType, fieldInputType, fieldLabel, fieldValue, placeHolder, requiredStatus, validationType } = row
  return {
    ID: id,
    FieldType: fieldType,
    FieldInputType: fieldInputType,
    FieldLabel: fieldLabel,
    // Options of an input type it had before are kept for whoever goes back to it, and are nobody else's concern.
    FieldValue: fieldInputType !== '' && inputTypeOf(fieldInputType).hasOptions ? optionsOf(fieldValue) : [],
    PlaceHolder: placeHolder,
    RequiredStatus: requiredStatus ? 1 : 0,
    ValidationType: validationType,
    pageName,
  }
}
