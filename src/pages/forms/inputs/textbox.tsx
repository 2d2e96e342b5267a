import type { FormInput } from '../form-input.ts'
import { TextLine } from './text-line.tsx'

export const textbox: FormInput = { naming: 'label', Input: TextLine }
