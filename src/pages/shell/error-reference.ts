import { createContext } from 'react'

/** The number under which a failure stands in the log, for the person who saw it. */
export const ErrorReferenceContext = createContext<string | undefined>(undefined)
