import { FORMAS_DE_DEVOLUCAO } from '@martelo/domain/pagamentos/devolucao-do-pagamento.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Dia, texto, textoOpcional, Uid, Versao } from '../core/fields.ts'
import { DevolucaoDaEquipe } from '../vendas/venda.schemas.ts'

export const registrarDevolucao = defineCall('PUT /v1/devolucoes/:uid', {
  summary: 'Registra que um valor foi devolvido por fora do banco (transferência, dinheiro, cheque)',
  permission: 'venda:acertar',
  params: z.object({ uid: Uid }),
  body: z.object({
    forma: z.enum(FORMAS_DE_DEVOLUCAO, { error: 'Escolha como foi devolvido' }),
    destino: texto(200, 'Informe para onde o dinheiro foi'),
    dia: Dia,
    observacao: textoOpcional(300),
    versao: Versao,
  }),
  reply: DevolucaoDaEquipe,
  refusals: { NAO_ENCONTRADA: 404, MUDOU: 409, RECUSADA: 409, CAMPOS: 400 },
})
