import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Instante, Uid } from '../core/fields.ts'
import { CanalTransmissao, Ponta, TemplateTransmissao, VideoInstitucional } from './transmissoes.schemas.ts'

export const mesaDoLeilao = defineCall('GET /v1/transmissao/by-leilao/:leilaoUid/mesa', {
  summary:
    'Tudo o que o estúdio mostra: canais, transmissões, destinos, modelos, filmes e gravações do leilão',
  permission: 'transmissao:ver',
  params: z.object({ leilaoUid: Uid }),
  /** the channel of the desk, without it the first that is available; and its name among browsers, for the telephone's code */
  query: z.object({ canalUid: Uid.optional(), ponta: Ponta.optional() }),
  reply: z.object({
    leilao: z.object({
      id: z.number().int(),
      uid: Uid,
      nome: z.string(),
      situacao: z.string(),
      /** where it is held */
      local: z.string(),
    }),
    canais: z.array(CanalTransmissao),
    templates: z.array(TemplateTransmissao),
    videos: z.array(VideoInstitucional),
    /** a telephone that reads it becomes a camera of the desk's channel: a picture as SVG */
    qrDoTelefone: z.string().nullable(),
    /** false: this installation broadcasts nothing */
    comVideo: z.boolean(),
    /** where outside encoders send to; null: this installation receives none */
    rtmp: z.string().nullable(),
    gravacoes: z.array(
      z.object({
        uid: Uid,
        /** which of the channels was recorded */
        canalUid: Uid,
        nome: z.string(),
        inicio: Instante,
        fim: Instante.nullable(),
        bytes: z.number(),
        sha256: z.string().nullable(),
        conservar: z.boolean(),
        apagada: z.boolean(),
      }),
    ),
  }),
  refusals: { NAO_ENCONTRADO: 404 },
})
