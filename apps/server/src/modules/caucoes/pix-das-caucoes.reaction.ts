// Deposits take Pix of their own.
import { receberPixTambem } from '../pagamentos/door.ts'
import { recebedorDeCaucoes } from './receber-pix-da-caucao.ts'

receberPixTambem(recebedorDeCaucoes)
