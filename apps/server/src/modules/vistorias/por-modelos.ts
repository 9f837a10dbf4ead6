// The ready types of inspection, as far as the house has none of their names.
import { MODELOS_DE_VISTORIA } from '@martelo/domain/vistorias/modelos-de-vistoria.ts'
import type { Tx } from '../../core/database/database.ts'
import { inserirTipo, porVersao } from './tipos-de-vistoria.sql.ts'

export async function porModelos(
  tx: Tx,
  hotId: number,
  por: string | null,
): Promise<{ uid: string; nome: string }[]> {
  const criados: { uid: string; nome: string }[] = []
  for (const { nome, disponivelParaTipos, categorias } of MODELOS_DE_VISTORIA) {
    const dados = { nome, disponivelParaTipos, ativo: true, podeEditar: true, mostrarAoComprador: true }
    const novo = await inserirTipo(tx, hotId, dados, undefined)
    if (novo === undefined) continue
    await porVersao(tx, hotId, novo.id, categorias, null, por)
    criados.push({ uid: novo.uid, nome })
  }
  return criados
}
