import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { responderProposta } from '@martelo/contracts/lances/responder-proposta.contract.ts'
import { type Ator, atoresDosPapeis } from '@martelo/domain/comum/transicoes.ts'
import { sql } from 'kysely'
import { auditar } from '../../core/auditoria.ts'
import type { Tx } from '../../core/database/database.ts'
import { type Ctx, exigirSessao } from '../../core/http/contexto.ts'
import { handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import { escreverDaProposta } from './carta-da-proposta.ts'
import * as propostas from './propostas.sql.ts'
import { publicadorDe } from './sala/publicador.ts'
import { travarLote } from './transicao/fatos-da-transicao.sql.ts'
import { type Transitou, transitarTravado } from './transicao/transitar-lote.ts'

const SITUACAO = { aceitar: 'ACEITA', recusar: 'RECUSADA', contrapropor: 'CONTRAPROPOSTA' } as const

handle(responderProposta, async (ctx, { params, body }) => {
  const hotId = ctx.hotsite.id
  const contraproposta = body.resposta === 'contrapropor' ? (body.contraproposta ?? null) : null
  if (body.resposta === 'contrapropor' && contraproposta === null)
    return recusar('VALOR', 'Informe o valor da contraproposta.', {
      campos: { contraproposta: 'Informe o valor' },
    })
  const { proposta, transicao } = await ctx.tx(async (tx) => {
    const p = await propostas.travarProposta(tx, hotId, params.uid)
    if (p === null) throw new RecusaLancada(recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado))
    if (p.situacao !== 'ENVIADA')
      throw new RecusaLancada(recusar('JA_RESPONDIDA', 'Esta proposta já foi respondida.'))
    const motivo = body.motivo ?? null
    const situacao = SITUACAO[body.resposta]
    await propostas.gravarResposta(tx, hotId, p.id, {
      situacao,
      contraproposta,
      motivo,
      usuId: exigirSessao(ctx).usuId,
    })
    await auditar(ctx, tx, {
      entidade: 'proposta',
      uid: params.uid,
      acao: body.resposta,
      depois: { situacao, contraproposta },
      motivo,
    })
    const vendida = body.resposta === 'aceitar' ? await vender(ctx, tx, p) : null
    const escrita = vendida?.para === 'CONDICIONAL' ? 'ACEITA_CONDICIONAL' : situacao
    await escreverDaProposta(ctx.servicos, tx, p, escrita, { contraproposta, motivo })
    return { proposta: p, transicao: vendida }
  })
  const situacao = SITUACAO[body.resposta]
  if (transicao) publicadorDe(ctx.servicos).transitaram([transicao])
  const { lelUid, lote: nome } = proposta
  ctx.servicos.tempoReal.avisar(`cliente:${proposta.cliUid}`, 'proposta-respondida', {
    lelUid,
    nome,
    situacao,
    contraproposta,
  })
  return { situacao, situacaoLote: transicao?.para ?? 'LIBERADO_LEILAO' }
})

/** ADM stands for those whom the lot's table names: the permission of this call lets him in. */
function quemResponde(ctx: Ctx): Ator[] {
  const atores = atoresDosPapeis(ctx.sessao?.papeis ?? [])
  return atores.includes('ADM') ? [...atores, 'Leilão'] : atores
}

/** An accepted proposal sells the lot, or leaves it to the consignor when it lies below his reserve. */
async function vender(ctx: Ctx, tx: Tx, p: propostas.PropostaTravada): Promise<Transitou> {
  const lote = await travarLote(tx, ctx.hotsite.id, p.lelId)
  if (lote === null || p.seq === null)
    throw new RecusaLancada(recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado))
  const cobre = p.valor >= (lote.fatos.valorComitente ?? 0)
  const r = await transitarTravado(tx, ctx, lote, {
    lelId: p.lelId,
    evento: cobre ? 'aceitarProposta' : 'aceitarPropostaCondicional',
    quem: quemResponde(ctx),
    fatos: { proposta: p.valor },
    vencedorSeq: p.seq,
    mudar: {
      lanceValor: p.valor,
      lanceCliId: p.cliId,
      lanceApeId: null,
      lanceTipo: 'Proposta',
      lanceAt: sql`clock_timestamp()` as never,
      lanceEmDefesa: false,
    },
    antesDosEfeitos: () => propostas.fazerLiderar(tx, ctx.hotsite.id, p.lelId, p.seq as number),
  })
  // The guard's reason may speak of the reserve; this call is the house's own.
  if (!r.pode) throw new RecusaLancada(recusar('NAO_PODE', r.motivo))
  const outras = await propostas.expirarOutras(tx, ctx.hotsite.id, p.lelId, p.id)
  for (const outra of outras) await escreverDaProposta(ctx.servicos, tx, outra, 'EXPIRADA')
  return r
}
