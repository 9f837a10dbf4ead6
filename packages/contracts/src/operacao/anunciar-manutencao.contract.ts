import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Instante, textoOpcional } from '../core/fields.ts'
import { Manutencao } from './manutencao.schemas.ts'

export const anunciarManutencao = defineCall('POST /v1/manutencao', {
  summary:
    'Anuncia que o site, ou todos os da plataforma, fecha para visitantes num instante; toda página mostra quanto falta',
  permission: 'manutencao:fazer',
  body: z.object({
    mensagem: textoOpcional(300),
    fechaAt: Instante,
    reabreAt: Instante.nullable(),
    /** of the platform; houses with a maintenance of their own keep it */
    todasAsCasas: z.boolean({ error: 'Valor inválido' }).default(false),
  }),
  reply: z.array(Manutencao),
  refusals: { CAMPOS: 422, EM_USO: 409, SO_PLATAFORMA: 403 },
})
