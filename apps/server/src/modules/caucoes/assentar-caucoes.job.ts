// Once a minute, what time alone does to deposits: charges that ended at the bank are put aside, deposits of auctions
// that are over get their end, refunds that the bank has not spoken of are asked after. Each in its own transaction, so
// that one that cannot be settled delays no other.
import type { SituacaoDeCaucao } from '@martelo/domain/caucoes/states.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import { definirTarefa } from '../../core/jobs/fila.ts'
import type { Servicos } from '../../core/servicos.ts'
import { concluir, emNomeDoSistema, type QuemMexe } from '../vendas/door.ts'
import { type Caucao, fatosDaCaucao, travarCaucao } from './caucoes.sql.ts'
import { type Destinada, destinarCaucao } from './destinar-caucao.ts'
import { avisarCaucao, contextoDaCaucao, moverCaucao, numeroDaDevolucao } from './mover-caucao.ts'
import { pedirDevolucao } from './pedir-devolucao.job.ts'

/** A notice may come after the charge ended: its money is waited for. */
const FOLGA_DA_COBRANCA = '30 minutes'
/** Longer than any bank takes to say that a refund is done; asking again is harmless. */
const SILENCIO_DO_BANCO = '10 minutes'
const POR_VEZ = 200

/** Answers how many changed. */
export async function assentarCaucoes(s: Servicos): Promise<number> {
  const r = await sql<{ id: number; hotId: number }>`
    select k.id, k.hot_id from caucao k join leilao a on a.id = k.lei_id
    where (k.situacao = 'AGUARDANDO_PAGAMENTO' and coalesce(k.pix_expira_at, k.created_at) < clock_timestamp() - ${FOLGA_DA_COBRANCA}::interval)
      or (k.situacao in ('PAGA', 'EM_CONFERENCIA') and a.situacao in ('EXECUTADO', 'CANCELADO'))
      or (k.situacao = 'DEVOLVENDO' and k.devolucao_pedida_at < clock_timestamp() - ${SILENCIO_DO_BANCO}::interval)
    order by k.updated_at limit ${POR_VEZ}`.execute(s.banco.sistema)
  let feitas = 0
  for (const { id, hotId } of r.rows) {
    const m = await emNomeDoSistema(s, hotId, 'assentar-caucoes')
    if (m === null) continue
    const feita = await s.banco
      .doHotsite(hotId, async (tx) => {
        const c = await travarCaucao(tx, hotId, { id })
        return c && assentar(m, tx, c)
      })
      .catch((e: unknown) => {
        s.log.error({ err: e, caucao: id }, 'deposit could not be settled')
        return null
      })
    if (feita === null) continue
    for (const v of feita.vendas) concluir(s, v)
    if (feita.movida.pode) {
      avisarCaucao(s, feita.movida.aviso)
      feitas += 1
    } else s.log.warn({ caucao: id, motivo: feita.movida.motivo }, 'deposit could not be settled')
  }
  return feitas
}

async function assentar(m: QuemMexe, tx: Tx, c: Caucao): Promise<Destinada | null> {
  const f = await fatosDaCaucao(tx, c)
  const so = async (evento: 'cancelar' | 'liberar', devolver?: number): Promise<Destinada> => ({
    movida: await moverCaucao(m, tx, c, {
      evento,
      quem: ['sistema'],
      contexto: contextoDaCaucao(f),
      ...(devolver === undefined ? {} : { devolver }),
    }),
    vendas: [],
  })
  const PASSOS: Partial<Record<SituacaoDeCaucao, () => Promise<Destinada | null>>> = {
    AGUARDANDO_PAGAMENTO: () => so('cancelar'),
    EM_CONFERENCIA: () => so('liberar', c.valorRecebido ?? c.valor),
    PAGA: async () => {
      const feita = await destinarCaucao(m, tx, c, f)
      // Looked at and left: the others have their turn before it comes again.
      if (feita === null) await tocar(tx, c)
      return feita
    },
    DEVOLVENDO: () => pedirDeNovo(tx, c).then(() => null),
  }
  return PASSOS[c.situacao]?.() ?? null
}

const tocar = (tx: Tx, c: Caucao) =>
  tx
    .updateTable('caucao')
    .set({ updatedAt: sql`clock_timestamp()` })
    .where('id', '=', c.id)
    .where('hotId', '=', c.hotId)
    .execute()

async function pedirDeNovo(tx: Tx, c: Caucao): Promise<void> {
  await tx
    .updateTable('caucao')
    .set({ devolucaoPedidaAt: sql`clock_timestamp()`, updatedAt: sql`clock_timestamp()` })
    .where('id', '=', c.id)
    .where('hotId', '=', c.hotId)
    .execute()
  const id = numeroDaDevolucao(c.uid, c.devolucaoNumero)
  const valor = c.valorDevolver - c.valorDevolvido
  if (c.endToEndId === null || valor <= 0) return
  await pedirDevolucao.agendar(
    tx,
    { hotId: c.hotId, endToEndId: c.endToEndId, id, valor },
    { chave: `devolucao-${id}` },
  )
}

definirTarefa<object>('assentar-caucoes', async (_, s) => {
  await assentarCaucoes(s)
})
