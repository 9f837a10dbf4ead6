import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { habilitar } from '@martelo/contracts/habilitacoes/habilitar.contract.ts'
import { situacaoInicial } from '@martelo/domain/habilitacoes/states.ts'
import { palavras } from '@martelo/domain/hotsites/palavras.ts'
import { com, maiuscula } from '@martelo/domain/hotsites/concordar.ts'
import { auditar } from '../../core/auditoria.ts'
import { exigirCliente } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { anunciarCliente } from '../pregao/door.ts'
import { aceitarDeNovo } from './aceitar-de-novo.ts'
import {
  acharDoCliente,
  acharLeilao,
  condicoesDoCliente,
  contextoDe,
  digestDoRegulamento,
  guardarRegulamento,
  lerAceito,
  pedir,
} from './habilitacoes.sql.ts'
import { aceitaPedidos, minhaHabilitacao } from './minha-habilitacao.ts'

handle(habilitar, async (ctx, { params, body }) => {
  const { cliId, cliUid } = exigirCliente(ctx)
  const hotId = ctx.hotsite.id
  const p = palavras(ctx.hotsite.tipo === 'loja' ? 'loja' : 'leilao')
  const resposta = await ctx.tx(async (tx) => {
    const leilao = await acharLeilao(tx, hotId, params.leiUid)
    if (leilao === null) return recusar('LEILAO_INEXISTENTE', MENSAGENS.naoEncontrado)
    if (!aceitaPedidos(leilao))
      return recusar(
        'LEILAO_ENCERRADO',
        `Não há mais ${com('novo', p.habilitacao, true)} ${com('neste', p.leilao)}.`,
      )
    const minha = await acharDoCliente(tx, hotId, leilao.id, cliId)
    const lido = body.regulamentoLido
    const outroTexto = lido !== undefined && lido !== digestDoRegulamento(leilao)
    const mudou = `${maiuscula(com('o', p.regulamento))} mudou enquanto você lia. Leia o texto de agora e aceite de novo.`
    // Asking twice is no error: the answer is where it stands.
    if (minha?.situacao === 'APROVADA' || minha?.situacao === 'EM_ANALISE') {
      const aceito = await lerAceito(tx, hotId, leilao.id, cliId)
      if (lido !== undefined && lido !== aceito?.digest) {
        if (outroTexto) return recusar('REGULAMENTO_MUDOU', mudou)
        await aceitarDeNovo(ctx, tx, { leilao, minha, antes: aceito })
      }
      return minhaHabilitacao(tx, hotId, leilao, cliId)
    }
    const antes = await minhaHabilitacao(tx, hotId, leilao, cliId)
    if (!antes.podePedir) return recusar('NAO_PODE', antes.aviso ?? 'A situação atual não permite esta ação.')
    if (outroTexto) return recusar('REGULAMENTO_MUDOU', mudou)
    const contexto = contextoDe({
      tipo: leilao.tipo,
      ...(await condicoesDoCliente(tx, hotId, leilao.id, cliId)),
    })
    const { situacao } = situacaoInicial(contexto)
    const aceitoId = await guardarRegulamento(tx, hotId, leilao)
    const uid = await pedir(tx, {
      hotId,
      leiId: leilao.id,
      cliId,
      tipo: leilao.tipo,
      situacao,
      ip: ctx.ip,
      aceitoId,
    })
    await auditar(ctx, tx, {
      entidade: 'habilitacao',
      uid,
      acao: 'pedir',
      antes: { situacao: minha?.situacao ?? null },
      depois: { situacao },
    })
    return minhaHabilitacao(tx, hotId, leilao, cliId)
  })
  if ('situacao' in resposta && resposta.situacao === 'EM_ANALISE')
    ctx.servicos.tempoReal.avisar(`retaguarda:${hotId}`, 'habilitacao-pedida', { leiUid: params.leiUid })
  if ('situacao' in resposta) await anunciarCliente(ctx.servicos, hotId, cliUid)
  return resposta
})
