import { createContext } from 'react-router'

/** Of a page whose loader runs after its form was judged: the title says first that something is wrong with it. */
export const isRefused = createContext(false)
