import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { FotoDoPatio } from './foto-do-patio.schemas.ts'
import { PatioPublico } from './patio.schemas.ts'
import { textoLivre } from '../core/fields.ts'

export const patioPorNome = defineCall('GET /v1/patio/por-nome/:patioNome', {
  summary: 'Um pátio pelo nome (ou pelo nome do endereço), com fotos, se está aberto e os próximos recessos',
  permission: 'publico',
  replica: true,
  params: z.object({ patioNome: textoLivre().min(1, 'Informe o pátio').max(120, 'Nome muito longo') }),
  reply: PatioPublico.extend({
    fotos: z.array(FotoDoPatio),
    abertura: z.object({ aberto: z.boolean(), texto: z.string() }),
    recessos: z.array(z.object({ inicio: z.iso.date(), fim: z.iso.date() })),
  }),
  refusals: { NAO_ENCONTRADO: 404 },
})
