import type { FieldInputs } from '../editing-form.ts'
import { GroupInput } from './group-input.tsx'
import { ImageInput } from './image-input.tsx'
import { LinkInput } from './link-input.tsx'
import { ListInput } from './list-input.tsx'
import { TextInput } from './text-input.tsx'
import { ToggleInput } from './toggle-input.tsx'

export const fieldInputs: FieldInputs = {
  group: GroupInput,
  image: ImageInput,
  link: LinkInput,
  list: ListInput,
  text: TextInput,
  toggle: ToggleInput,
}
