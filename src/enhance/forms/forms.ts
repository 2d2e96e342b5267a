/** The script of the pages that have a form. */
import { FormDialog } from './form-dialog.ts'
import { SentForm } from './sent-form.ts'

customElements.define('sent-form', SentForm)
customElements.define('form-dialog', FormDialog)
