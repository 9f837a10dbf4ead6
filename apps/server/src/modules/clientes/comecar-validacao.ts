// After a document has come: when all that is demanded is there, the validation begins (the state machine decides) and the staff's
// screens hear of it.
import { sql } from 'kysely'
import { auditar } from '../../core/auditoria.ts'
import type { Tx } from '../../core/database/database.ts'
import type { Ctx } from '../../core/http/contexto.ts'
import { anunciarCliente } from '../pregao/door.ts'
import { julgarDocumentos } from './apresentar-ficha.ts'
import type { LinhaCliente } from './clientes.sql.ts'

/** In the transaction that keeps the document, the client locked. True: tell it after the commit, by `anunciarEnvio`. */
export async function comecarValidacao(ctx: Ctx, tx: Tx, c: LinhaCliente): Promise<boolean> {
  const hotId = ctx.hotsite.id
  const de = c.documentoSituacao
  const r = await julgarDocumentos(ctx, tx, c, 'enviar')
  if (!r.pode || r.para === de) return false
  await tx
    .updateTable('cliente')
    .set({
      documentoSituacao: r.para,
      documentosEnviadosAt: new Date(ctx.agora),
      versao: sql<number>`versao + 1`,
    })
    .where('hotId', '=', hotId)
    .where('id', '=', c.id)
    .execute()
  await auditar(ctx, tx, {
    entidade: 'cliente',
    uid: c.uid,
    acao: 'enviar',
    antes: { documentoSituacao: de },
    depois: { documentoSituacao: r.para },
  })
  await ctx.servicos.correio.avisar(tx, hotId, {
    tipo: 'equipe-documentos',
    para: { casa: true },
    variaveis: { cliente: c.nome },
    link: `/admin/cliente/${c.id}`,
    marca: `documentos:${c.uid}`,
  })
  return true
}

export async function anunciarEnvio(ctx: Ctx): Promise<void> {
  const hotId = ctx.hotsite.id
  const cliUid = ctx.sessao?.cliUid ?? ''
  ctx.servicos.tempoReal.avisar(`retaguarda:${hotId}`, 'documentos-enviados', { cliUid })
  await anunciarCliente(ctx.servicos, hotId, cliUid)
}
