import { devolverCheque } from '@martelo/contracts/pagamentos/devolver-cheque.contract.ts'
import { atoresDosPapeis } from '@martelo/domain/comum/transicoes.ts'
import { eventoDoChequeDevolvido } from '@martelo/domain/pagamentos/detalhes-do-pagamento.ts'
import { podeTransitarPagamento } from '@martelo/domain/pagamentos/states.ts'
import { auditar } from '../../core/auditoria.ts'
import { conferirVersao } from '../../core/conflito.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import {
  apresentarVendaDaEquipe,
  assentarVenda,
  concluir,
  escreverAoComprador,
  lerVenda,
  travarVenda,
  vendaPor,
} from '../vendas/door.ts'
import { mudarPagamento, pagamentoPor } from './pagamentos.sql.ts'

const naoAchado = () => recusar('NAO_ENCONTRADO', 'Cheque não encontrado')

handle(devolverCheque, async (ctx, { params: { uid }, body: { motivo, versao } }) => {
  const hotId = ctx.hotsite.id
  const { usuId, nome, papeis } = exigirSessao(ctx)
  const achada = await ctx.ler((tx) => vendaPor(tx, hotId, { pagUid: uid }))
  if (achada === undefined) return naoAchado()
  const { vndId } = achada
  const mudada = await ctx.tx(async (tx) => {
    const travada = await travarVenda(tx, hotId, vndId)
    const p = await pagamentoPor(tx, hotId, { uid })
    const linha = travada?.pagamentos.find((x) => x.uid === uid)
    if (travada === undefined || p === undefined || linha === undefined || p.tipo !== 'CHEQUE')
      throw new RecusaLancada(naoAchado())
    await conferirVersao(ctx, tx, { entidade: 'pagamento', uid, versaoAtual: p.versao, versaoLida: versao })
    const evento = eventoDoChequeDevolvido(linha.chequeDevolucoes, p.situacao)
    const pode = podeTransitarPagamento(
      { de: p.situacao, evento, atores: atoresDosPapeis(papeis) },
      { temArquivo: true, motivo },
    )
    if (!pode.pode) throw new RecusaLancada(recusar('RECUSADO', pode.motivo))
    const vez = linha.chequeDevolucoes + 1
    const texto = `Cheque devolvido (${vez}ª vez): ${motivo}`
    await mudarPagamento(tx, hotId, p.id, {
      situacao: pode.para,
      motivo: texto,
      chequeDevolucoes: vez,
      respondidoAt: new Date(ctx.agora),
      respondidoBy: usuId,
    })
    await auditar(ctx, tx, {
      entidade: 'pagamento',
      uid,
      acao: evento,
      antes: { situacao: p.situacao },
      depois: { situacao: pode.para, devolucoes: vez },
      motivo,
    })
    await auditar(ctx, tx, {
      entidade: 'venda',
      uid: travada.venda.uid,
      acao: evento,
      depois: { pagamento: uid, forma: 'Cheque', valor: p.valor, devolucoes: vez },
      motivo,
    })
    const feita = await assentarVenda(ctx, tx, vndId, nome)
    const v = await lerVenda(tx, hotId, vndId)
    if (v !== undefined && evento === 'devolverCheque')
      await escreverAoComprador(ctx.servicos, tx, v, 'divergente', texto)
    return feita
  })
  concluir(ctx.servicos, mudada)
  return ctx.ler(async (tx) => {
    const v = await lerVenda(tx, hotId, vndId)
    return v === undefined ? naoAchado() : apresentarVendaDaEquipe(ctx, tx, v)
  })
})
