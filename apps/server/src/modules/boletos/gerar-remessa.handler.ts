// The file to the bank: what it has not heard of, and what it shall take no more money for. The file is kept as it was made,
// and a boleto is in one file only.
import { gerarRemessa } from '@martelo/contracts/boletos/gerar-remessa.contract.ts'
import { escreverRemessa } from '@martelo/domain/boletos/cnab/remessa.ts'
import { diaEmBrasilia, formatarHora } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { sql } from 'kysely'
import { auditar } from '../../core/auditoria.ts'
import type { Tx } from '../../core/database/database.ts'
import { handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import { contaDeCobranca, type LinhaDeBoleto, lerConvenios } from './boletos.sql.ts'
import { apresentarRemessa, marcarEnviados, tituloDaRemessa } from './titulo-da-remessa.ts'

/** More lines than a bank takes in one file of a day. */
const TITULOS_POR_REMESSA = 5000

const esperando = (tx: Tx, hotId: number, conId: number) =>
  sql<LinhaDeBoleto>`
    select * from boleto where hot_id = ${hotId} and con_id = ${conId} and via = 'CNAB'
      and ((situacao = 'aguardandoRegistro' and remessa_id is null) or (situacao = 'cancelando' and remessa_baixa_id is null))
    order by id limit ${TITULOS_POR_REMESSA} for update`.execute(tx)

handle(gerarRemessa, async (ctx, { body }) => {
  const hotId = ctx.hotsite.id
  const feita = await ctx.tx(async (tx) => {
    const c = (await lerConvenios(tx, hotId, { contaUid: body.contaUid }, { travar: true }))[0]
    if (c === undefined || c.via === null) return null
    const { rows } = await esperando(tx, hotId, c.conId)
    if (rows.length === 0)
      throw new RecusaLancada(recusar('NADA_A_ENVIAR', 'Não há boletos nem baixas esperando remessa.'))
    const conta = contaDeCobranca(c)
    const dia = diaEmBrasilia(ctx.agora)
    const r = escreverRemessa(c.padrao, {
      conta,
      empresa: { nome: c.titular, documento: c.titularDocumento },
      sequencial: c.proximaRemessa,
      geradaEm: dia,
      hora: `${formatarHora(ctx.agora).replace(':', '')}00`,
      titulos: rows.map(tituloDaRemessa),
    })
    if (!r.ok) {
      const [e] = r.erros
      throw new RecusaLancada(
        recusar('LAYOUT', `Linha ${e?.linha}, ${e?.campo}: ${e?.erro}.`, { dados: { erros: r.erros } }),
      )
    }
    const nova = await tx
      .insertInto('boletoRemessa')
      .values({
        hotId,
        conId: c.conId,
        sequencial: c.proximaRemessa,
        padrao: c.padrao,
        nome: `CB${dia.slice(8)}${dia.slice(5, 7)}${String(c.proximaRemessa).padStart(2, '0')}.REM`,
        conteudo: r.arquivo,
        titulos: rows.length,
        total: rows.filter((b) => b.situacao !== 'cancelando').reduce((s, b) => s + b.valor, 0),
        createdBy: ctx.sessao?.usuId ?? null,
      })
      .returningAll()
      .executeTakeFirstOrThrow()
    await marcarEnviados(tx, hotId, { conId: c.conId, remessaId: nova.id, ids: rows.map((b) => b.id) })
    await auditar(ctx, tx, {
      entidade: 'boletoRemessa',
      uid: nova.uid,
      acao: 'gerar',
      depois: { sequencial: nova.sequencial, titulos: nova.titulos },
    })
    return { ...nova, banco: c.banco }
  })
  return feita === null
    ? recusar('NAO_ENCONTRADA', 'Esta conta não tem convênio de boletos')
    : apresentarRemessa(feita)
})
