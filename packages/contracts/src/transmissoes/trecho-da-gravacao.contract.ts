import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { inteiroEscrito, textoLivre, Uid } from '../core/fields.ts'

export const trechoDaGravacao = defineCall('GET /v1/gravacao/:uid/trecho', {
  summary: 'Trecho de uma gravação como vídeo, a partir de um milissegundo',
  permission: 'sessao',
  params: z.object({ uid: Uid }),
  query: z.object({
    /** of the answer that named this address; staff needs none */
    passe: textoLivre('Passe inválido').max(400).optional(),
    de: inteiroEscrito('Início inválido').min(0, 'Início inválido'),
    /** at most two minutes; it begins and ends at key frames, where the piece before ended and the next one begins */
    ms: inteiroEscrito('Duração inválida').min(1_000).max(120_000).default(30_000),
  }),
  file: true,
  refusals: { NAO_ENCONTRADO: 404, APAGADA: 410 },
  limit: { por: 'conta', max: 60, segundos: 60 },
})
