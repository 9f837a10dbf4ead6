import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { DadosDaPagina, PaginaDoEditor, Uri } from './conteudo.schemas.ts'

export const criarPagina = defineCall('POST /v1/hotsite/paginas', {
  summary: 'Cria uma página; a de um modelo começa com o conteúdo que o produto traz',
  permission: 'conteudo:editar',
  body: DadosDaPagina.partial({ titulo: true, descricao: true }).extend({
    uri: Uri.optional(),
    modelo: z
      .number({ error: 'Escolha o modelo da página' })
      .int('Modelo desconhecido')
      .min(0, 'Modelo desconhecido')
      .max(16, 'Modelo desconhecido')
      .nullable(),
  }),
  reply: PaginaDoEditor,
  refusals: { CAMPOS: 400, JA_EXISTE: 409 },
})
