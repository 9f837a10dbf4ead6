// A confirmed contact takes the place of the old one: login, record, letters to both. Who had the old one confirmed may
// undo it for 24 hours. Recovery links that went to the old address die with it, and an old address that was never
// confirmed (a typing error, a stranger's) gets no way back.
import { DIA_MS } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { formatarTelefone } from '@martelo/domain/comum/identificadores/telefone.ts'
import { auditar } from '../../core/auditoria.ts'
import type { Tx } from '../../core/database/database.ts'
import type { Ctx } from '../../core/http/contexto.ts'
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
  const mudanca = { hotId, usuId: c.usuId, canal, antes, depois }
  if (canal === 'email' && (await emailDeOutro(tx, hotId, depois, c.usuId))) {
    await anotarMudanca(tx, { ...mudanca, situacao: 'em-uso', desfazer: null })
    return 'em-uso'
  }
  await travarUsuario(tx, hotId, c.usuId)
  await porContato(tx, canal, c, depois, new Date(ctx.agora))
  await esquecerSegredos(tx, hotId, c.usuId)
  const volta = confirmado === null || antes === '' ? null : novoSegredo()
  await anotarMudanca(tx, {
    ...mudanca,
    situacao: 'feita',
    desfazer: volta && { resumo: volta.resumo, ate: new Date(ctx.agora + DIA_MS) },
  })
  await auditar(ctx, tx, {
    entidade: 'cliente',
    uid: c.uid,
    acao: 'mudarContato',
    antes: { [canal]: antes },
    depois: { [canal]: depois },
  })
  await escreverAosDois(ctx, tx, canal, { nome: c.nome, antes, depois, volta: volta?.segredo ?? null })
  return 'feito'
}

interface Cartas {
  readonly nome: string
  readonly antes: string
  readonly depois: string
  /** null: the old contact was never confirmed; it may be a stranger's, who gets no way in */
  readonly volta: string | null
}

async function escreverAosDois(ctx: Ctx, tx: Tx, canal: Canal, d: Cartas): Promise<void> {
  const { nome: casa, id } = ctx.hotsite
  const como = canal === 'email' ? ('email' as const) : ('sms' as const)
  const mostrar = (t: string): string => (canal === 'email' ? t : formatarTelefone(t))
  const assunto = `O ${NOME[canal]} da sua conta em ${casa} foi trocado`
  const comecar = canal === 'email' ? `Olá, ${d.nome}.\n\n` : ''
  await ctx.servicos.correio.enviar(tx, id, {
    canal: como,
    para: d.depois,
    assunto,
    texto: `${comecar}${mostrar(d.depois)} é agora o ${NOME[canal]} da sua conta em ${casa}.${canal === 'email' ? ' Use-o também para entrar.' : ''}`,
  })
  if (d.volta === null) return
  const endereco = `${ctx.origem}/desfazer-contato/${d.volta}`
  await ctx.servicos.correio.enviar(tx, id, {
    canal: como,
    para: d.antes,
    assunto,
    texto:
      canal === 'email'
        ? `${comecar}O e-mail da sua conta em ${casa} foi trocado por ${d.depois}.\n\nSe não foi você, desfaça a troca no endereço abaixo. Ele vale por 24 horas: encerra todos os acessos e pede outra senha.\n\n${endereco}`
        : `O celular da sua conta em ${casa} foi trocado. Não foi você? Desfaça em 24 horas: ${endereco}`,
  })
}
