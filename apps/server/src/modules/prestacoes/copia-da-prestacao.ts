// What a statement said when it was approved: kept with its row, and the words of its document for ever.
import {
  type ContasDaPrestacao,
  ROTULO_DO_LANCAMENTO,
} from '@martelo/domain/prestacoes/contas-da-prestacao.ts'
import { codigoDaPrestacao, contratoEmPalavras } from './apresentar-prestacao.ts'
import type { PrestacaoLida } from './ler-prestacao.ts'
import { contratoDe } from './prestacoes.sql.ts'

export interface CopiaDaPrestacao {
  readonly codigo: string
  readonly comitente: string
  readonly cnpj: string | null
  readonly contrato: string
  readonly conferidaPor: string
  readonly aprovadaPor: string
  readonly aprovadaAt: string
  /** copies of before say no fine and no correction: there was none */
  readonly lotes: readonly {
    lote: string
    nome: string
    vndId: number
    valor: number
    multa?: number
    correcao?: number
    comissao: number
  }[]
  readonly lancamentos: readonly { tipo: string; descricao: string; dia: string; valor: number }[]
  readonly contas: Omit<ContasDaPrestacao, 'multas' | 'correcoes'> &
    Partial<Pick<ContasDaPrestacao, 'multas' | 'correcoes'>>
}

export function copiaDaPrestacao(l: PrestacaoLida): CopiaDaPrestacao {
  const { p } = l
  return {
    codigo: codigoDaPrestacao(p) ?? '',
    comitente: p.comitente,
    cnpj: p.comitenteCnpj,
    contrato: contratoEmPalavras(contratoDe(p)),
    conferidaPor: p.conferidaPor ?? '',
    aprovadaPor: p.aprovadaPor ?? '',
    aprovadaAt: (p.aprovadaAt ?? new Date(0)).toISOString(),
    lotes: l.lotes.map(({ lote, nome, vndId, valor, multa, correcao, comissao }) => ({
      lote,
      nome,
      vndId,
      valor,
      multa,
      correcao,
      comissao,
    })),
    lancamentos: l.lancamentos.map((x) => ({
      tipo: ROTULO_DO_LANCAMENTO[x.tipo],
      descricao: x.descricao,
      dia: x.dia,
      valor: x.valor,
    })),
    contas: l.contas,
  }
}
