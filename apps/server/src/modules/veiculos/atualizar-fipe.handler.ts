// The house's own table first; the service is asked outside of any transaction.
import { atualizarFipe } from '@martelo/contracts/veiculos/atualizar-fipe.contract.ts'
import { auditar } from '../../core/auditoria.ts'
import { FalhaExterna } from '../../core/externo/falha-externa.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'
import { FIPE } from './servico-de-precos.integration.ts'
import { gravarFipe, precoDaTabela } from './precos-fipe.sql.ts'
import { lerVeiculo } from './veiculos.sql.ts'

handle(atualizarFipe, async (ctx, { params }) => {
  const hotId = ctx.hotsite.id
  const v = await ctx.ler((tx) => lerVeiculo(tx, hotId, params.uid))
  if (v === null) return recusar('NAO_ENCONTRADO', 'Veículo não encontrado')
  const { fipeCodigo: codigo, anoModelo } = v
  if (codigo === null || anoModelo === null)
    return recusar('SEM_CODIGO', 'Informe o código FIPE e o ano do modelo, e salve.')
  const daTabela = await ctx.ler((tx) => precoDaTabela(tx, hotId, codigo, anoModelo))
  let preco = daTabela
  if (preco === null) {
    const porta = await ctx.servicos.externo.porta(FIPE, {
      hotId,
      reqId: ctx.reqId,
      objeto: { tipo: 'veiculo', uid: v.uid },
    })
    try {
      preco = porta === null ? null : await porta.preco(codigo, anoModelo)
    } catch (e) {
      if (!(e instanceof FalhaExterna)) throw e
      return recusar('INDISPONIVEL', 'O serviço de preços não respondeu. Tente mais tarde.')
    }
  }
  if (preco === null) return recusar('SEM_PRECO', 'Não há preço para este código e ano.')
  const achado = preco
  await ctx.tx(async (tx) => {
    await gravarFipe(tx, hotId, v.id, achado)
    await auditar(ctx, tx, {
      entidade: 'veiculo',
      uid: v.uid,
      acao: 'atualizarFipe',
      antes: { fipeValor: v.fipeValor },
      depois: { fipeValor: achado.valor },
    })
  })
  return {
    nome: achado.nome,
    valor: achado.valor,
    dataAtualizacao: iso(achado.referencia),
    fonte: daTabela === null ? ('servico' as const) : ('tabela' as const),
  }
})
