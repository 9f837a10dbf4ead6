// What declarations of reports share: columns by kind, and the words of states.
import { SITUACOES, SITUACOES_DE_LOTE } from '@martelo/domain/lotes/situacoes.ts'
import type { ColunaDeRelatorio, RelatorioDeclarado } from '@martelo/domain/relatorios/declarar-relatorio.ts'
import type { Permissao } from '../core/permissions.ts'

export interface Relatorio extends RelatorioDeclarado {
  readonly permissao: Permissao
}

/** Keeps the literal names of a declaration. */
export const relatorio = (r: Relatorio): Relatorio => r

type Extra = Omit<ColunaDeRelatorio, 'id' | 'titulo' | 'tipo'>
const de =
  (tipo: ColunaDeRelatorio['tipo']) =>
  (id: string, titulo: string, extra: Extra = {}): ColunaDeRelatorio => ({ id, titulo, tipo, ...extra })
export const texto = de('texto')
export const dinheiro = de('dinheiro')
export const inteiro = de('inteiro')
export const decimal = de('decimal')
export const porcentagem = de('porcentagem')
export const dia = de('dia')
export const instante = de('instante')

export const foraDoPapel = { foraDoPapel: true } as const

export const LOTE_EM_PALAVRAS = Object.fromEntries(
  SITUACOES_DE_LOTE.map((s) => [s, SITUACOES[s].rotulo.leilao]),
)

/** Of a lot, in the order that the specification gives to its row. */
export const DO_LOTE = [
  inteiro('posicao', 'Posição'),
  texto('nome', 'Nome'),
  texto('chassi', 'Chassi'),
  dinheiro('valor', 'Valor'),
] as const

export const POR_MES = { id: 'mes', titulo: 'Mês', porChave: true, tipo: 'mes' } as const
