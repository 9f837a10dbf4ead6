// Answers of a device are put where they belong: into the inspection, or into that device's copy.
import {
  adiantadoSegundos,
  noRelogioDoServidor,
  type RelogioDoAparelho,
} from '@martelo/domain/vistorias/relogio-do-aparelho.ts'
import { juntarRespostas, type RespostaEnviada } from '@martelo/domain/vistorias/respostas.ts'
import { auditar } from '../../core/auditoria.ts'
import type { Tx } from '../../core/database/database.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { gravarNaVistoria } from './andar-da-vistoria.sql.ts'
import { copiaDoAparelho, gravarNaCopia, type MotivoDaCopia } from './copias-da-vistoria.sql.ts'
import type { VistoriaInteira } from './vistorias.sql.ts'

export interface Envio {
  readonly aparelho: string
  readonly aparelhoNome: string
  readonly inicio?: string | null | undefined
  readonly respostas: readonly RespostaEnviada[]
}
/** A person by his login, or a driver by his removal's link: then there may be no account. */
export interface QuemVistoria {
  readonly usuId: number | null
  readonly nome: string
}
interface Recebendo {
  readonly quem: QuemVistoria
  readonly relogio: RelogioDoAparelho
}
interface Chegada {
  readonly destino: { readonly entidade: 'vistoria' | 'vistoria_copia'; readonly uid: string }
  readonly recusadas: string[]
}

/** With the inspection locked. */
export async function porNaVistoria(
  ctx: Ctx,
  tx: Tx,
  v: VistoriaInteira,
  e: Envio,
  { quem: { usuId, nome }, relogio }: Recebendo,
): Promise<Chegada> {
  const hotId = ctx.hotsite.id
  const outro = v.aparelho !== e.aparelho
  const recebidaEm = new Date(relogio.servidor).toISOString()
  const { respostas, recusadas, mudou } = juntarRespostas(v.categorias, v.respostas, e.respostas, {
    aparelho: e.aparelho,
    recebidaEm,
  })
  const destino = { entidade: 'vistoria' as const, uid: v.uid }
  if (!mudou && !outro) return { destino, recusadas }
  if (outro && v.aparelho !== null) await guardarDoAnterior(tx, hotId, v, v.aparelho)
  const inicio = e.inicio ? noRelogioDoServidor(relogio, Date.parse(e.inicio), v.createdAt.getTime()) : null
  await gravarNaVistoria(tx, hotId, v.id, {
    aparelho: e.aparelho,
    aparelhoNome: e.aparelhoNome || null,
    usuId,
    nome,
    relogioSegundos: adiantadoSegundos(relogio),
    respostas,
    inicio: inicio === null ? null : new Date(inicio),
    aparelhoInicio: e.inicio ? new Date(e.inicio) : null,
  })
  if (outro)
    await auditar(ctx, tx, {
      entidade: 'vistoria',
      uid: v.uid,
      acao: v.aparelho === null ? 'começar' : 'assumir',
      antes: { aparelho: v.aparelhoNome, vistoriador: v.vistoriador },
      depois: { aparelho: e.aparelhoNome, vistoriador: nome },
    })
  return { destino, recusadas }
}

/** What the device before had answered stays, as its copy, when another one takes over. */
async function guardarDoAnterior(tx: Tx, hotId: number, v: VistoriaInteira, aparelho: string): Promise<void> {
  const { id } = await copiaDoAparelho(tx, {
    hotId,
    visId: v.id,
    patId: v.patId,
    vistoriadorId: v.vistoriadorId,
    vistoriador: v.vistoriador ?? '',
    aparelho,
    aparelhoNome: v.aparelhoNome,
    relogioSegundos: v.relogioSegundos ?? 0,
    aparelhoInicio: v.aparelhoInicio,
    motivo: 'OUTRO_APARELHO',
  })
  await gravarNaCopia(tx, hotId, id, v.respostas, v.relogioSegundos ?? 0)
}

/** With the inspection locked. */
export async function porNaCopia(
  hotId: number,
  tx: Tx,
  v: VistoriaInteira,
  e: Envio,
  { quem: { usuId, nome }, relogio, motivo }: Recebendo & { readonly motivo: MotivoDaCopia },
): Promise<Chegada> {
  const quando = { aparelho: e.aparelho, recebidaEm: new Date(relogio.servidor).toISOString() }
  const relogioSegundos = adiantadoSegundos(relogio)
  const copia = await copiaDoAparelho(tx, {
    hotId,
    visId: v.id,
    patId: v.patId,
    vistoriadorId: usuId,
    vistoriador: nome,
    aparelho: e.aparelho,
    aparelhoNome: e.aparelhoNome || null,
    relogioSegundos,
    aparelhoInicio: e.inicio ? new Date(e.inicio) : null,
    motivo,
  })
  const { respostas, recusadas, mudou } = juntarRespostas(v.categorias, copia.respostas, e.respostas, quando)
  if (mudou) await gravarNaCopia(tx, hotId, copia.id, respostas, relogioSegundos)
  return { destino: { entidade: 'vistoria_copia', uid: copia.uid }, recusadas }
}
