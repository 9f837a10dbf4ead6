// What came to a yard beside what was expected: each difference in words, for the list and for the consignor.
import { chaveDaPlaca } from '../comum/identificadores/placa.ts'
import { normalizarChassi } from '../comum/identificadores/chassi.ts'

export interface Esperado {
  readonly placa: string | null
  readonly chassi: string | null
  readonly comChave: boolean
}
export interface Recebido {
  readonly placa: string | null
  readonly chassi: string | null
  readonly comChave: boolean
}

const outro = (esperado: string | null, recebido: string | null, chave: (t: string) => string): boolean =>
  esperado !== null && recebido !== null && chave(esperado) !== chave(recebido)

export function diferencasDaChegada(e: Esperado, r: Recebido): string[] {
  return [
    ...(outro(e.placa, r.placa, chaveDaPlaca) ? [`Placa ${r.placa} no lugar de ${e.placa}`] : []),
    ...(e.placa !== null && r.placa === null ? ['Chegou sem placa'] : []),
    ...(outro(e.chassi, r.chassi, normalizarChassi) ? [`Chassi ${r.chassi} no lugar de ${e.chassi}`] : []),
    ...(e.comChave && !r.comChave ? ['Chegou sem chave'] : []),
    ...(!e.comChave && r.comChave ? ['Chegou com chave'] : []),
  ]
}
