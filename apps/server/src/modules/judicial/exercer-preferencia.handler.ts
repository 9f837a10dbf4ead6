// The holder of a recognised right takes the lot at the price of its highest bid: the sale of who won ends without a fine, and
// his own begins. Lock order: sale, lot.
import { MENSAGENS } from '@martelo/contracts/core/errors.ts'
import { exercerPreferencia } from '@martelo/contracts/judicial/exercer-preferencia.contract.ts'
import { moverPreferencia } from '@martelo/domain/judicial/preferencia.ts'
import { auditar } from '../../core/auditoria.ts'
import { exigirCliente } from '../../core/http/contexto.ts'
import { ehRecusa, handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import { travarLote, venderPorOferta } from '../../engines/lances/port.ts'
import {
  concluir,
  criarVendaDoLote,
  itensAtivos,
  passarAOutro,
  travarVenda,
  vendaVivaDoLote,
} from '../vendas/door.ts'
import { avisarExercicio, avisarQuemPerdeu } from './avisar-judicial.ts'
import { contextoDaPreferencia } from './contexto-da-preferencia.ts'
import { clienteQueCompra, lerPreferencias, mudarPreferencia, travarPreferencia } from './judicial.sql.ts'
import { loteDeJuizo } from './lote-de-juizo.ts'

const MOTIVO = 'Direito de preferência exercido'

handle(exercerPreferencia, async (ctx, { params, body }) => {
  const { cliId } = exigirCliente(ctx)
  const hotId = ctx.hotsite.id
  const r = await ctx.tx(async (tx) => {
    const antes = await loteDeJuizo(tx, hotId, params.lelUid)
    const vndId = antes && (await vendaVivaDoLote(tx, hotId, params.lelUid))
    const venda = vndId === null ? undefined : await travarVenda(tx, hotId, vndId)
    const lote = antes && (await travarLote(tx, hotId, antes.lote.id))
    const achado = antes && (await loteDeJuizo(tx, hotId, params.lelUid))
    if (!lote || !achado) return recusar('NAO_ENCONTRADO', MENSAGENS.naoEncontrado)
    const direitos = await lerPreferencias(tx, hotId, { lelId: lote.lelId })
    const minha = direitos.find((d) => d.cliId === cliId)
    if (minha === undefined) return recusar('NAO_ENCONTRADO', 'Você não declarou um direito sobre este lote.')
    await travarPreferencia(tx, hotId, minha.id)
    const cliente = await clienteQueCompra(tx, hotId, cliId, lote.leiId)
    if (cliente?.bloqueado === true) return recusar('NAO_PODE', MENSAGENS.acessoBloqueado)
    if (cliente?.aprovado !== true)
      return recusar('NAO_PODE', 'Seus documentos precisam estar aprovados para comprar.')
    const pode = moverPreferencia(
      { de: minha.situacao, evento: 'exercer', atores: ['Cliente'] },
      contextoDaPreferencia({ minha, outras: direitos, lote: achado, venda, agora: lote.agora }),
    )
    if (!pode.pode) return recusar('NAO_PODE', pode.motivo)
    const item = venda && itensAtivos(venda).find((i) => i.lelId === lote.lelId)
    if (venda === undefined || item === undefined) return recusar('NAO_PODE', 'A compra acaba de mudar.')
    if (item.valor !== body.valor)
      return recusar('MUDOU', 'O valor do arremate mudou. Confira e tente de novo.')
    const vendeu = await venderPorOferta(tx, ctx, lote, {
      evento: 'exercerPreferencia',
      cliId,
      valor: item.valor,
      motivo: MOTIVO,
      fatos: { vendaSemPagamento: true },
    })
    if (!vendeu.pode) return recusar('NAO_PODE', vendeu.motivo)
    await mudarPreferencia(tx, hotId, minha.id, { situacao: pode.para, motivo: minha.motivo, usuId: null })
    const deles = await passarAOutro(ctx, tx, venda.venda.id, { id: lote.lelId, uid: lote.uid }, MOTIVO)
    await avisarQuemPerdeu(ctx.servicos, tx, ctx.hotsite, {
      cliId: venda.venda.cliId,
      direito: minha,
      valor: item.valor,
    })
    await avisarExercicio(ctx.servicos, tx, hotId, { direito: minha, valor: item.valor })
    const minhaVenda = await criarVendaDoLote(ctx, tx, lote.lelId)
    if (minhaVenda === null) throw new RecusaLancada(recusar('NAO_PODE', 'A compra acaba de mudar.'))
    await auditar(ctx, tx, {
      entidade: 'lote',
      uid: lote.uid,
      acao: 'preferenciaExercida',
      depois: { cliente: minha.cliente, fundamento: minha.fundamento, valor: item.valor },
    })
    return { deles, minha: { ...minhaVenda, lotes: [vendeu, ...minhaVenda.lotes] } }
  })
  if (ehRecusa(r)) return r
  concluir(ctx.servicos, r.deles)
  concluir(ctx.servicos, r.minha)
  return { vndId: r.minha.aviso.vndId }
})
