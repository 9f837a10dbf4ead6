import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { texto, Uid, Versao } from '../core/fields.ts'
import { Sim } from './transmissoes.schemas.ts'

export const MudancaDoCanal = z.object({
  versao: Versao.optional(),
  nome: texto(80, 'Informe o nome do canal').optional(),
  disponivel: Sim.optional(),
  templateUid: Uid.optional(),
  gravar: Sim.optional(),
  /** the card "Voltamos em instantes" in the picture's place */
  intervalo: Sim.optional(),
})
export type MudancaDoCanal = z.infer<typeof MudancaDoCanal>

export const mudarCanal = defineCall('PUT /v1/canal-transmissao/:uid', {
  summary:
    'Muda nome, modelo, gravação ou disponibilidade de um canal, põe o intervalo no ar ou o tira, e encerra',
  permission: 'transmissao:operar',
  params: z.object({ uid: Uid }),
  body: MudancaDoCanal,
  reply: z.object({ uid: Uid }),
  refusals: { NAO_ENCONTRADO: 404, MUDOU: 409, NAO_PODE: 409, CAMPOS: 400 },
})
