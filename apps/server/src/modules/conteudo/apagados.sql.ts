// What was deleted of a draft and may go for good.
import type { Tx } from '../../core/database/database.ts'

export async function apagarDeVez(
  tx: Tx,
  pagina: { readonly hotId: number; readonly id: number },
): Promise<void> {
  const { hotId, id } = pagina
  await tx
    .deleteFrom('paginaItem')
    .where('hotId', '=', hotId)
    .where('apagadoAt', 'is not', null)
    .where('sesId', 'in', (e) =>
      e.selectFrom('paginaSessao').select('id').where('hotId', '=', hotId).where('pagId', '=', id),
    )
    .execute()
  await tx
    .deleteFrom('paginaSessao')
    .where('hotId', '=', hotId)
    .where('pagId', '=', id)
    .where('apagadaAt', 'is not', null)
    .execute()
}

/** All that stands in the draft makes room for another content. */
export async function esvaziar(
  tx: Tx,
  pagina: { readonly hotId: number; readonly id: number },
): Promise<void> {
  await tx
    .deleteFrom('paginaSessao')
    .where('hotId', '=', pagina.hotId)
    .where('pagId', '=', pagina.id)
    .execute()
}
