// Inspections of one removal for the driver who has nothing but its link: what waits, what his device sends, its photographs.
import type { VistoriaNoAparelho } from '@martelo/contracts/vistorias/vistoria-no-aparelho.schemas.ts'
import { aceitaRespostas } from '@martelo/domain/vistorias/states.ts'
import { ehDeImagem } from '@martelo/domain/vistorias/tipo-de-vistoria.ts'
import type { Tx } from '../../core/database/database.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { type Recusada, recusar } from '../../core/http/handle.ts'
import { anexarDeFora, chavesDosAnexos } from '../anexos/door.ts'
import { apresentarNoAparelho } from './apresentar-no-aparelho.ts'
import { bensDoAparelho } from './bens-do-aparelho.sql.ts'
import { ehCopiaDa } from './copias-da-vistoria.sql.ts'
import { lerVistoria, type VistoriaInteira, vistoriasQueAguardam } from './vistorias.sql.ts'

/** A removal has one, seldom two (a second try); more would be a mistake. */
const MAXIMO = 5
const FOTOS_POR_ITEM = 30

export async function vistoriasDaRemocao(
  tx: Tx,
  hotId: number,
  remocaoId: number,
): Promise<VistoriaNoAparelho[]> {
  const vistorias = await vistoriasQueAguardam(tx, hotId, { remocaoId }, MAXIMO)
  if (vistorias.length === 0) return []
  // Of a person without a reach of his own: these vehicles alone.
  const ninguem = { usuId: 0, alcance: 'suas' } as const
  const uids = vistorias.map((v) => v.veiUid)
  return apresentarNoAparelho(vistorias, await bensDoAparelho(tx, hotId, ninguem, uids, MAXIMO))
}

/** Locked; undefined: there is none of this removal. */
export const travarDaRemocao = (
  tx: Tx,
  hotId: number,
  remocaoId: number,
  uid: string,
): Promise<VistoriaInteira | undefined> => lerVistoria(tx, hotId, uid, { remocaoId }, true)

interface FotoDeForaDaVistoria {
  /** the inspection, or a copy of it */
  readonly destino: string
  readonly item: string
  readonly chaveDoPedido: string
}

/** With the inspection locked. Null: kept, now or before. */
export async function fotografarDeFora(
  ctx: Ctx,
  tx: Tx,
  v: VistoriaInteira,
  foto: FotoDeForaDaVistoria & { readonly enviadoPor: string },
  pronto: Parameters<typeof anexarDeFora>[4],
): Promise<Recusada<'NAO_ENCONTRADA' | 'ARQUIVO' | 'CHEIO'> | null> {
  const hotId = ctx.hotsite.id
  const naVistoria = foto.destino === v.uid
  if (!naVistoria && !(await ehCopiaDa(tx, hotId, v.id, foto.destino)))
    return recusar('NAO_ENCONTRADA', 'Vistoria não encontrada')
  const dono = {
    entidade: naVistoria ? ('vistoria' as const) : ('vistoria_copia' as const),
    uid: foto.destino,
  }
  const item = v.categorias.flatMap((c) => c.itens).find((i) => i.id === foto.item)
  if (item === undefined || !ehDeImagem(item.tipo))
    return recusar('ARQUIVO', 'Esta vistoria não pede esta foto')
  if ((await chavesDosAnexos(tx, hotId, dono)).has(foto.chaveDoPedido)) return null
  // It has ended meanwhile: the device asks again where its photographs go.
  if (naVistoria && !aceitaRespostas(v.situacao))
    return recusar('NAO_ENCONTRADA', 'Esta vistoria já não recebe fotos')
  const nova = {
    nome: `${item.id}.jpg`,
    pasta: item.id,
    chaveDoPedido: foto.chaveDoPedido,
    enviadoPor: foto.enviadoPor,
    maximo: FOTOS_POR_ITEM,
  }
  const recusa = await anexarDeFora(ctx, tx, dono, nova, pronto)
  if (recusa === null) return null
  return recusar(recusa.codigo === 'CHEIO' ? 'CHEIO' : 'ARQUIVO', recusa.mensagem)
}
