import { DESTINOS_DO_ANULADO, FUNDAMENTOS_DA_ANULACAO } from '@martelo/domain/vendas/anulacao.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { IdNumerico, texto, textoOpcional, Uid } from '../core/fields.ts'

export const pedirAnulacao = defineCall('POST /v1/leilao/vendas/:id/anulacoes', {
  summary: 'Pede a anulação da venda de um lote; outra pessoa decide',
  permission: 'venda:mover',
  params: z.object({ id: IdNumerico }),
  body: z.object({
    itemUid: Uid,
    fundamento: z.enum(FUNDAMENTOS_DA_ANULACAO, { error: 'Escolha quem anula' }),
    ato: textoOpcional(80),
    motivo: texto(1000, 'Explique o motivo'),
    destino: z.enum(DESTINOS_DO_ANULADO, { error: 'Escolha o que acontece com o lote' }),
  }),
  reply: z.object({ uid: Uid }),
  refusals: { NAO_ENCONTRADA: 404, RECUSADA: 409, CAMPOS: 400 },
})
