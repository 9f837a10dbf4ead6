// A discount lowers what is due; when approved money then covers it, the sale closes in the name of the person who gave
// it.
import { darDesconto } from '@martelo/contracts/vendas/dar-desconto.contract.ts'
import { formatarReais } from '@martelo/domain/comum/dinheiro.ts'
import { sql } from 'kysely'
import { auditar } from '../../core/auditoria.ts'
import { conferirVersao } from '../../core/conflito.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import { apresentarVendaDaEquipe } from './apresentar-venda-da-equipe.ts'
import { valoresDe } from './contas-da-venda.ts'
import { descontoDe } from './guarda-da-venda.ts'
import { assentarVenda, concluir } from './mudar-venda.ts'
import { lerVenda, travarVenda } from './vendas.sql.ts'

handle(darDesconto, async (ctx, { params, body }) => {
  const hotId = ctx.hotsite.id
  const feita = await ctx.tx(async (tx) => {
    const v = await travarVenda(tx, hotId, params.id)
    if (v === undefined) return null
    const { uid, versao, situacao, valorDesconto } = v.venda
    await conferirVersao(ctx, tx, { entidade: 'venda', uid, versaoAtual: versao, versaoLida: body.versao })
    if (situacao !== 'Aguardando Pagamento' && situacao !== 'Aguardando Validação')
      throw new RecusaLancada(recusar('RECUSADA', 'O desconto só muda enquanto a venda está aberta.'))
    const total = valoresDe(v).valorTotalVenda
    const { papeis } = exigirSessao(ctx)
    const maximo = descontoDe(ctx.hotsite, v, papeis)
    // Lowering a discount that a higher role gave needs no higher role.
    if (body.valor > maximo.valor && body.valor > valorDesconto) {
      const texto = `O seu limite é ${maximo.porcentagem}% (${formatarReais(maximo.valor)}). Peça a quem pode dar mais.`
      throw new RecusaLancada(recusar('LIMITE', texto, { campos: { valor: texto } }))
    }
    if (body.valor > total)
      throw new RecusaLancada(
        recusar('RECUSADA', `O desconto não pode passar de ${formatarReais(total)}.`, {
          campos: { valor: `O máximo é ${formatarReais(total)}.` },
        }),
      )
    await tx
      .updateTable('venda')
      .set({ valorDesconto: body.valor, motivoDesconto: body.motivo, versao: sql`versao + 1` })
      .where('id', '=', params.id)
      .where('hotId', '=', hotId)
      .execute()
    await auditar(ctx, tx, {
      entidade: 'venda',
      uid,
      acao: 'desconto',
      antes: { valorDesconto },
      depois: { valorDesconto: body.valor },
      motivo: body.motivo,
    })
    return assentarVenda(ctx, tx, params.id, exigirSessao(ctx).nome)
  })
  if (feita === null) return recusar('NAO_ENCONTRADA', 'Venda não encontrada')
  concluir(ctx.servicos, feita)
  return ctx.ler(async (tx) => {
    const v = await lerVenda(tx, hotId, params.id)
    return v === undefined
      ? recusar('NAO_ENCONTRADA', 'Venda não encontrada')
      : apresentarVendaDaEquipe(ctx, tx, v)
  })
})
