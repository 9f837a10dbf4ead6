// One way to open an incident, for the house and for the client: numbered without a gap, with the deadline of its kind in
// business days, and with its first message.
import { diaEmBrasilia, inicioDoDia, somarDias } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { somarDiasUteis } from '@martelo/domain/calendario/dias-uteis.ts'
import { REGRA_DO_INCIDENTE, type TipoDeIncidente } from '@martelo/domain/incidentes/tipos-de-incidente.ts'
import { auditar } from '../../core/auditoria.ts'
import type { Tx } from '../../core/database/database.ts'
import { type Ctx, exigirSessao } from '../../core/http/contexto.ts'
import { proximoNumero } from '../../core/impressao/numeracao.sql.ts'
import { calendarioBancario } from '../vendas/door.ts'
import { escreverACasa } from './avisar-incidente.ts'
import { incidentePor, porMensagem } from './incidentes.sql.ts'

export interface NovoIncidente {
  readonly tipo: TipoDeIncidente
  readonly assunto: string
  readonly descricao: string
  readonly chaveDoPedido: string
  readonly doCliente: boolean
  readonly vndId?: number | null
  readonly itemId?: number | null
  readonly lelId?: number | null
  readonly veiId?: number | null
  readonly cliId?: number | null
  readonly comId?: number | null
}

/** The end of the day that many business days from now. */
export function prazoDoIncidente(tipo: TipoDeIncidente, agora: number): Date {
  const dia = somarDiasUteis(
    diaEmBrasilia(agora),
    REGRA_DO_INCIDENTE[tipo].prazoDias,
    calendarioBancario(agora),
  )
  return new Date(inicioDoDia(somarDias(dia, 1)) - 1000)
}

/** Answers its uid; the same request again answers the same. */
export async function abrirUmIncidente(ctx: Ctx, tx: Tx, novo: NovoIncidente): Promise<string> {
  const hotId = ctx.hotsite.id
  const { usuId, nome } = exigirSessao(ctx)
  const { descricao, ...dados } = novo
  const igual = await tx
    .selectFrom('incidente')
    .select('uid')
    .where('hotId', '=', hotId)
    .where('chaveDoPedido', '=', novo.chaveDoPedido)
    .executeTakeFirst()
  if (igual !== undefined) return igual.uid
  const ano = Number(diaEmBrasilia(ctx.agora).slice(0, 4))
  const { uid, id } = await tx
    .insertInto('incidente')
    .values({
      ...dados,
      hotId,
      ano,
      numero: await proximoNumero(tx, hotId, 'incidente', ano),
      prazo: prazoDoIncidente(novo.tipo, ctx.agora),
      createdBy: usuId,
      createdAt: new Date(ctx.agora),
    })
    .returning(['id', 'uid'])
    .executeTakeFirstOrThrow()
  await porMensagem(tx, {
    createdAt: new Date(ctx.agora),
    hotId,
    incId: id,
    autor: novo.doCliente ? 'cliente' : 'casa',
    usuId,
    nome,
    texto: descricao,
    interna: !novo.doCliente,
    chaveDoPedido: novo.chaveDoPedido,
  })
  await auditar(ctx, tx, {
    entidade: 'incidente',
    uid,
    acao: 'abrir',
    depois: { tipo: novo.tipo, assunto: novo.assunto, situacao: 'ABERTO' },
    versao: 1,
  })
  const n = await incidentePor(tx, hotId, uid)
  if (n !== undefined) await escreverACasa(ctx.servicos, tx, n, 'aberto', descricao)
  return uid
}
