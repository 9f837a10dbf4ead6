import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { texto, Uid } from '../core/fields.ts'
import { EnvioDoAparelho, RespostaAoAparelho } from '../vistorias/vistoria-no-aparelho.schemas.ts'

export const sincronizarVistoriaPeloLink = defineCall(
  'POST /v1/remocoes/link/:segredo/vistorias/:uid/sincronizar',
  {
    summary: 'Recebe do aparelho do motorista o que respondeu na vistoria da sua remoção',
    permission: 'publico',
    params: z.object({ segredo: texto(64, 'Endereço inválido'), uid: Uid }),
    body: EnvioDoAparelho,
    reply: RespostaAoAparelho,
    refusals: { NAO_ENCONTRADA: 404 },
    limit: { por: 'ip', max: 120, segundos: 60 },
  },
)
