/** Joining two registrations of one person: what keeps it from being done. */
import { quantos } from '../comum/quantos.ts'
import type { FatosDaExclusao } from './exclusao.ts'

/** The house's state of a registration that was joined to another is decided at the other. */
export const unidoAoCadastro = (numero: number): string => `Unido ao cadastro ${numero}: a situação é a dele.`

interface ParaUnir {
  readonly unidoA: number | null
  readonly excluidoAt: unknown
  readonly cnpj: string | null
  readonly situacao: string
}

/** Empty: `vai` may be joined to `fica`. `fatos` are those of `vai`. */
export function impedimentosDaUniao(fica: ParaUnir, vai: ParaUnir, fatos: FatosDaExclusao): string[] {
  const tem = (n: number, um: string, muitos: string): string[] =>
    n > 0 ? [`O outro cadastro tem ${quantos(n, um, muitos)}.`] : []
  return [
    ...(fica.unidoA !== null ? ['Este cadastro já foi unido a outro.'] : []),
    ...(vai.unidoA !== null ? ['O outro cadastro já foi unido.'] : []),
    ...(fica.excluidoAt !== null || vai.excluidoAt !== null ? ['Um dos cadastros foi excluído.'] : []),
    // A block of the house would end with the registration that it stands on.
    ...(vai.unidoA === null && vai.situacao === 'Bloqueado' && fica.situacao !== 'Bloqueado'
      ? ['O outro cadastro está bloqueado: bloqueie este também ou libere o outro antes.']
      : []),
    ...((fica.cnpj === null) === (vai.cnpj === null) ? [] : ['Um é de pessoa e o outro é de empresa.']),
    ...tem(fatos.comprasAbertas, 'compra em aberto', 'compras em aberto'),
    ...tem(fatos.lancesNaFrente, 'lote em que está ganhando', 'lotes em que está ganhando'),
    ...tem(fatos.condicionais, 'lance em condicional', 'lances em condicional'),
    ...tem(fatos.caucoesAbertas, 'caução em aberto', 'cauções em aberto'),
  ]
}
