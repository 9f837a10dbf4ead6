import { SITUACOES_ABERTAS } from '@martelo/domain/lotes/situacoes.ts'
import type { Tx } from '../../core/database/database.ts'

const MAXIMO = 100

/** Auctions of this hotsite that are live, or that the processes name because people watch or bid. */
export function leiloesEmOperacao(tx: Tx, hotId: number, vistos: readonly number[]) {
  return tx
    .selectFrom('leilao as l')
    .select((q) => [
      'l.id',
      'l.uid',
      'l.nome',
      q
        .selectFrom('lote as x')
        .select((f) => f.cast<number>(f.fn.countAll(), 'integer').as('n'))
        .whereRef('x.leiId', '=', 'l.id')
        .where('x.situacao', 'in', [...SITUACOES_ABERTAS])
        .$asScalar()
        .$notNull()
        .as('lotesAbertos'),
    ])
    .where('l.hotId', '=', hotId)
    .where((q) =>
      q.or([q('l.situacao', '=', 'AO_VIVO'), ...(vistos.length > 0 ? [q('l.id', 'in', [...vistos])] : [])]),
    )
    .orderBy('l.data', 'desc')
    .limit(MAXIMO)
    .execute()
}

/** Lots of this hotsite by uid; those of others are left out. */
export function lotesEmOperacao(tx: Tx, hotId: number, uids: readonly string[]) {
  return tx
    .selectFrom('lote as l')
    .innerJoin('leilao as a', 'a.id', 'l.leiId')
    .select(['l.uid', 'l.numero', 'l.nome', 'a.nome as leilao'])
    .where('l.hotId', '=', hotId)
    .where('l.uid', 'in', [...uids])
    .execute()
}
