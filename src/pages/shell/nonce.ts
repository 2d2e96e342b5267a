import { createContext } from 'react'

/** The nonce of this answer's scripts; undefined in the browser, where nonces are hidden. */
export const NonceContext = createContext<string | undefined>(undefined)
