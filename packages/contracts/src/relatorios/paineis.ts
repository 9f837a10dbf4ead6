// The figures that each role looks at first: rows of reports that exist, so that a figure here and there is the same one.
import type { PeriodoDeRelatorio } from '@martelo/domain/relatorios/periodos.ts'
import type { Papel, QuemEntra } from '../core/permissions.ts'
import { ladoDoRelatorio, type LadoDoRelatorio, type NomeDeRelatorio } from './relatorios-declarados.ts'

/** The number of rows, beside the sums that a report declares. */
export const CONTAGEM_DE_LINHAS = 'linhas'

export interface QuadroDeIndicador {
  readonly relatorio: NomeDeRelatorio
  /** by which field it is drawn */
  readonly grupo: string
  /** which of the report's sums, or the number of rows */
  readonly soma: string
  readonly periodo: PeriodoDeRelatorio
}

const q = (
  relatorio: NomeDeRelatorio,
  grupo: string,
  soma: string,
  periodo: PeriodoDeRelatorio = '365',
): QuadroDeIndicador => ({ relatorio, grupo, soma, periodo })

const VENDAS = q('vendas', 'mes', 'valor')
const A_RECEBER = q('recebiveis', 'faixa', 'aberto', 'tudo')
const LEILOES = q('leilao', 'mes', 'vendidos')
const CONVERSAO = q('conversao', 'mes', 'visitas')
const CONDICIONAIS = q('condicionais', 'respondida', CONTAGEM_DE_LINHAS, '90')
const ESTOQUE = q('envelhecimento', 'faixa', CONTAGEM_DE_LINHAS, 'tudo')
const REMOCOES = q('remocao', 'mes', CONTAGEM_DE_LINHAS)
const LICITANTES = q('licitantes', 'mes', 'disputados', '90')
const PRECOS = q('precos', 'tipo', 'daFipe')
const SAC = [
  q('vendas', 'situacao', 'itens', '30'),
  CONDICIONAIS,
  LICITANTES,
  q('conversao', 'mes', 'lances'),
] as const
const ACERTO = [
  VENDAS,
  A_RECEBER,
  q('comitente', 'comitente', 'liquido', '90'),
  q('recebiveis', 'mes', 'aberto', 'tudo'),
] as const

export const PAINEIS: Partial<Readonly<Record<Papel, readonly QuadroDeIndicador[]>>> = {
  ADM: [VENDAS, A_RECEBER, CONVERSAO, ESTOQUE, CONDICIONAIS, PRECOS],
  Leilão: [LEILOES, q('arrematados', 'tipo', 'valor', '90'), CONVERSAO, CONDICIONAIS, ESTOQUE, PRECOS],
  Leiloeiro: [LEILOES, q('leilao', 'leiloeiro', 'valor'), CONVERSAO, LICITANTES],
  MKT: [CONVERSAO, q('conversao', 'tipo', 'visitas', '90'), q('conversao', 'mes', 'lances'), PRECOS],
  SAC,
  GerenteSAC: SAC,
  Acerto: ACERTO,
  GerenteAcerto: ACERTO,
  Financeiro: [VENDAS, A_RECEBER, q('vendas', 'mes', 'comissao'), q('comitente', 'mes', 'liquido')],
  Despachante: [q('vendas', 'situacao', 'itens', '90'), q('arrematados', 'patio', 'valor', '90')],
  Pátio: [ESTOQUE, q('estoque', 'situacao', CONTAGEM_DE_LINHAS, 'tudo'), REMOCOES],
  Remoção: [
    REMOCOES,
    q('remocao', 'situacao', CONTAGEM_DE_LINHAS, '90'),
    q('remocao', 'transportadora', 'valor', '90'),
  ],
  Comitente: [
    q('comitente', 'mes', 'liquido'),
    q('comitente', 'situacao', CONTAGEM_DE_LINHAS),
    CONDICIONAIS,
    ESTOQUE,
    PRECOS,
    REMOCOES,
  ],
}

export interface PainelDaPessoa {
  readonly papel: Papel
  readonly quadros: readonly QuadroDeIndicador[]
}

/** One for each of the person's roles, with what he may read of it: his own rights may have been changed. */
export function paineisDe(quem: QuemEntra | null, lado: LadoDoRelatorio): PainelDaPessoa[] {
  return (Object.entries(PAINEIS) as [Papel, readonly QuadroDeIndicador[]][])
    .filter(([papel]) => quem?.papeis.includes(papel) && (papel === 'Comitente') === (lado === 'comitente'))
    .map(([papel, quadros]) => ({
      papel,
      quadros: quadros.filter((x) => ladoDoRelatorio(x.relatorio, quem) === lado),
    }))
    .filter((p) => p.quadros.length > 0)
}
