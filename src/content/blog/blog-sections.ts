import type { AnySection } from '../section.ts'
import { blogSetting } from './blog-setting.ts'

export const blogSections: readonly AnySection[] = [blogSetting]
