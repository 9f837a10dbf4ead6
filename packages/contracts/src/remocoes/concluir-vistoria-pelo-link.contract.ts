import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { texto, Uid } from '../core/fields.ts'
import { FimNoAparelho, VistoriaTerminada } from '../vistorias/vistoria-no-aparelho.schemas.ts'

export const concluirVistoriaPeloLink = defineCall(
  'POST /v1/remocoes/link/:segredo/vistorias/:uid/concluir',
  {
    summary: 'Conclui a vistoria que o motorista fez pelo endereço da sua remoção',
    permission: 'publico',
    params: z.object({ segredo: texto(64, 'Endereço inválido'), uid: Uid }),
    body: FimNoAparelho,
    reply: VistoriaTerminada,
    refusals: { NAO_ENCONTRADA: 404, NAO_PODE: 409, OUTRO_APARELHO: 409 },
    limit: { por: 'ip', max: 120, segundos: 60 },
  },
)
