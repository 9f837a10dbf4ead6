import { condicionaisDaCasa } from '@martelo/contracts/condicionais/condicionais-da-casa.contract.ts'
import { permite } from '@martelo/contracts/core/permissions.ts'
import { valorEmQuestao } from '@martelo/domain/condicionais/valor-em-questao.ts'
import { handle } from '../../core/http/handle.ts'
import { condicionalDaLinha } from '../pregao/door.ts'
import { listarCondicionais } from './condicionais-da-casa.sql.ts'

handle(condicionaisDaCasa, async (ctx, { query }) => {
  const { linhas, total } = await ctx.ler((tx) => listarCondicionais(tx, ctx.hotsite.id, query))
  ctx.contar(total)
  const veReservas = permite('lote:valores', ctx.sessao)
  const responde = permite('condicional:responder', ctx.sessao)
  const reabre = permite('condicional:reabrir', ctx.sessao)
  return linhas.flatMap((l) => {
    const condicional = condicionalDaLinha(l)
    if (condicional === null) return []
    const noPrazo = l.condicionalPrazo !== null && l.condicionalPrazo.getTime() > ctx.agora
    return [
      {
        lelUid: l.lelUid,
        numero: l.numero,
        nome: l.nome,
        leiId: l.leiId,
        leiUid: l.leiUid,
        leilao: l.leilao,
        leilaoData: l.leilaoData.toISOString(),
        comitente: l.comitente,
        cliente: l.cliId === null ? null : { id: l.cliId, nome: l.clienteNome ?? '' },
        valorComitente: veReservas ? l.valorComitente : null,
        condicional,
        sobre: valorEmQuestao(condicional) ?? condicional.lance,
        podeResponder: responde && l.situacao === 'CONDICIONAL' && noPrazo,
        podeReabrir: reabre && l.situacao === 'CONDICIONAL_NEGADA' && condicional.situacao === 'NEGADA',
      },
    ]
  })
})
