// The type of a good, of the specification's table: an unknown one is refused at the field. The database's key would refuse
// it too, as a fault of ours.
import { tipoDeLote } from '@martelo/domain/lotes/tipos.ts'
import { inteiro, inteiroEscrito } from '../core/fields.ts'

const existe = (id: number): boolean => tipoDeLote(id) !== null
const ESCOLHA = 'Escolha o tipo'

export const TipoDoBem = inteiro(ESCOLHA).refine(existe, ESCOLHA)
export const TipoDoBemEscrito = inteiroEscrito(ESCOLHA).refine(existe, ESCOLHA)
