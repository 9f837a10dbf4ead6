import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { inteiro, textoLivre, Uid } from '../core/fields.ts'
import { PosicaoTemplate, Sim, Transmissao } from './transmissoes.schemas.ts'

/** The publish payload as the specification lists it. What is absent stays as it is; `videoFilename` null takes the film off. */
export const PublicarTransmissao = z.object({
  leilaoUid: Uid,
  transmissaoUid: Uid,
  videoAtivo: Sim.optional(),
  audioAtivo: Sim.optional(),
  posicaoTemplate: PosicaoTemplate.optional(),
  videoFilename: textoLivre('Arquivo inválido').trim().max(200, 'Nome muito longo').nullish(),
  videoVoltarNoSegundo: inteiro('Segundo inválido').min(0, 'Segundo inválido').max(86_400).nullish(),
  videoLoop: Sim.optional(),
  /** of the desk's: whether the public may watch its channel; without it only staff sees the picture */
  disponivel: Sim.optional(),
  /** the desk notes what its film does already: it is asked for nothing */
  daMesa: Sim.optional(),
})
export type PublicarTransmissao = z.infer<typeof PublicarTransmissao>

export const publicarTransmissao = defineCall('PUT /v1/put-publicar-transmissao', {
  summary:
    'Muda o que uma transmissão publica: imagem, som, posição, filme, volta a um segundo, repetição; a da mesa, também se o público assiste',
  permission: 'transmissao:operar',
  body: PublicarTransmissao,
  reply: Transmissao,
  refusals: { NAO_ENCONTRADO: 404, NAO_PODE: 409, POSICAO_OCUPADA: 409 },
  socket: true,
})
