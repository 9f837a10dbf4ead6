// What a payout that is late is corrected by: what is due without earlier corrections, from the last day to pay it.
import { diaEmBrasilia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { corrigirPorIndice, type RespostaDaCorrecao } from '@martelo/domain/indices/correcao-por-indice.ts'
import type { Indice } from '@martelo/domain/judicial/mora-da-parcela.ts'
import { podeMexer } from '@martelo/domain/prestacoes/states.ts'
import type { Tx } from '../../core/database/database.ts'
import { variacoesDoIndice } from '../indices/door.ts'
import { prazosDaPrestacao } from './apresentar-prestacao.ts'
import type { PrestacaoLida } from './ler-prestacao.ts'

export async function medirCorrecao(
  tx: Tx,
  l: PrestacaoLida,
  q: { readonly indice: Indice; readonly agora: number },
): Promise<RespostaDaCorrecao> {
  if (!podeMexer(l.p.situacao))
    return { pode: false, motivo: 'A prestação já foi conferida: reabra-a para corrigir.' }
  const jaCorrigido = l.lancamentos.filter((x) => x.tipo === 'correcao').reduce((s, x) => s + x.valor, 0)
  return corrigirPorIndice({
    valor: l.contas.liquido - jaCorrigido,
    desde: prazosDaPrestacao(l.p, q.agora).prazoDePagamento,
    ate: diaEmBrasilia(q.agora),
    variacoes: await variacoesDoIndice(tx, l.p.hotId, q.indice),
    jaCorrigido,
  })
}
