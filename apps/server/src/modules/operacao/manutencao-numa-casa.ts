// What announcing and ending maintenance does to one house, whichever house the person works in. Each house has a transaction of
// its own: what an interrupted act did not reach, the same act again does.
import { auditar } from '../../core/auditoria.ts'
import type { Tx } from '../../core/database/database.ts'
import { type Ctx, exigirSessao } from '../../core/http/contexto.ts'
import type { Hotsite } from '../../core/tenant/hotsites.ts'
import { devolverPrazosDasCondicionais } from '../condicionais/door.ts'
import { porManutencao } from '../hotsites/door.ts'
import { type Parada, retomarLeiloes } from '../pregao/door.ts'
import { devolverPrazosDasOfertas } from '../vendas/door.ts'
import { fecharAsCasas, fecharNaCasa } from './fechar-casas.job.ts'
import { casasDoAto, encerrarLinha, inserirManutencao, travarManutencao } from './manutencao.sql.ts'

export interface Anuncio {
  readonly mensagem: string
  readonly fechaAt: Date
  readonly reabreAt: Date | null
  readonly ato: string | null
}

const deFora = (ctx: Ctx, casa: Hotsite): { motivo?: string } =>
  casa.id === ctx.hotsite.id ? {} : { motivo: `Administração da plataforma, a partir de ${ctx.hotsite.nome}` }

/** False: a maintenance of its own stands there. */
export async function anunciarNaCasa(ctx: Ctx, tx: Tx, casa: Hotsite, a: Anuncio): Promise<boolean> {
  if ((await travarManutencao(tx, casa.id)) !== undefined) return false
  // An account is of one house.
  const createdBy = casa.id === ctx.hotsite.id ? exigirSessao(ctx).usuId : null
  const uid = await inserirManutencao(tx, { hotId: casa.id, ...a, createdBy })
  await porManutencao(tx, casa.id, a)
  await fecharAsCasas.agendar(tx, {}, { quando: a.fechaAt })
  await auditar({ ...ctx, hotsite: casa }, tx, {
    entidade: 'manutencao',
    uid,
    acao: 'criar',
    depois: { fechaAt: a.fechaAt.toISOString(), reabreAt: a.reabreAt?.toISOString() ?? null },
    ...deFora(ctx, casa),
  })
  return true
}

/** Null: what stands there, if anything, is not what is meant. */
export async function encerrarNaCasa(
  ctx: Ctx,
  tx: Tx,
  casa: Hotsite,
  qual: { readonly uid: string } | { readonly ato: string },
): Promise<Parada[] | null> {
  const m = await travarManutencao(tx, casa.id)
  if (m === undefined || ('uid' in qual ? m.uid !== qual.uid : m.ato !== qual.ato)) return null
  const quem = { ...ctx, hotsite: casa }
  // The house closed by the clock alone: the job has not come to it. Its auctions stand still all the same, and get their time.
  const soPeloRelogio =
    m.situacao === 'anunciada' && m.fechaAt.getTime() <= ctx.servicos.banco.relogio.agora()
  const leiloes = soPeloRelogio ? (await fecharNaCasa(tx, quem, casa.id, m)).map((p) => p.leiId) : m.leiloes
  const paradas = await retomarLeiloes(tx, quem, casa.id, leiloes)
  const fechou = soPeloRelogio || m.situacao === 'fechada'
  if (fechou) {
    await devolverPrazosDasCondicionais(tx, casa.id, m.fechaAt)
    await devolverPrazosDasOfertas(tx, casa.id, m.fechaAt)
  }
  await encerrarLinha(tx, m.id, fechou ? 'encerrada' : 'cancelada')
  await porManutencao(tx, casa.id, null)
  await auditar({ ...ctx, hotsite: casa }, tx, {
    entidade: 'manutencao',
    uid: m.uid,
    acao: 'encerrar',
    ...deFora(ctx, casa),
  })
  return paradas
}

/** In all houses in which this act of the platform still stands. */
export async function encerrarAto(ctx: Ctx, ato: string): Promise<Parada[]> {
  const paradas: Parada[] = []
  for (const id of await casasDoAto(ctx.banco.sistema, ato)) {
    const casa = await ctx.servicos.hotsites.porId(id)
    if (casa === null) continue
    paradas.push(...((await ctx.banco.doHotsite(id, (tx) => encerrarNaCasa(ctx, tx, casa, { ato }))) ?? []))
  }
  return paradas
}
