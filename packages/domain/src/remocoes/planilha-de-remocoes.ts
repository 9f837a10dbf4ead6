// Requests for removals from a spreadsheet: which column is what, and what is wrong with a row.
import { chaveDaPlaca, padraoDaPlaca } from '../comum/identificadores/placa.ts'

export const COLUNAS_DA_PLANILHA = ['placa', 'chassi', 'local', 'patio', 'observacao'] as const
type Coluna = (typeof COLUNAS_DA_PLANILHA)[number]
export const MAXIMO_DE_PEDIDOS = 500

const NOMES: Readonly<Record<Coluna, readonly string[]>> = {
  placa: ['placa'],
  chassi: ['chassi', 'chassis'],
  local: ['local', 'local de remocao', 'local da remocao', 'origem', 'retirar em'],
  patio: ['patio', 'destino', 'levar para'],
  observacao: ['observacao', 'obs', 'observacoes'],
}
const limpo = (t: string): string =>
  t
    .normalize('NFD')
    .replace(/[\u0300-\u036f]/g, '')
    .trim()
    .toLowerCase()

export interface PedidoLido {
  /** of the spreadsheet, from 1 */
  readonly linha: number
  readonly placaChave: string | null
  readonly chassi: string | null
  readonly local: string
  readonly patio: string
  readonly observacao: string | null
  /** null: nothing is wrong with the row by itself */
  readonly erro: string | null
}
export type PedidosLidos =
  | { readonly ok: true; readonly pedidos: readonly PedidoLido[] }
  | { readonly ok: false; readonly motivo: string }

export interface LinhaDaPlanilha {
  /** 1-based, as the spreadsheet program counts */
  readonly numero: number
  readonly celulas: readonly string[]
}

/** The head first. */
export function lerPedidos(linhas: readonly LinhaDaPlanilha[]): PedidosLidos {
  const cabeca = (linhas[0]?.celulas ?? []).map(limpo)
  const onde = (c: Coluna): number => cabeca.findIndex((t) => NOMES[c].includes(t))
  const colunas = Object.fromEntries(COLUNAS_DA_PLANILHA.map((c) => [c, onde(c)])) as Record<Coluna, number>
  if (colunas.placa < 0 && colunas.chassi < 0)
    return { ok: false, motivo: 'A planilha precisa de uma coluna "placa" ou "chassi" na primeira linha.' }
  if (colunas.local < 0 || colunas.patio < 0)
    return { ok: false, motivo: 'A planilha precisa das colunas "local" e "pátio" na primeira linha.' }
  const corpo = linhas.slice(1).filter((l) => l.celulas.some((t) => t.trim() !== ''))
  if (corpo.length === 0) return { ok: false, motivo: 'A planilha não tem linhas.' }
  if (corpo.length > MAXIMO_DE_PEDIDOS)
    return { ok: false, motivo: `Envie no máximo ${MAXIMO_DE_PEDIDOS} remoções por planilha.` }
  const vistos = new Set<string>()
  return {
    ok: true,
    pedidos: corpo.map((l) => lerPedido(l.numero, (c) => (l.celulas[colunas[c]] ?? '').trim(), vistos)),
  }
}

function lerPedido(linha: number, celula: (c: Coluna) => string, vistos: Set<string>): PedidoLido {
  const placa = celula('placa')
  const chassi = celula('chassi').toUpperCase().replace(/\s/g, '') || null
  const placaChave = placa !== '' && padraoDaPlaca(placa) !== null ? chaveDaPlaca(placa) : null
  const quem = placaChave ?? chassi
  const repetido = quem !== null && vistos.has(quem)
  if (quem !== null) vistos.add(quem)
  const erro =
    placa !== '' && placaChave === null
      ? `A placa ${placa.slice(0, 12)} não é válida.`
      : quem === null
        ? 'Informe a placa ou o chassi.'
        : repetido
          ? 'Este veículo já está em outra linha.'
          : celula('local') === ''
            ? 'Informe o local da remoção.'
            : celula('patio') === ''
              ? 'Informe o pátio.'
              : null
  return {
    linha,
    placaChave,
    chassi,
    local: celula('local'),
    patio: celula('patio'),
    observacao: celula('observacao').slice(0, 1000) || null,
    erro,
  }
}
