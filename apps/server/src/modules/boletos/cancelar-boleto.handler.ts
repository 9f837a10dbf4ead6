import { cancelarBoleto } from '@martelo/contracts/boletos/cancelar-boleto.contract.ts'
import { atoresDosPapeis } from '@martelo/domain/comum/transicoes.ts'
import { auditar } from '../../core/auditoria.ts'
import { conferirVersao } from '../../core/conflito.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import { mudarPagamento } from '../pagamentos/door.ts'
import { assentarVenda, concluir, travarVenda } from '../vendas/door.ts'
import { lerBoleto } from './boletos.sql.ts'
import { pedirBaixa } from './pedir-baixa.ts'

handle(cancelarBoleto, async (ctx, { params, body }) => {
  const hotId = ctx.hotsite.id
  const { papeis } = exigirSessao(ctx)
  const feito = await ctx.tx(async (tx) => {
    const lido = await lerBoleto(tx, hotId, { uid: params.uid })
    const v = lido && (await travarVenda(tx, hotId, lido.vndId))
    const b = lido && (await lerBoleto(tx, hotId, { uid: params.uid }, { travar: true }))
    if (v === undefined || b === undefined) return null
    await conferirVersao(ctx, tx, {
      entidade: 'boleto',
      uid: b.uid,
      versaoAtual: b.versao,
      versaoLida: body.versao,
    })
    const nao = await pedirBaixa(tx, b, { motivo: body.motivo, quem: atoresDosPapeis(papeis) })
    if (nao !== null) throw new RecusaLancada(recusar('RECUSADO', nao))
    await auditar(ctx, tx, {
      entidade: 'boleto',
      uid: b.uid,
      acao: 'pedirBaixa',
      antes: { situacao: b.situacao },
      motivo: body.motivo,
    })
    const depois = await lerBoleto(tx, hotId, { uid: params.uid })
    // The bank never heard of it: nothing more will come.
    if (depois?.situacao === 'baixado')
      await mudarPagamento(tx, hotId, b.pagId, { ativo: false, motivo: body.motivo })
    return {
      situacao: depois?.situacao ?? b.situacao,
      mudada: await assentarVenda(ctx, tx, b.vndId, null),
    }
  })
  if (feito === null) return recusar('NAO_ENCONTRADO', 'Boleto não encontrado')
  concluir(ctx.servicos, feito.mudada)
  return { situacao: feito.situacao }
})
