import { createContext, useContext } from 'react'
import { wordsIn, type Words } from './languages.ts'

/** The words of the language the page speaks; the frame of the site puts them there. */
export const WordsContext = createContext<Words>(wordsIn('en-US'))

/** Every word of a page that is no content, in the language of its tenant: `useWords().shell.phoneMenu.open`. */
export const useWords = (): Words => useContext(WordsContext)
