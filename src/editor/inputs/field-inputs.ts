import type { FieldInputs } from './editing-form.ts'
import { ChoiceInput } from './choice-input.tsx'
import { GroupInput } from './group-input.tsx'
import { ImageInput } from './image-input.tsx'
import { LinkInput } from './link-input.tsx'
import { ListInput } from './list-input.tsx'
import { MomentInput } from './moment-input.tsx'
import { PdfInput } from './pdf-input.tsx'
import { RichTextInput } from './rich-text-input.tsx'
import { TextInput } from './text-input.tsx'
import { ToggleInput } from './toggle-input.tsx'

export const fieldInputs: FieldInputs = {
  choice: ChoiceInput,
  group: GroupInput,
  image: ImageInput,
  link: LinkInput,
  list: ListInput,
  moment: MomentInput,
  pdf: PdfInput,
  richText: RichTextInput,
  text: TextInput,
  toggle: ToggleInput,
}
