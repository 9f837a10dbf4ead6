/**
 * Why an act of the auctioneer was refused because his screen was stale: in one sentence that he reads while he
 * cries. It names what he saw and what is there now; the new bid before the new state, because it is what people in
 * the room have heard.
 */
import { type Centavos, formatarReais } from '../comum/dinheiro.ts'
import type { TipoHotsite } from '../hotsites/tipos.ts'
import { rotuloDaSituacao } from '../lotes/situacoes.ts'

export interface LoteVisto {
  readonly situacao: string
  readonly valor: Centavos | null
}

export function atoNaoFeito(ato: string, visto: LoteVisto, agora: LoteVisto, tipo: TipoHotsite): string {
  const nada = `“${ato}” não foi feito`
  if (agora.valor !== visto.valor)
    return agora.valor === null
      ? `${nada}: o lance foi desfeito.`
      : `${nada}: entrou um lance de ${formatarReais(agora.valor)}.`
  if (agora.situacao !== visto.situacao)
    return `${nada}: o lote já está em “${rotuloDaSituacao(agora.situacao, tipo)}”.`
  return `${nada}: o lote mudou no mesmo instante. Aperte de novo.`
}
