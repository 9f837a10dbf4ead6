import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { lotesParaImportacao } from '@martelo/contracts/leiloes/lotes-para-importacao.contract.ts'
import { veReserva } from '@martelo/contracts/lotes/quem-ve-reserva.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { lerLotesParaImportar } from './lotes-para-importacao.sql.ts'

handle(lotesParaImportacao, (ctx, { params }) =>
  ctx.ler(async (tx) => {
    const lotes = await lerLotesParaImportar(tx, ctx.hotsite.id, params.id)
    if (lotes === null) return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
    return lotes.map(({ aberto, ...l }) => ({
      ...l,
      valorComitente: veReserva(ctx.sessao) ? l.valorComitente : null,
      impedimento: aberto === null ? null : `O veículo está no ${aberto}.`,
    }))
  }),
)
