import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Dia, textoOpcional, Uid } from '../core/fields.ts'
import { EstadiaCompleta } from './estadia.schemas.ts'

export const abrirEstadia = defineCall('POST /v1/estadias', {
  summary: 'Anuncia a chegada de um veículo a um pátio, ou registra a entrada de quem já chegou',
  permission: 'estadia:mover',
  body: z.object({
    veiUid: Uid,
    patUid: Uid,
    vagaUid: Uid.nullish(),
    previstaEm: Dia.nullish(),
    jaChegou: z.boolean('Informe se já chegou'),
    /** asks for the inspection of the entry at once */
    comVistoria: z.boolean('Informe se pede a vistoria').default(false),
    observacao: textoOpcional(2000),
    chaveDoPedido: Uid,
  }),
  reply: EstadiaCompleta,
  refusals: { NAO_ENCONTRADA: 404, REFERENCIA: 422, EM_ESTADIA: 409, VAGA_OCUPADA: 409, RECUSADA: 409 },
})
