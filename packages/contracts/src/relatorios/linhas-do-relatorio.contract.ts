import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { ConsultaDeLista } from '../core/fields.ts'
import { QualRelatorio, RecorteDeRelatorio } from './recorte-de-relatorio.schemas.ts'

const Numero = z.number().nullable()
const Somas = z.record(z.string(), Numero)

export const linhasDoRelatorio = defineCall('GET /v1/relatorios/:relatorio/linhas', {
  summary: 'Um relatório: somas, grupos e uma página de suas linhas',
  permission: 'relatorio:ler',
  params: QualRelatorio,
  query: RecorteDeRelatorio.extend(
    ConsultaDeLista.pick({ pagina: true, porPagina: true, ordenar: true }).shape,
  ),
  reply: z.object({
    de: z.string().nullable(),
    ate: z.string().nullable(),
    total: z.number().int(),
    somas: Somas,
    /** the field by which they are, and whether some were left out */
    grupo: z.string(),
    grupos: z.array(z.object({ valor: z.string().nullable(), linhas: z.number().int(), somas: Somas })),
    gruposDemais: z.boolean(),
    linhas: z.array(
      z.object({
        alvo: z.string().nullable(),
        celulas: z.record(z.string(), z.union([z.string(), z.number(), z.null()])),
      }),
    ),
  }),
  refusals: { SEM_RELATORIO: 403, CAMPOS: 400 },
  limit: { por: 'conta', max: 120, segundos: 60 },
})
