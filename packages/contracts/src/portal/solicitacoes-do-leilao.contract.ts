import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Uid } from '../core/fields.ts'
import { Solicitacao } from './solicitacao.schemas.ts'

export const solicitacoesDoLeilao = defineCall('GET /v1/comitentes/solicitacoes/:leiUid', {
  summary: 'O que foi solicitado nos lotes do comitente neste leilão, do mais novo ao mais antigo',
  permission: 'comitente:acompanhar',
  params: z.object({ leiUid: Uid }),
  reply: z.array(Solicitacao),
})
