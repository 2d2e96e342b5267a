import type { FormInput } from '../form-input.ts'
import { Choices } from './choices.tsx'

export const radio: FormInput = { naming: 'legend', Input: (props) => <Choices {...props} type="radio" look="choices choices-round" /> }
