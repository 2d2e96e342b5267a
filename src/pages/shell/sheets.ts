import { createContext } from 'react'

/**
 * The stylesheets of the page shown, where whoever renders it has listed them: the framework's list of links is put in order
 * anew for each request, a tenth of what a search of agents costs. Undefined where the page hydrates and the framework does it.
 */
export const SheetsContext = createContext<readonly string[] | undefined>(undefined)
