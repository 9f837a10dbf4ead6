// Words of the broadcast over the socket, by the specification's names where it has them.
import type { SituacaoDoCanal } from '@martelo/domain/transmissoes/situacoes.ts'
import type { CanalTransmissao, TemplateTransmissao } from './transmissoes.schemas.ts'

/** Notices of `transmissao:<leilaoUid>`, for the staff. */
export interface AvisosDaTransmissao {
  /** the whole state of all channels of the auction */
  'on-transmissao': { leilaoUid: string; canais: CanalTransmissao[] }
  /** the answer to the word `buscar-templates` */
  'buscar-templates': { templates: TemplateTransmissao[] }
  /** a channel's desk: seek, loop or another film, for who has the desk */
  'put-publicar-transmissao': {
    transmissaoUid: string
    /** absent: the film stays as it is; null takes it off */
    videoFilename?: string | null
    videoVoltarNoSegundo: number | null
    videoLoop: boolean
  }
  /** which sources are on the air and which the desk prepares; repeated while it broadcasts */
  'tally-transmissao': { canalUid: string; programa: string[]; previa: string[] }
  /** words between two browsers that build a connection of their own (a telephone as camera) */
  'sinal-transmissao': { canalTransmissaoUid: string; de: string; para: string; dados: unknown }
}

/** Notices of `player:<leilaoUid>`, for everyone who watches. */
export interface AvisosDoPlayer {
  /** the main player's channel went on the air, lost its signal, paused or stopped */
  'atualizar-player-principal': { leilaoUid: string; canalUid: string | null; situacao: SituacaoDoCanal }
  /** a caption typed at the desk; empty: none is shown any more */
  'legenda-transmissao': { canalUid: string; texto: string }
}
