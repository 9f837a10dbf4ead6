import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { textoLivre } from '../core/fields.ts'
import { Documento } from './documento-impresso.schemas.ts'
import { TIPOS_DE_DOCUMENTO } from './tipos-de-impresso.ts'

export const QualDocumento = z.object({
  tipo: z.enum(TIPOS_DE_DOCUMENTO, 'Documento desconhecido'),
  /** a code of 32 digits, or the uid of what it is about; of a year's papers, with the year: `<uid>-2026`; of some items, their numbers; of a vehicle or lot at the traffic authority, its number */
  chave: textoLivre().regex(/^([0-9a-f-]{32,41}|\d{1,9}|itens(-\d{1,9}){1,18})$/, 'Código inválido'),
})

export const lerDocumento = defineCall('GET /v1/documentos/:tipo/:chave', {
  summary: 'Um documento, em blocos, para a página que o mostra; mascarado para quem não é parte',
  permission: 'publico',
  params: QualDocumento,
  reply: Documento,
  refusals: { NAO_ENCONTRADO: 404 },
  limit: { por: 'ip', max: 120, segundos: 600 },
})
