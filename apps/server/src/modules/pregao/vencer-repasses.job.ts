// A repasse ends at its date: without an offer the lot is not sold; with bids the leading one is decided as on any lot
// that ends by the clock. An unanswered proposal keeps it open: people owe that answer.
//
// One transaction per lot; the table's guards look at the facts under the lot's lock, so two processes end it once.
import { prazoDoRepasse } from '@martelo/domain/lotes/prazo-do-repasse.ts'
import type { SituacaoLeilao } from '@martelo/domain/leiloes/situacoes.ts'
import type { EventoLote } from '@martelo/domain/lotes/states.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import { definirTarefa } from '../../core/jobs/fila.ts'
import { expirarContraproposta } from '../lances/door.ts'
import { publicarTransicoes } from '../../engines/salas/port.ts'
import { type QuemMuda, transitarTravado, type Transitou, travarLote } from '../../engines/lances/port.ts'
import type { ServicosDoRobo } from './robo.ts'

interface Linha {
  id: number
  hotId: number
  situacaoAt: Date
  situacaoLeilao: SituacaoLeilao
  encerradoAt: Date | null
}

const MOTIVO = 'Prazo do repasse vencido'

/** Ends what is due; answers how many. */
export async function vencerRepasses(s: ServicosDoRobo): Promise<number> {
  const r = await sql<Linha & { agora: Date }>`
    select l.id, l.hot_id, l.situacao_at, a.situacao as situacao_leilao, a.encerrado_at, clock_timestamp() as agora
    from lote l join leilao a on a.id = l.lei_id
    where l.situacao = 'REPASSE' and a.situacao in ('EXECUTADO', 'CANCELADO')
      and not exists (select from proposta p where p.lel_id = l.id and p.situacao = 'ENVIADA')
    order by l.situacao_at, l.id limit 500`.execute(s.banco.sistema)
  let feitos = 0
  for (const l of r.rows) {
    const prazo = prazoDoRepasse({
      situacaoLeilao: l.situacaoLeilao,
      leilaoEncerradoEm: l.encerradoAt?.getTime() ?? null,
      repasseDesde: l.situacaoAt.getTime(),
    })
    if (prazo === null || prazo > l.agora.getTime()) continue
    const hotsite = await s.hotsites.porId(l.hotId)
    if (hotsite === null) continue
    const quem: QuemMuda = { hotsite, sessao: null, ip: '', reqId: 'vencer-repasses' }
    const t = await s.banco.doHotsite(l.hotId, (tx) => encerrar(tx, quem, l.id, prazo))
    if (t === null) continue
    feitos += 1
    publicarTransicoes(s, [t])
  }
  return feitos
}

async function encerrar(tx: Tx, quem: QuemMuda, lelId: number, prazo: number): Promise<Transitou | null> {
  const hotId = quem.hotsite.id
  const lote = await travarLote(tx, hotId, lelId)
  if (lote === null || lote.situacao !== 'REPASSE') return null
  const aberta =
    await sql`select 1 from proposta where lel_id = ${lelId} and hot_id = ${hotId} and situacao = 'ENVIADA' limit 1`.execute(
      tx,
    )
  if (aberta.rows.length > 0) return null
  const eventos: EventoLote[] =
    lote.fatos.lance === null ? ['encerrarRepasse'] : ['encerrarPorTempo', 'encerrarPorTempoCondicional']
  for (const evento of eventos) {
    const t = await transitarTravado(tx, quem, lote, {
      lelId,
      evento,
      quem: ['sistema'],
      motivo: MOTIVO,
      fatos: { prazo, proposta: null },
    })
    if (!t.pode) continue
    await expirarContraproposta(tx, hotId, lelId)
    return t
  }
  return null
}

definirTarefa<Record<string, never>>('vencer-repasses', async (_, s) => {
  await vencerRepasses(s)
})
