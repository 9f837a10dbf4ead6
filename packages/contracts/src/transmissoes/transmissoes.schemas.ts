// The broadcast on the wire, with the specification's field names (also its spelling of `urlRmtp`). Keys of destinations and
// of ingest are never in a reply but once, to the person who made them.
import {
  MOTIVOS_DO_FIM,
  REDES_DE_DESTINO,
  SITUACOES_DA_TRANSMISSAO,
  SITUACOES_DO_CANAL,
  SITUACOES_DO_DESTINO,
  TIPOS_DE_TRANSMISSAO,
} from '@martelo/domain/transmissoes/situacoes.ts'
import { FORMATOS, MAXIMO_DE_CAMERAS } from '@martelo/domain/transmissoes/video-filter.ts'
import { z } from 'zod'
import { inteiro, Instante, textoLivre, Uid } from '../core/fields.ts'

export const Sim = z.boolean({ error: 'Informe sim ou não' })
export const PosicaoTemplate = inteiro('Informe a posição')
  .min(0, 'Posição inválida')
  .max(MAXIMO_DE_CAMERAS, 'Posição inválida')
/** Where an encoder sends to: RTMP only, and a name or an address before the path. */
export const UrlRmtp = textoLivre('Informe o endereço RTMP')
  .trim()
  .max(400, 'Endereço muito longo')
  .regex(/^(?:rtmps?|wss?):\/\/[a-z0-9.[\]:-]+(?:\/\S*)?$/i, 'Informe um endereço RTMP válido')
export const UrlDeDestino = UrlRmtp.regex(/^rtmps?:/i, 'Informe um endereço rtmp:// ou rtmps://')

export const Transmissao = z.object({
  uid: Uid,
  canalTransmissaoUid: Uid,
  leilaoUid: Uid,
  tipo: z.enum(TIPOS_DE_TRANSMISSAO),
  situacao: z.enum(SITUACOES_DA_TRANSMISSAO),
  videoAtivo: z.boolean(),
  audioAtivo: z.boolean(),
  posicaoTemplate: z.number().int(),
  transmissaoParaVideos: z.boolean(),
  videoFilename: z.string().nullable(),
  videoLoop: z.boolean(),
  urlRmtp: z.string(),
  local: z.string().nullable(),
  browser: z.string().nullable(),
  ip: z.string().nullable(),
  ultimaChecagem: Instante.nullable(),
  dataInicio: Instante.nullable(),
  dataFim: Instante.nullable(),
  motivoFim: z.enum(MOTIVOS_DO_FIM).nullable(),
  usuarioFinalizouUid: Uid.nullable(),
  usuarioIniciouUid: Uid.nullable(),
})
export type Transmissao = z.infer<typeof Transmissao>

export const DestinoDaTransmissao = z.object({
  uid: Uid,
  nome: z.string(),
  rede: z.enum(REDES_DE_DESTINO),
  layout: z.enum(FORMATOS),
  urlRmtp: z.string(),
  situacao: z.enum(SITUACOES_DO_DESTINO),
  motivo: z.string().nullable(),
  tentativas: z.number().int(),
  versao: z.number().int(),
})
export type DestinoDaTransmissao = z.infer<typeof DestinoDaTransmissao>

export const CanalTransmissao = z.object({
  uid: Uid,
  leilaoUid: Uid,
  templateUid: Uid,
  nome: z.string(),
  disponivel: z.boolean(),
  situacao: z.enum(SITUACOES_DO_CANAL),
  situacaoDesde: Instante,
  gravar: z.boolean(),
  /** put on the air by a person; the card is there also while the auction is paused */
  intervalo: z.boolean(),
  /** since when it should be recorded and is not: the disk has no place, or refused */
  gravacaoParadaEm: Instante.nullable(),
  /** who has the desk now */
  mesaCom: z.string().nullable(),
  ultimaAtualizacao: Instante,
  usuarioUltimaAtualizacao: z.string().nullable(),
  versao: z.number().int(),
  transmissoes: z.array(Transmissao),
  destinos: z.array(DestinoDaTransmissao),
})
export type CanalTransmissao = z.infer<typeof CanalTransmissao>

export const TemplateTransmissao = z.object({
  uid: Uid,
  nome: z.string(),
  videoFilter: z.string(),
  quantidadeCameras: z.number().int(),
  imagemModelo: z.string().nullable(),
  canaisTransmissao: z.number().int(),
})
export type TemplateTransmissao = z.infer<typeof TemplateTransmissao>

export const VideoInstitucional = z.object({
  uid: Uid,
  posicao: z.number().int(),
  nome: z.string(),
  filename: z.string().nullable(),
  url: z.string().nullable(),
  tempoEmSegundos: z.number().int().nullable(),
  ativo: z.boolean(),
})
export type VideoInstitucional = z.infer<typeof VideoInstitucional>

/** A browser's name among those of a channel. */
export const Ponta = textoLivre('Ponta inválida').regex(/^[a-z0-9-]{1,40}$/, 'Ponta inválida')

/** What an outside encoder is set up with. */
export const EnderecoRtmp = z.object({ endereco: z.string(), chave: z.string() })

/** A token and how many seconds it lives. */
export const Passe = z.object({ token: z.string(), segundos: z.number().int() })
