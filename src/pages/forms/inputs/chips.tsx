import type { FormInput } from '../form-input.ts'
import { Choices } from './choices.tsx'

export const chips: FormInput = { naming: 'legend', Input: (props) => <Choices {...props} type="checkbox" look="choice-chips" /> }
