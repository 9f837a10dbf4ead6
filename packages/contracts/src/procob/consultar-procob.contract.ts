import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { texto, Uid } from '../core/fields.ts'
import { BaseLegal, ConsultaProcob, TipoDeConsulta } from './procob.schemas.ts'

export const consultarProcob = defineCall('POST /v1/procob/consultas', {
  summary:
    'Consulta o cadastro ou a inscrição estadual de um cliente; com um lote, a resposta é a sua validação',
  permission: 'procob:consultar',
  body: z.object({
    cliUid: Uid,
    lelUid: Uid.nullish(),
    tipo: TipoDeConsulta,
    baseLegal: BaseLegal,
    finalidade: texto(300, 'Diga para que é a consulta'),
  }),
  reply: ConsultaProcob.extend({ validacaoUid: Uid.nullable() }),
  refusals: { NAO_ENCONTRADO: 404, SEM_DOCUMENTO: 409, SEM_INTEGRACAO: 409, FORA_DO_AR: 503 },
  limit: { por: 'conta', max: 60, segundos: 3600 },
})
