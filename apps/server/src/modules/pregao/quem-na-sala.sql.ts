// Who a person is in the room of an auction: which frames he sees, whether he conducts it, whose consignor he is.
//
// A role is not a scope: a Leiloeiro conducts the auctions that name him, a Comitente sees the room only when goods of
// his are in it; ADM stands in for the auctioneer in every one.
import type { Publico } from '@martelo/contracts/core/frames.ts'
import { permite, type QuemEntra } from '@martelo/contracts/core/permissions.ts'
import { veReserva } from '@martelo/contracts/lotes/quem-ve-reserva.ts'
import { type Ator, atoresDosPapeis } from '@martelo/domain/comum/transicoes.ts'
import type { SituacaoLeilao } from '@martelo/domain/leiloes/situacoes.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import type { Sessao } from '../../core/http/contexto.ts'

export interface LeilaoDaPessoa {
  readonly leiId: number
  readonly leiUid: string
  readonly situacao: SituacaoLeilao
  readonly publicos: readonly Publico[]
  readonly conduz: boolean
  /** may see the reserve of every lot */
  readonly veReservas: boolean
  /** consignors whom this person answers for and who have lots here */
  readonly comIds: readonly number[]
}

interface Linha {
  leiId: number
  leiUid: string
  situacao: SituacaoLeilao
  teste: boolean
  habilitado: boolean
  leiloeiroDela: boolean
  comIds: number[] | null
}

const EM_PREPARO: readonly SituacaoLeilao[] = ['EM_LOTEAMENTO']

/** The person in the auction of this hotsite; null when there is none that he may know of. */
export async function quemNaSala(
  tx: Tx,
  hotsite: { readonly id: number },
  sessao: Pick<Sessao, 'papeis' | 'ajustes' | 'usuId' | 'cliId'> | null,
  leiUid: string,
): Promise<LeilaoDaPessoa | null> {
  const r = await sql<Linha>`
    select a.id as lei_id, a.uid as lei_uid, a.situacao, a.teste,
      exists (select from habilitacao h where h.lei_id = a.id and h.cli_id = ${sessao?.cliId ?? null} and h.situacao = 'APROVADA') as habilitado,
      o.usu_id is not distinct from ${sessao?.usuId ?? -1} as leiloeiro_dela,
      (select array_agg(distinct l.com_id) from lote l join usuario_comitente u on u.com_id = l.com_id and u.usu_id = ${sessao?.usuId ?? null}
        where l.lei_id = a.id) as com_ids
    from leilao a join leiloeiro o on o.id = a.leo_id
    where a.uid = ${leiUid} and a.hot_id = ${hotsite.id}`.execute(tx)
  const l = r.rows[0]
  if (l === undefined) return null
  const casa = permite('pregao:acompanhar', sessao)
  const conduz = permite('pregao:conduzir', sessao) && (permite('pregao:qualquer', sessao) || l.leiloeiroDela)
  const comIds = permite('comitente:acompanhar', sessao) ? (l.comIds ?? []) : []
  if ((l.teste || EM_PREPARO.includes(l.situacao)) && !casa && !conduz && comIds.length === 0) return null
  const publicos: Publico[] = ['publico']
  if (l.habilitado) publicos.push('participantes')
  if (comIds.length > 0) publicos.push('comitente')
  if (casa) publicos.push('equipe')
  if (conduz) publicos.push('leiloeiro')
  return {
    leiId: l.leiId,
    leiUid: l.leiUid,
    situacao: l.situacao,
    publicos,
    conduz,
    veReservas: veReserva(sessao, { leiloeiroDele: l.leiloeiroDela, doComitente: false }),
    comIds,
  }
}

/** What the session is to the lots' machine while it conducts: who may conduct any auction stands in for its auctioneer. */
export function atoresNaSala(quem: QuemEntra): Ator[] {
  const atores = atoresDosPapeis(quem.papeis)
  return permite('pregao:qualquer', quem) ? [...new Set<Ator>([...atores, 'Leiloeiro', 'Leilão'])] : atores
}
