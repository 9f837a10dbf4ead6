import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { salvarJudicial } from '@martelo/contracts/judicial/salvar-judicial.contract.ts'
import { contradicoesDoProcesso } from '@martelo/domain/judicial/pracas.ts'
import { auditar, diferencas } from '../../core/auditoria.ts'
import { conferirVersao } from '../../core/conflito.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { gravarProcesso, leilaoDoProcesso, lerProcesso, type ProcessoEscrito } from './judicial.sql.ts'

handle(salvarJudicial, (ctx, { params, body }) => {
  const { usuId } = exigirSessao(ctx)
  const hotId = ctx.hotsite.id
  return ctx.tx(async (tx) => {
    const a = await leilaoDoProcesso(tx, hotId, params.leilaoUid, true)
    if (a === null) return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
    if (a.situacao === 'EXECUTADO' || a.situacao === 'CANCELADO')
      return recusar('TRAVADO', 'O leilão já terminou: o processo não muda mais.')
    const antes = await lerProcesso(tx, hotId, a.id)
    await conferirVersao(ctx, tx, {
      entidade: 'leilao',
      uid: a.uid,
      versaoAtual: antes?.versao ?? 0,
      versaoLida: body.versao ?? 0,
    })
    const { versao: _, ...dados } = body
    const novo: ProcessoEscrito = {
      ...dados,
      exequente: dados.exequente || null,
      executado: dados.executado || null,
      primeiraInicio: new Date(dados.primeiraInicio),
      segundaInicio: new Date(dados.segundaInicio),
      segundaFim: new Date(dados.segundaFim),
    }
    const campos = contradicoesDoProcesso({
      ...novo,
      primeiraInicio: novo.primeiraInicio.getTime(),
      primeiraFim: a.data.getTime(),
      segundaInicio: novo.segundaInicio.getTime(),
      segundaFim: novo.segundaFim.getTime(),
    })
    if (Object.keys(campos).length > 0) return recusar('CONTRADICAO', Object.values(campos), { campos })
    const mudou = diferencas<object>(antes ?? {}, novo)
    // What a bid depends on stays once there is one.
    if (a.temLance && 'segundaPorcentagem' in mudou.depois)
      return recusar('TRAVADO', 'O leilão já tem lance: a porcentagem da 2ª praça não muda mais.')
    const versao = await gravarProcesso(tx, hotId, a.id, novo, usuId)
    await auditar(ctx, tx, { entidade: 'leilao', uid: a.uid, acao: 'salvarJudicial', ...mudou })
    return { versao }
  })
})
