// Where a form says that it holds unsaved work: a tab or a drawer that would take it away asks first.
import { createContext, type RefObject } from 'react'

/** Inside a tab of a record. A form over several tabs stands outside them. */
export const DentroDeAba = createContext(false)

/** Inside a drawer: true while something in it is unsaved. */
export const TrabalhoNaGaveta = createContext<RefObject<boolean> | null>(null)

/** Inside a drawer: does something that takes the form away, after asking when it holds unsaved work. */
export const SaidaDaGaveta = createContext<(fazer: () => void) => void>((fazer) => fazer())
