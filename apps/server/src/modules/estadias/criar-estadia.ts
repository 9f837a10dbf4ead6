// A new stay. One active per vehicle: the unique index has the last word, and the key's code is drawn again when it is
// taken.
import { novoCodigoDeChave } from '@martelo/domain/estadias/chave-da-estadia.ts'
import { sql } from 'kysely'
import { auditar } from '../../core/auditoria.ts'
import type { Tx } from '../../core/database/database.ts'
import { RecusaLancada, recusar } from '../../core/http/handle.ts'
import { porVeiculoNoPatio } from '../veiculos/door.ts'
import { sorteio } from './abrir-varias.ts'
import type { QuemMoveEstadia } from './transitar-estadia.ts'

interface NovaEstadia {
  readonly veiId: number
  readonly comId: number
  readonly patId: number
  readonly vagaId: number | null
  readonly jaChegou: boolean
  readonly previstaEm?: string | null | undefined
  readonly observacao?: string | null | undefined
  readonly chaveDoPedido?: string | undefined
}

const TENTATIVAS = 5

async function codigoLivre(tx: Tx, hotId: number): Promise<string> {
  for (let i = 0; i < TENTATIVAS; i++) {
    const codigo = novoCodigoDeChave(sorteio)
    const r = await sql`select 1 from estadia where hot_id = ${hotId} and codigo_chave = ${codigo}`.execute(
      tx,
    )
    if (r.rows.length === 0) return codigo
  }
  throw new Error('no free code for a key')
}

/** Throws EM_ESTADIA. Sent twice with one key, it is one stay. */
export async function criarEstadia(ctx: QuemMoveEstadia, tx: Tx, n: NovaEstadia): Promise<string> {
  const hotId = ctx.hotsite.id
  // Two requests for one vehicle wait here, so that the second one finds the stay of the first.
  await sql`select pg_advisory_xact_lock(hashtextextended(${`estadia|${n.veiId}`}, 0))`.execute(tx)
  const { rows } = await sql<{ uid: string; patio: string; mesmo: boolean }>`
    select e.uid, p.nome as patio, coalesce(e.chave_do_pedido = ${n.chaveDoPedido ?? null}::uuid, false) as mesmo
    from estadia e join patio p on p.id = e.pat_id
    where e.hot_id = ${hotId} and e.vei_id = ${n.veiId} and e.situacao not in ('FINALIZADA', 'CANCELADA')`.execute(
    tx,
  )
  const [ativa] = rows
  if (ativa?.mesmo) return ativa.uid
  if (ativa !== undefined)
    throw new RecusaLancada(
      recusar('EM_ESTADIA', `Este veículo já tem uma estadia em ${ativa.patio}.`, {
        dados: { uid: ativa.uid },
      }),
    )
  const usuId = ctx.sessao?.usuId ?? null
  const { uid } = await tx
    .insertInto('estadia')
    .values({
      hotId,
      patId: n.patId,
      veiId: n.veiId,
      comId: n.comId,
      vagaId: n.vagaId,
      situacao: n.jaChegou ? 'EM_PATIO' : 'AGUARDANDO_ENTRADA',
      codigoChave: await codigoLivre(tx, hotId),
      previstaEm: n.previstaEm ?? null,
      diaInicio: n.jaChegou ? new Date(ctx.agora) : null,
      observacao: n.observacao ?? null,
      chaveDoPedido: n.chaveDoPedido ?? null,
      createdBy: usuId,
      updatedBy: usuId,
    })
    .returning('uid')
    .executeTakeFirstOrThrow()
  if (n.jaChegou) await porVeiculoNoPatio(tx, hotId, n.veiId, n.patId)
  await auditar(ctx, tx, {
    entidade: 'estadia',
    uid,
    acao: 'criar',
    depois: { situacao: n.jaChegou ? 'EM_PATIO' : 'AGUARDANDO_ENTRADA' },
    versao: 1,
  })
  return uid
}
