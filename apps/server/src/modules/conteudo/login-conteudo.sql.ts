// The blocks beside the login form. They are few and saved together.
import type { RespostaDe } from '@martelo/contracts/core/define-call.ts'
import type { conteudoPaginaLogin } from '@martelo/contracts/conteudo/conteudo-pagina-login.contract.ts'
import type { Tx } from '../../core/database/database.ts'

export type BlocoDoLogin = RespostaDe<typeof conteudoPaginaLogin>[number]

export async function lerBlocos(tx: Tx, hotId: number): Promise<BlocoDoLogin[]> {
  const linhas = await tx
    .selectFrom('loginConteudo')
    .select(['nome', 'uri', 'prioridade', 'ativo', 'itens'])
    .where('hotId', '=', hotId)
    .orderBy('prioridade', 'desc')
    .orderBy('id')
    .execute()
  return linhas.map(({ itens, ...b }) => ({
    ...b,
    tituloSubtituloImagem: itens as BlocoDoLogin['tituloSubtituloImagem'],
  }))
}

export async function trocarBlocos(
  tx: Tx,
  hotId: number,
  blocos: readonly BlocoDoLogin[],
  usuId: number,
): Promise<void> {
  await tx.deleteFrom('loginConteudo').where('hotId', '=', hotId).execute()
  if (blocos.length === 0) return
  await tx
    .insertInto('loginConteudo')
    .values(
      blocos.map(({ tituloSubtituloImagem, ...b }) => ({
        ...b,
        hotId,
        itens: JSON.stringify(tituloSubtituloImagem),
        updatedBy: usuId,
      })),
    )
    .execute()
}
