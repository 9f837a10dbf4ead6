/**
 * What an answer to a conditional lot does to the data to try with: as much of the real rules as a program must cope with.
 * Refuses: a lot that waits for no answer, another bid than the one on the screen, a new value that is not above it.
 */
import type { RespostaDoComitente } from '../condicionais/states.ts'

/** A twentieth, as the lots to try with were made. */
const PARTE_DA_COMISSAO = 20

interface Dita {
  readonly resposta: RespostaDoComitente
  readonly valor: number | null
  readonly sobre: number | null
}
type Respondido =
  | { readonly pode: true; readonly mudar: Readonly<Record<string, string | number | null>> }
  | { readonly pode: false; readonly codigo: 'MUDOU' | 'NAO_PODE'; readonly motivo: string }

const nao = (codigo: 'MUDOU' | 'NAO_PODE', motivo: string): Respondido => ({ pode: false, codigo, motivo })

/** `lote`: the row as it is kept; `mudar`: what becomes of its fields. */
export function responderNoEnsaio(lote: Readonly<Record<string, unknown>>, d: Dita): Respondido {
  const lance = typeof lote.lance === 'number' ? lote.lance : null
  if (lote.situacao !== 'CONDICIONAL' || lance === null || lote.condicional === 'AGUARDANDO_CLIENTE')
    return nao('NAO_PODE', 'Este lote não espera a sua resposta.')
  if (d.sobre !== lance)
    return nao('MUDOU', 'O valor mudou enquanto você respondia. Confira e responda de novo.')
  if (d.resposta === 'Novo valor') {
    if (d.valor === null || d.valor <= lance)
      return nao('NAO_PODE', 'O novo valor deve ser maior que o lance.')
    return { pode: true, mudar: { condicional: 'AGUARDANDO_CLIENTE', novoValor: d.valor } }
  }
  if (d.resposta === 'Recusada')
    return { pode: true, mudar: { situacao: 'CONDICIONAL_NEGADA', condicional: 'NEGADA' } }
  return {
    pode: true,
    mudar: {
      situacao: 'AG_PAGAMENTO',
      condicional: 'LIBERADA',
      arremate: lance,
      comissao: Math.round(lance / PARTE_DA_COMISSAO),
    },
  }
}
