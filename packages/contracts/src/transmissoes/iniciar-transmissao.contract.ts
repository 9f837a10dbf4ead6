import { TIPOS_DE_TRANSMISSAO } from '@martelo/domain/transmissoes/situacoes.ts'
import { z } from 'zod'
import { defineCall } from '../core/define-call.ts'
import { Instante, textoOpcional, Uid } from '../core/fields.ts'
import { EnderecoRtmp, Passe, PosicaoTemplate, Sim, UrlRmtp } from './transmissoes.schemas.ts'

export const InicioDaTransmissao = z.object({
  urlRmtp: UrlRmtp,
  leilaoUid: Uid,
  videoAtivo: Sim,
  audioAtivo: Sim,
  posicaoTemplate: PosicaoTemplate,
  local: textoOpcional(120),
  ultimaChecagem: Instante.nullish(),
  /** without it the auction's first channel */
  canalTransmissaoUid: Uid.nullish(),
  /** without it: the desk at position 0, a camera elsewhere */
  tipo: z.enum(TIPOS_DE_TRANSMISSAO, { error: 'Tipo desconhecido' }).nullish(),
  /** takes the desk over from another person */
  assumir: Sim.default(false),
})
export type InicioDaTransmissao = z.infer<typeof InicioDaTransmissao>

export const iniciarTransmissao = defineCall('POST /v1/post-iniciar-transmissao', {
  summary: 'Inicia uma transmissão (mesa, câmera ou codificador de fora) e dá o token com que ela publica',
  permission: 'transmissao:operar',
  body: InicioDaTransmissao,
  reply: z.object({
    uid: Uid,
    canalTransmissaoUid: Uid,
    publicar: Passe,
    /** where the browser publishes, a path of this site */
    caminho: z.string(),
    /** of an outside encoder: where it sends to and with which key, which is never shown again */
    rtmp: EnderecoRtmp.nullable(),
  }),
  refusals: {
    NAO_ENCONTRADO: 404,
    SEM_VIDEO: 409,
    SEM_CANAL: 409,
    MESA_OCUPADA: 409,
    POSICAO_OCUPADA: 409,
    SEM_RTMP: 409,
  },
  limit: { por: 'conta', max: 60, segundos: 60 },
})
