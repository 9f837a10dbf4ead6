// Exchanges of a delivery, as rows. Every statement names its hotsite; a change takes the lock of the sale.
import type { MetodoDeEntrega } from '@martelo/domain/entregas/metodos-de-entrega.ts'
import { ROTULO_DA_TROCA, type SituacaoDeTroca } from '@martelo/domain/entregas/troca-de-entrega.ts'
import { sql, type Updateable } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import type { EntregaTroca } from '../../core/database/schema.gen.ts'

export interface LinhaDeTroca {
  readonly id: number
  readonly uid: string
  readonly itemUid: string
  readonly metodo: MetodoDeEntrega
  readonly valor: number
  readonly diferenca: number
  readonly situacao: SituacaoDeTroca
  readonly motivo: string | null
  readonly versao: number
  readonly comprovanteUid: string | null
}

const COLUNAS = sql`t.id, t.uid, i.uid as item_uid, t.metodo, t.valor, t.diferenca, t.situacao, t.motivo, t.versao, (select k.uid from comprovante k where k.id = t.comprovante_id) as comprovante_uid`

export async function lerTroca(tx: Tx, hotId: number, uid: string): Promise<LinhaDeTroca | undefined> {
  const r = await sql<LinhaDeTroca>`
    select ${COLUNAS} from entrega_troca t join venda_item i on i.id = t.item_id where t.uid = ${uid} and t.hot_id = ${hotId}`.execute(
    tx,
  )
  return r.rows[0]
}

/** The one of an item that is neither approved nor given up; with the item locked. */
export async function trocaAberta(tx: Tx, hotId: number, itemId: number): Promise<LinhaDeTroca | undefined> {
  const r = await sql<LinhaDeTroca>`
    select ${COLUNAS} from entrega_troca t join venda_item i on i.id = t.item_id
    where t.item_id = ${itemId} and t.hot_id = ${hotId} and t.situacao in ('aguardandoComprovante', 'aguardandoValidacao', 'divergente')`.execute(
    tx,
  )
  return r.rows[0]
}

export async function inserirTroca(
  tx: Tx,
  t: {
    readonly hotId: number
    readonly itemId: number
    readonly metodo: string
    readonly valor: number
    readonly diferenca: number
    readonly usuId: number
  },
): Promise<string> {
  const nova = await tx.insertInto('entregaTroca').values(t).returning('uid').executeTakeFirstOrThrow()
  return nova.uid
}

export async function mudarTroca(
  tx: Tx,
  hotId: number,
  id: number,
  mudar: Updateable<EntregaTroca>,
): Promise<void> {
  await tx
    .updateTable('entregaTroca')
    .set({ ...mudar, versao: sql`versao + 1` })
    .where('id', '=', id)
    .where('hotId', '=', hotId)
    .execute()
}

/** The proofs of an exchange that wait get its answer. */
export async function responderComprovanteDaTroca(
  tx: Tx,
  hotId: number,
  trocaId: number,
  r: {
    situacao: string
    motivo: string | null
    pagId: number | null
    usuId: number
    nome: string
    quando: Date
  },
): Promise<void> {
  await sql`
    update comprovante k set situacao = ${r.situacao}, motivo = ${r.motivo}, pag_id = ${r.pagId}, data_resposta = ${r.quando},
      respondido_by = ${r.usuId}, usuario_nome = ${r.nome}
    from entrega_troca t where t.id = ${trocaId} and t.hot_id = ${hotId} and k.id = t.comprovante_id and k.hot_id = t.hot_id`.execute(
    tx,
  )
}

/** Sets how the papers of an item go, with the address as it is now. */
export async function mudarEntregaDoItem(
  tx: Tx,
  hotId: number,
  itemId: number,
  e: {
    readonly metodo: MetodoDeEntrega
    readonly valor: number
    readonly patId: number | null
    readonly usuId: number
    readonly quando: Date
  },
): Promise<void> {
  await sql`
    update venda_item i set metodo_entrega = ${e.metodo}, valor_sedex = ${e.valor}, pat_id = ${e.patId}, data_escolha = ${e.quando},
      usuario_escolha = ${e.usuId}, versao = i.versao + 1,
      endereco_entrega = (select to_jsonb(a) from endereco a join venda v on v.cli_id = a.cli_id where v.id = i.vnd_id and ${e.metodo} <> 'Retirada')
    where i.id = ${itemId} and i.hot_id = ${hotId}`.execute(tx)
}

export const apresentarTroca = ({ id: _, itemUid: __, ...t }: LinhaDeTroca) => ({
  ...t,
  rotulo: ROTULO_DA_TROCA[t.situacao],
})
