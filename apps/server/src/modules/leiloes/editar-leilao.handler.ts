// Two people on one record: the later save is told what changed. Fields that the state locks may be sent, unchanged.
import { editarLeilao } from '@martelo/contracts/leiloes/editar-leilao.contract.ts'
import { camposTravadosDoLeilao } from '@martelo/domain/leiloes/acoes.ts'
import { erroDoInicio } from '@martelo/domain/leiloes/leilao.ts'
import type { SituacaoLeilao } from '@martelo/domain/leiloes/situacoes.ts'
import { sql } from 'kysely'
import { auditar, diferencas } from '../../core/auditoria.ts'
import { conferirVersao } from '../../core/conflito.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { colunasDoLeilao } from './gravar-leilao.ts'
import { lerLeilao } from './leiloes.sql.ts'

/** Columns behind the form's fields where the names differ. */
const COLUNA_DO_CAMPO: Readonly<Record<string, string>> = { leiloeiroUid: 'leoId', localUid: 'lrlId' }

handle(editarLeilao, (ctx, { params, body }) =>
  ctx.tx(async (tx) => {
    const antes = await lerLeilao(tx, ctx.hotsite.id, params.id, true)
    if (antes === null) return recusar('NAO_ENCONTRADO', 'Leilão não encontrado')
    const { versao, ...dados } = body
    await conferirVersao(ctx, tx, {
      entidade: 'leilao',
      uid: antes.uid,
      versaoAtual: antes.versao,
      versaoLida: versao,
    })
    const colunas = await colunasDoLeilao(tx, ctx.hotsite, dados, antes)
    const mudou = diferencas(antes, colunas)
    const campos = Object.keys(mudou.depois)
    if (campos.length === 0) return { versao: antes.versao }
    const travados = camposTravadosDoLeilao(antes.situacao as SituacaoLeilao)
    if (travados === 'todos')
      return recusar('TRAVADO', 'Este leilão já terminou: os seus dados não mudam mais.')
    const preso = travados.find((c) => campos.includes(COLUNA_DO_CAMPO[c] ?? c))
    if (preso !== undefined)
      return recusar('TRAVADO', 'Com o leilão ao vivo este campo não muda mais.', {
        campos: { [preso]: 'Não muda com o leilão ao vivo' },
      })
    // A start that was kept and has passed stands in the way of no other field.
    const passou = campos.includes('data') ? erroDoInicio(colunas.data.getTime(), ctx.agora) : null
    if (passou !== null) return recusar('INICIO', passou, { campos: { data: passou } })
    // Another auctioneer has not said yes yet.
    const outroLeiloeiro =
      colunas.leoId !== antes.leoId ? { leiloeiroConfirmadoAt: null, leiloeiroConfirmadoBy: null } : {}
    const r = await tx
      .updateTable('leilao')
      .set({ ...colunas, ...outroLeiloeiro, versao: antes.versao + 1, updatedAt: sql`now()` })
      .where('id', '=', antes.id)
      .where('hotId', '=', ctx.hotsite.id)
      .returning('versao')
      .executeTakeFirstOrThrow()
    await auditar(ctx, tx, { entidade: 'leilao', uid: antes.uid, acao: 'editar', ...mudou })
    return { versao: r.versao }
  }),
)
