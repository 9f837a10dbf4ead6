// The Despachante's queue. Its order is the deadline's, in business days, which the domain counts.
import { filaDaDocumentacao } from '@martelo/contracts/entregas/fila-da-documentacao.contract.ts'
import { montarCalendario } from '@martelo/domain/calendario/dias-uteis.ts'
import { feriadosDosAnos } from '@martelo/domain/calendario/feriados.ts'
import { diaEmBrasilia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { ordenarPelaUrgencia, SITUACOES_POR_FAZER } from '@martelo/domain/entregas/fila-da-documentacao.ts'
import { textoDoPrazo } from '@martelo/domain/entregas/prazo-da-documentacao.ts'
import { ROTULO_DA_DOCUMENTACAO } from '@martelo/domain/entregas/states.ts'
import { paginaDeRastreamento } from '@martelo/domain/entregas/troca-de-entrega.ts'
import { handle } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'
import { PREVISAO_DE_DOCUMENTOS } from '../vendas/door.ts'
import { itensNaFila, linhasDaFila } from './fila-da-documentacao.sql.ts'

handle(filaDaDocumentacao, (ctx, { query }) =>
  ctx.ler(async (tx) => {
    const hotId = ctx.hotsite.id
    const { situacao, metodo, busca, prazo, pagina, porPagina } = query
    const hoje = diaEmBrasilia(ctx.agora)
    const ano = Number(hoje.slice(0, 4))
    const civil = montarCalendario('civil', feriadosDosAnos(ano - 1, ano + 1))
    const situacoes = situacao === undefined ? SITUACOES_POR_FAZER : [situacao]
    const todos = await itensNaFila(tx, hotId, { situacoes, metodo, busca }, PREVISAO_DE_DOCUMENTOS)
    const fila = ordenarPelaUrgencia(todos, hoje, civil, prazo)
    ctx.contar(fila.length)
    const daPagina = fila.slice((pagina - 1) * porPagina, pagina * porPagina)
    const prazos = new Map(daPagina.map((i) => [i.id, i]))
    const linhas = await linhasDaFila(
      tx,
      hotId,
      daPagina.map((i) => i.id),
    )
    return linhas.map((l) => {
      const p = prazos.get(l.id)
      return {
        ...l,
        rotulo: ROTULO_DA_DOCUMENTACAO[l.situacao],
        retiradaEm: p?.retiradaEm ?? hoje,
        prazo: p?.ate ?? hoje,
        prazoAtual: p?.prazoAtual ?? 0,
        textoDoPrazo: textoDoPrazo(p?.prazoAtual ?? 0),
        rastreamento: paginaDeRastreamento(l.codigoEnvio),
        enviadoAt: iso(l.enviadoAt),
      }
    })
  }),
)
