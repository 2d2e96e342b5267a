import { createContext } from 'react'

/** The number under which a failure is in the log, for the person who saw it. */
export const ErrorReferenceContext = createContext<string | undefined>(undefined)
