// A confirmed contact takes the place of the old one: login, record, letters to both. Who had the old one confirmed may
// undo it for 24 hours. Recovery links that went to the old address die with it, and an old address that was never
// confirmed (a typing error, a stranger's) gets no way back.
import { DIA_MS } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarTelefone } from '@martelo/domain/comum/identificadores/telefone.ts'
import { auditar } from '../../core/auditoria.ts'
import type { Tx } from '../../core/database/database.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { ligarConvidado } from '../eventos/door.ts'
import { esquecerSegredos, novoSegredo, travarUsuario } from '../usuarios/door.ts'
import type { LinhaCliente } from './clientes.sql.ts'
import type { Canal } from './codigos.ts'
import { anotarMudanca, emailDeOutro, porContato } from './mudanca-de-contato.sql.ts'

const NOME = { email: 'e-mail', telefone: 'celular' } as const

/** Call with the client locked. 'em-uso': the address is another account's login, and nothing changed. */
export async function trocarContato(
  ctx: Ctx,
  tx: Tx,
  canal: Canal,
  c: LinhaCliente,
  depois: string,
): Promise<'feito' | 'em-uso'> {
  const hotId = ctx.hotsite.id
  const [antes, confirmado] =
    canal === 'email' ? [c.email, c.emailConfirmadoAt] : [c.telefone1 ?? '', c.telefoneConfirmadoAt]
  const mudanca = { usuId: c.usuId, canal, antes, depois }
  if (canal === 'email' && (await emailDeOutro(tx, hotId, depois, c.usuId))) {
    await anotarMudanca(tx, { hotId, ...mudanca, situacao: 'em-uso', desfazer: null })
    return 'em-uso'
  }
  await travarUsuario(tx, hotId, c.usuId)
  await porContato(tx, canal, c, depois, new Date(ctx.agora))
  if (canal === 'email') await ligarConvidado(tx, hotId, c.id, depois)
  await assegurarMudanca(ctx, tx, { ...mudanca, confirmado })
  await auditar(ctx, tx, {
    entidade: 'cliente',
    uid: c.uid,
    acao: 'mudarContato',
    antes: { [canal]: antes },
    depois: { [canal]: depois },
  })
  return 'feito'
}

interface Mudanca {
  readonly usuId: number
  readonly canal: Canal
  readonly antes: string
  readonly depois: string
  readonly confirmado: Date | null
}

/** After a contact changed, by his code or at the counter: nothing that was sent before opens the account, both are told. */
async function assegurarMudanca(ctx: Ctx, tx: Tx, m: Mudanca): Promise<void> {
  const { confirmado, ...mudanca } = m
  const hotId = ctx.hotsite.id
  await esquecerSegredos(tx, hotId, m.usuId)
  const volta = confirmado === null || m.antes === '' ? null : novoSegredo()
  await anotarMudanca(tx, {
    hotId,
    ...mudanca,
    situacao: 'feita',
    desfazer: volta && { resumo: volta.resumo, ate: new Date(ctx.agora + DIA_MS) },
  })
  await escreverAosDois(ctx, tx, m.canal, { ...mudanca, volta: volta?.segredo ?? null })
}

interface Cartas {
  readonly usuId: number
  readonly antes: string
  readonly depois: string
  /** null: the old contact was never confirmed; it may be a stranger's, who gets no way in */
  readonly volta: string | null
}

async function escreverAosDois(ctx: Ctx, tx: Tx, canal: Canal, d: Cartas): Promise<void> {
  const { correio } = ctx.servicos
  const para = (destino: string) =>
    canal === 'email' ? { usuId: d.usuId, email: destino } : { usuId: d.usuId, telefone: destino }
  const canais = [canal === 'email' ? ('email' as const) : ('sms' as const)]
  const variaveis = { qual: NOME[canal], novo: canal === 'email' ? d.depois : formatarTelefone(d.depois) }
  // At the counter a number may be taken out.
  if (d.depois === '') return
  await correio.avisar(tx, ctx.hotsite.id, {
    tipo: 'contato-trocado',
    para: para(d.depois),
    variaveis: { ...variaveis, entrar: canal === 'email' ? 'Use-o também para entrar.' : null },
    canais,
  })
  if (d.volta === null) return
  await correio.avisar(tx, ctx.hotsite.id, {
    tipo: 'contato-trocado-antigo',
    para: para(d.antes),
    variaveis: { ...variaveis, desfazer: `${ctx.origem}/desfazer-contato/${d.volta}` },
    canais,
  })
}

/** A contact that the counter changed is told at the old one, which may undo it, as when he changes it himself. */
export async function assegurarContatos(
  ctx: Ctx,
  tx: Tx,
  c: LinhaCliente,
  novo: { readonly email: string; readonly telefone1: string | null },
): Promise<void> {
  if (novo.email.toLowerCase() !== c.email.toLowerCase())
    await assegurarMudanca(ctx, tx, {
      usuId: c.usuId,
      canal: 'email',
      antes: c.email,
      depois: novo.email,
      confirmado: c.emailConfirmadoAt,
    })
  if (novo.telefone1 !== c.telefone1 && c.telefone1 !== null)
    await assegurarMudanca(ctx, tx, {
      usuId: c.usuId,
      canal: 'telefone',
      antes: c.telefone1,
      depois: novo.telefone1 ?? '',
      confirmado: c.telefoneConfirmadoAt,
    })
}
