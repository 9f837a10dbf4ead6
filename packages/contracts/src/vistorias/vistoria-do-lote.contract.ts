import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Instante, Uid } from '../core/fields.ts'
import { Marca, NotaDaVistoria } from './vistoria.schemas.ts'
import { TIPOS_DE_IMAGEM } from '@martelo/domain/vistorias/tipo-de-vistoria.ts'

export const vistoriaDoLote = defineCall('GET /v1/lotes/:lelUid/vistoria', {
  summary:
    'O que a vistoria mostra ao comprador: nota, mapa de danos e respostas públicas; null sem vistoria',
  permission: 'publico',
  params: z.object({ lelUid: Uid }),
  reply: z.object({
    vistoria: z
      .object({
        hash: z.string(),
        realizadaEm: Instante,
        nota: NotaDaVistoria.nullable(),
        pontos: z.number().nullable(),
        mapas: z.array(
          z.object({ nome: z.string(), tipoImagem: z.enum(TIPOS_DE_IMAGEM), marcacoes: z.array(Marca) }),
        ),
        itens: z.array(z.object({ categoria: z.string(), nome: z.string(), resposta: z.string() })),
      })
      .nullable(),
  }),
  refusals: { NAO_ENCONTRADO: 404 },
  replica: true,
})
