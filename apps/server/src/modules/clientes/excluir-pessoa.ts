// Carries out one request to be forgotten, in the caller's transaction. The request is locked first: two processes, or the
// clock and a person of the house, do it once. What has come between (a purchase, a winning bid) keeps it from being done.
import { impedimentosDaExclusao } from '@martelo/domain/clientes/exclusao.ts'
import { auditar } from '../../core/auditoria.ts'
import type { Tx } from '../../core/database/database.ts'
import { apagarDepois } from '../../core/files/apagar-sem-dono.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import type { Servicos } from '../../core/servicos.ts'
import { revogarTodas } from '../usuarios/door.ts'
import { travarCliente, travarUnidos } from './clientes.sql.ts'
import { apagarPessoa, encerrarPedido, fatosDaExclusao, travarPedido } from './exclusao.sql.ts'

interface Quem extends Pick<Ctx, 'sessao' | 'ip' | 'reqId'> {
  readonly hotsite: Pick<Ctx['hotsite'], 'id'>
  readonly servicos: Pick<Servicos, 'correio'>
}

/** `motivo` stands in the history; `soVencido`: only if the days of the request are over. */
export async function excluirPessoa(
  quem: Quem,
  tx: Tx,
  cliId: number,
  { motivo, soVencido = false }: { readonly motivo: string; readonly soVencido?: boolean },
): Promise<'feita' | 'sem-pedido' | 'impedida'> {
  const hotId = quem.hotsite.id
  const pedido = await travarPedido(tx, hotId, cliId, soVencido)
  if (pedido === null) return 'sem-pedido'
  const c = await travarCliente(tx, hotId, cliId)
  if (impedimentosDaExclusao(await fatosDaExclusao(tx, hotId, cliId)).length > 0) return 'impedida'
  // The last letter goes to the address that is about to be forgotten.
  await quem.servicos.correio.avisar(tx, hotId, {
    tipo: 'exclusao-feita',
    para: { email: c.email },
    variaveis: {},
  })
  // Registrations that were joined to his are his too.
  for (const cadastro of [c, ...(await travarUnidos(tx, hotId, cliId))]) {
    await apagarDepois(tx, await apagarPessoa(tx, hotId, cadastro.id))
    await revogarTodas(tx, hotId, cadastro.usuId)
    await auditar(quem, tx, { entidade: 'cliente', uid: cadastro.uid, acao: 'excluir', motivo })
  }
  await encerrarPedido(tx, hotId, pedido)
  return 'feita'
}
