import type { AnySection } from '../section.ts'
import { loginBanner } from './login-banner.ts'
import { loginTiles } from './login-tiles.ts'

/** In the order of the page. */
export const loginSections: readonly AnySection[] = [loginBanner, loginTiles]
