import { SITUACOES_DE_LOTE } from '@martelo/domain/lotes/situacoes.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Centavos, IdNumerico, Uid } from '../core/fields.ts'

export const lotesParaImportacao = defineCall('GET /v1/leiloes/lotes-para-importacao/:id', {
  summary: 'Os lotes de um leilão, para os oferecer de novo em outro: valores, e por que um não pode ir',
  permission: 'leilao:editar',
  params: z.object({ id: IdNumerico }),
  reply: z.array(
    z.object({
      lelUid: Uid,
      veiUid: Uid,
      numero: z.string(),
      nome: z.string(),
      placa: z.string().nullable(),
      chassi: z.string().nullable(),
      comitente: z.string(),
      situacao: z.enum(SITUACOES_DE_LOTE),
      minimo: Centavos,
      incremento: Centavos,
      valorComitente: Centavos.nullable(),
      maiorLance: Centavos.nullable(),
      /** null: it may go */
      impedimento: z.string().nullable(),
    }),
  ),
  refusals: { NAO_ENCONTRADO: 404 },
})
