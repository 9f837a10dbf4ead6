/** Joining two registrations of one person: what keeps it from being done. */
import { mascararCampo } from '../comum/identificadores/mascarar.ts'
import { quantos } from '../comum/quantos.ts'
import type { FatosDaExclusao } from './exclusao.ts'

/** The house's state of a registration that was joined to another is decided at the other. */
export const unidoAoCadastro = (numero: number): string => `Unido ao cadastro ${numero}: a situação é a dele.`

/** What the closed registration answers at its login: the person enters with the other one. */
export const entreCom = (email: string): string =>
  `Este cadastro foi unido a outro seu. Entre com ${mascararCampo('email', email)}.`

interface QuemSeraUm {
  readonly nome: string
  readonly razaoSocial: string | null
  readonly nascimento: string | null
  readonly telefone1: string | null
}

const igual = (a: string, b: string): boolean => semAcentos(a) === semAcentos(b)
const semAcentos = (t: string): string => t.normalize('NFD').replace(/\p{M}/gu, '').trim().toLowerCase()

/** Why the two may be different people. It keeps nothing from being done: who decides has seen the papers. */
export function diferencasDaUniao(fica: QuemSeraUm, vai: QuemSeraUm): string[] {
  const nomes = !igual(fica.razaoSocial ?? fica.nome, vai.razaoSocial ?? vai.nome)
  const nascimentos =
    fica.nascimento !== null && vai.nascimento !== null && fica.nascimento !== vai.nascimento
  const telefones = fica.telefone1 !== null && vai.telefone1 !== null && fica.telefone1 !== vai.telefone1
  return [
    ...(nomes ? ['Os nomes são diferentes.'] : []),
    ...(nascimentos ? ['As datas de nascimento são diferentes.'] : []),
    ...(telefones ? ['Os celulares são diferentes.'] : []),
  ]
}

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
