// Moves an auction through its preparation. Cancelling takes its open lots along, in the same transaction.
import { transitarLeilao } from '@martelo/contracts/leiloes/transitar-leilao.contract.ts'
import { atoresDosPapeis } from '@martelo/domain/comum/transicoes.ts'
import type { SituacaoLeilao } from '@martelo/domain/leiloes/situacoes.ts'
import { podeTransitar } from '@martelo/domain/leiloes/states.ts'
import { sql } from 'kysely'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { publicarLotes, publicarTransicoes } from '../../engines/salas/port.ts'
import type { Transitou } from '../../engines/lances/port.ts'
import { avisarCancelamento } from './avisar-cancelamento.ts'
import { cancelarLotesAbertos } from './cancelar-lotes.ts'
import { lerFatos, lerLeilao } from './leiloes.sql.ts'

handle(transitarLeilao, async (ctx, { params, body }) => {
  const papeis = exigirSessao(ctx).papeis
  const motivo = body.motivo ?? ''
  const r = await ctx.tx(async (tx) => {
    const a = await lerLeilao(tx, ctx.hotsite.id, params.id, true)
    if (a === null) return recusar('NAO_ENCONTRADO', 'Leilão não encontrado')
    const de = a.situacao as SituacaoLeilao
    const fatos = {
      ...(await lerFatos(tx, a, {
        agora: ctx.agora,
        papeis,
        ajustes: ctx.sessao?.ajustes,
        comVideo: ctx.servicos.config.video.mbit > 0,
      })),
      motivo,
    }
    const resposta = podeTransitar(de, body.evento, atoresDosPapeis(papeis), fatos)
    if (!resposta.pode) {
      const campos =
        motivo === '' && resposta.motivo === 'Informe o motivo.' ? { motivo: resposta.motivo } : undefined
      return recusar(
        resposta.causa === 'ator' ? 'SEM_PERMISSAO' : 'NAO_PODE',
        resposta.motivo,
        campos ? { campos } : {},
      )
    }
    let lotes: Transitou[] = []
    if (body.evento === 'cancelar') {
      lotes = await cancelarLotesAbertos(ctx, tx, a.id, motivo)
      await avisarCancelamento(ctx, tx, a, motivo)
    }
    const nova = await tx
      .updateTable('leilao')
      .set({
        situacao: resposta.para,
        motivoSituacao: motivo || null,
        versao: a.versao + 1,
        updatedAt: sql`now()`,
      })
      .where('id', '=', a.id)
      .where('hotId', '=', ctx.hotsite.id)
      .returning(['versao'])
      .executeTakeFirstOrThrow()
    await auditar(ctx, tx, {
      entidade: 'leilao',
      uid: a.uid,
      acao: body.evento,
      antes: { situacao: de },
      depois: { situacao: resposta.para },
      motivo: motivo || null,
    })
    const lelIds = await tx
      .selectFrom('lote')
      .select('id')
      .where('leiId', '=', a.id)
      .where('hotId', '=', ctx.hotsite.id)
      .execute()
    return { situacao: resposta.para, versao: nova.versao, lotes, lelIds: lelIds.map((l) => l.id) }
  })
  if (!('lelIds' in r)) return r
  publicarTransicoes(ctx.servicos, r.lotes)
  // Publishing and cancelling change what the site shows of every lot.
  publicarLotes(ctx.servicos, r.lelIds)
  return { situacao: r.situacao, versao: r.versao }
})
