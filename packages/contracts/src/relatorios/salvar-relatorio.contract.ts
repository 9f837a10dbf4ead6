import { FORMATOS_DE_RELATORIO } from '@martelo/domain/relatorios/formatos.ts'
import { FREQUENCIAS } from '@martelo/domain/relatorios/proximo-envio.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Email, texto, Uid } from '../core/fields.ts'
import { QualRelatorio, RecorteDeRelatorio } from './recorte-de-relatorio.schemas.ts'

export const salvarRelatorio = defineCall('POST /v1/relatorios/salvos', {
  summary:
    'Guarda um relatório com seus filtros sob um nome, ou edita um guardado; um nome já usado só é substituído se dito',
  permission: 'relatorio:ler',
  body: QualRelatorio.extend({
    /** of a kept one that is edited */
    uid: Uid.optional(),
    /** another kept one of this name gives way */
    substituir: z.boolean({ error: 'Diga se substitui' }).default(false),
    nome: texto(80, 'Dê um nome ao relatório'),
    recorte: RecorteDeRelatorio,
    /** null: not mailed */
    frequencia: z.enum(FREQUENCIAS, { error: 'Frequência inválida' }).nullable(),
    /** the file that goes with the letter; null: the sums alone */
    formato: z.enum(FORMATOS_DE_RELATORIO, { error: 'Formato inválido' }).nullable().default(null),
    destinatarios: z.array(Email).max(20, 'No máximo 20 destinatários'),
  }),
  reply: z.object({ uid: Uid }),
  refusals: { SEM_RELATORIO: 403, SEM_DESTINATARIO: 422, MUITOS: 422, JA_EXISTE: 409, NAO_ENCONTRADO: 404 },
  limit: { por: 'conta', max: 30, segundos: 60 },
})
