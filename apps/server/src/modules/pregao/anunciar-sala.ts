// Tells the room that it changed, after the commit, with its whole state; and the site when it went live or ended.
import type { Servicos } from '../../core/servicos.ts'
import { lerEstadoDaSala } from './estado-da-sala.sql.ts'

export interface SalaQueMudou {
  readonly leiId: number
  readonly leiUid: string
  readonly hotId: number
}

const TODOS = ['publico', 'participantes', 'comitente', 'equipe', 'leiloeiro'] as const

/** Never fails the act that it tells about: what is not said now is in the next snapshot. */
export async function anunciarSala(
  s: Pick<Servicos, 'banco' | 'tempoReal' | 'log'>,
  { leiId, leiUid, hotId }: SalaQueMudou,
): Promise<void> {
  try {
    const sala = await lerEstadoDaSala(s.banco.sistema, leiId)
    await s.tempoReal.publicar({ id: leiId, uid: leiUid, hotId }, [
      { evento: 'sala-atualizada', para: TODOS, dados: { sala } },
    ])
  } catch (e) {
    s.log.warn({ err: e, leiUid }, 'the room was not told of its new state')
  }
}

/** Badges and lists of the site: an auction went live, ended or was suspended. */
export function anunciarNoSite(
  s: Pick<Servicos, 'tempoReal'>,
  hotId: number,
  leilao: { readonly leiUid: string; readonly nome: string; readonly situacao: string },
): void {
  s.tempoReal.avisar(`site:${hotId}`, 'leilao-mudou', leilao)
}
