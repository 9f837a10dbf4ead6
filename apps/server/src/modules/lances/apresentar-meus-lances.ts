// A client's own bids as he sees them: the derived state comes from the domain, never from a column.
import { estadoDoMeuLance } from '@martelo/domain/lances/estado-do-lance.ts'
import type { LinhaDoMeuLance, LinhaVencedora } from './lances.sql.ts'

export function apresentarMeuLance(m: LinhaDoMeuLance) {
  return {
    loteId: m.lelId,
    leilaoId: m.leiId,
    lelUid: m.lelUid,
    leiUid: m.leiUid,
    veiUid: m.veiUid,
    situacao: m.situacao,
    tipo: m.tipo,
    tipoNegociacao: m.tipoNegociacao,
    data: m.data.toISOString(),
    valor: m.valor ?? m.ultimoValor,
    teto: m.teto,
    enviados: m.enviados,
    estado: estadoDoMeuLance({
      meuLance: m.valor,
      lanceAtual: m.lanceAtual,
      situacao: m.situacaoLote,
      vendidoParaMim: m.venceu ? true : m.compradorId === null ? null : false,
    }),
    valorAtual: m.valorVendido ?? m.lanceAtual,
    situacaoLote: m.situacaoLote,
  }
}

export function apresentarVencedor({ hash, data, total: _, ...v }: LinhaVencedora) {
  return { ...v, data: data.toISOString(), recibo: hash.toString('hex') }
}
