import type { FormInput } from '../form-input.ts'
import { Choices } from './choices.tsx'

export const checkbox: FormInput = { naming: 'legend', Input: (props) => <Choices {...props} type="checkbox" look="choices" /> }
