import { iso } from '../../core/http/iso.ts'
import { type Recusada, recusar } from '../../core/http/handle.ts'
import type { LinhaDeConvidado } from './eventos.sql.ts'

export const naoHaEvento = (): Recusada<'NAO_ENCONTRADO'> =>
  recusar('NAO_ENCONTRADO', 'Evento não encontrado')
export const naoHaConvite = (): Recusada<'NAO_ENCONTRADO'> =>
  recusar('NAO_ENCONTRADO', 'Este convite não existe ou foi retirado.')
export const naoHaConvidado = (): Recusada<'NAO_ENCONTRADO'> =>
  recusar('NAO_ENCONTRADO', 'Convidado não encontrado')
export const terminou = (): Recusada<'TERMINOU'> =>
  recusar('TERMINOU', 'Este evento já terminou ou foi cancelado.')
export const cheio = (): Recusada<'CHEIO'> => recusar('CHEIO', 'Um evento tem no máximo dez mil convidados.')

export function apresentarConvidado({ id: _, ...g }: LinhaDeConvidado) {
  return { ...g, conviteAt: iso(g.conviteAt), entrouAt: iso(g.entrouAt) }
}
