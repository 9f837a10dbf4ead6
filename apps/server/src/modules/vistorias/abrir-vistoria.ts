// An inspection comes to be: by a person's request, or by that of another module (a stay begins, a removal is planned).
import { ROTULO_DO_BEM, bemVistoriado } from '@martelo/domain/vistorias/tipo-de-vistoria.ts'
import type { Tx } from '../../core/database/database.ts'
import { lerTipo, tiposAtivos } from './tipos-de-vistoria.sql.ts'
import { type BemDaVistoria, inserirVistoria } from './vistorias.sql.ts'

export interface PedidoDeVistoria {
  readonly bem: Pick<BemDaVistoria, 'id' | 'tipoId' | 'patId'>
  /** absent: the first active type for this kind of goods */
  readonly tipoUid?: string
  readonly saidaPatio?: boolean
  readonly estadiaId?: number
  readonly remocaoId?: number
  readonly vistoriador?: { readonly usuId: number; readonly nome: string }
  readonly pedidaPor?: string | null
  /** hears when it is done */
  readonly pedidaBy?: number | null
  /** the same one again opens nothing new */
  readonly uid?: string
}

type Aberta =
  | { readonly ok: true; readonly id: number; readonly uid: string }
  | { readonly ok: false; readonly motivo: string; readonly repetida?: true }

/** In the caller's transaction. Refuses a type that is not active, or not for this kind of goods. */
export async function abrirVistoria(tx: Tx, hotId: number, p: PedidoDeVistoria): Promise<Aberta> {
  const bem = bemVistoriado(p.bem.tipoId)
  const tipo =
    p.tipoUid === undefined
      ? (await tiposAtivos(tx, hotId)).find((t) => t.disponivelParaTipos.includes(bem))
      : await lerTipo(tx, hotId, p.tipoUid)
  if (!tipo?.ativo || !tipo.disponivelParaTipos.includes(bem))
    return {
      ok: false,
      motivo: `Escolha um tipo de vistoria ativo para ${ROTULO_DO_BEM[bem].toLowerCase()}.`,
    }
  const nova = await inserirVistoria(tx, {
    hotId,
    ...(p.uid === undefined ? {} : { uid: p.uid }),
    verId: tipo.verId,
    veiId: p.bem.id,
    patId: p.bem.patId,
    saidaPatio: p.saidaPatio ?? false,
    estadiaId: p.estadiaId ?? null,
    remocaoId: p.remocaoId ?? null,
    vistoriadorId: p.vistoriador?.usuId ?? null,
    vistoriador: p.vistoriador?.nome ?? null,
    pedidaPor: p.pedidaPor ?? null,
    pedidaBy: p.pedidaBy ?? null,
  })
  return nova === undefined
    ? { ok: false, motivo: 'Esta vistoria já foi pedida.', repetida: true }
    : { ok: true, ...nova }
}
