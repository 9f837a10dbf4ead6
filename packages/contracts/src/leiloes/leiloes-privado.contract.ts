import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Paginacao } from '../core/fields.ts'
import { SituacaoDoLeilao } from './leilao.schemas.ts'

const Contagem = z.number().int()

export const leiloesPrivado = defineCall('GET /v1/leiloes/privado', {
  summary: 'Leilões com o que falta em cada um: documentos, vídeos, condicionais',
  permission: 'leilao:ver',
  query: Paginacao,
  reply: z.array(
    z.object({
      id: z.number(),
      uid: z.uuid(),
      nome: z.string(),
      situacao: SituacaoDoLeilao,
      data: z.iso.datetime(),
      documentos: z.object({ aguardando: Contagem, acertos: Contagem, documentos: Contagem }),
      videos: z.object({ lotes: Contagem, comVideo: Contagem, semVideo: Contagem }),
      comitente: z.object({ lotes: Contagem, condicionalAguardando: Contagem, vendidos: Contagem }),
    }),
  ),
  counted: true,
})
