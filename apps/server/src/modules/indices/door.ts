// What other modules may use of the indices: the values that the house typed in.
export { variacoesDoIndice } from './variacoes-do-indice.sql.ts'
