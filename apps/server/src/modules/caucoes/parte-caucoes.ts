// Deposits take Pix of their own: said once, in the processes that talk to the bank.
import { receberPixTambem } from '../pagamentos/door.ts'
import { recebedorDeCaucoes } from './receber-pix-da-caucao.ts'

export function iniciarCaucoes(): Promise<() => void> {
  return Promise.resolve(receberPixTambem(recebedorDeCaucoes))
}
