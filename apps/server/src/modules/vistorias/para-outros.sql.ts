// Inspections as stays and removals need them: asked for by the vehicle's id, tied to the record, and listed.
import type { Nota } from '@martelo/domain/vistorias/danos.ts'
import type { SituacaoDeVistoria } from '@martelo/domain/vistorias/states.ts'
import { sql } from 'kysely'
import type { Tx } from '../../core/database/database.ts'
import { abrirVistoria, type PedidoDeVistoria as Pedido } from './abrir-vistoria.ts'

/** `veiId` instead of the vehicle's row; the rest as `abrirVistoria` takes it. */
export type PedidoDeVistoria = Omit<Pedido, 'bem'> & { readonly veiId: number }

/**
 * Asks for an inspection in the caller's transaction: without `tipoUid` of the first active type for this kind of goods.
 * `ok: false` carries a sentence for people (no such type, or the vehicle is not there).
 */
export async function pedirVistoria(tx: Tx, hotId: number, { veiId, ...p }: PedidoDeVistoria) {
  const bem = await tx
    .selectFrom('veiculo')
    .select(['id', 'tipoId', 'patId'])
    .where('hotId', '=', hotId)
    .where('id', '=', veiId)
    .executeTakeFirst()
  if (bem === undefined) return { ok: false as const, motivo: 'Veículo não encontrado.' }
  return abrirVistoria(tx, hotId, { ...p, bem })
}

export interface VistoriaLigada {
  id: number
  uid: string
  situacao: SituacaoDeVistoria
  tipo: string
  hash: string
  saidaPatio: boolean
  vistoriador: string | null
  nota: Nota | null
  dataFim: Date | null
  createdAt: Date
}

type De = { readonly veiId: number } | { readonly estadiaId: number } | { readonly remocaoId: number }

/** The newest first. */
export async function vistoriasDe(tx: Tx, hotId: number, de: De): Promise<VistoriaLigada[]> {
  const onde =
    'veiId' in de
      ? sql`v.vei_id = ${de.veiId}`
      : 'estadiaId' in de
        ? sql`v.estadia_id = ${de.estadiaId}`
        : sql`v.remocao_id = ${de.remocaoId}`
  const { rows } =
    await sql<VistoriaLigada>`select v.id, v.uid, v.situacao, t.nome as tipo, v.hash, v.saida_patio, v.vistoriador,
      v.nota, v.data_fim, v.created_at
    from vistoria v join tipo_vistoria_versao q on q.id = v.ver_id join tipo_vistoria t on t.id = q.tip_id
    where v.hot_id = ${hotId} and ${onde} order by v.id desc`.execute(tx)
  return rows
}

/** Ties an inspection to a stay, a removal, a yard; what is left out stays. False: there is no such inspection. */
export async function ligarVistoria(
  tx: Tx,
  hotId: number,
  uid: string,
  a: { readonly estadiaId?: number; readonly remocaoId?: number; readonly patId?: number },
): Promise<boolean> {
  const r = await sql`update vistoria set estadia_id = coalesce(${a.estadiaId ?? null}::bigint, estadia_id),
      remocao_id = coalesce(${a.remocaoId ?? null}::bigint, remocao_id), pat_id = coalesce(${a.patId ?? null}::int, pat_id)
    where hot_id = ${hotId} and uid = ${uid} returning 1`.execute(tx)
  return r.rows.length > 0
}
