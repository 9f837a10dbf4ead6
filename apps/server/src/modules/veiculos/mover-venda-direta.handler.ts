// guard → load and lock (vehicle, then its offer) → decide by the table of states → write.
import { moverVendaDireta } from '@martelo/contracts/veiculos/mover-venda-direta.contract.ts'
import { validarDocumento } from '@martelo/domain/comum/identificadores/documento.ts'
import { atoresDosPapeis } from '@martelo/domain/comum/transicoes.ts'
import { ROTULO_DA_VENDA_DIRETA, transitarVendaDireta } from '@martelo/domain/veiculos/states.ts'
import { auditar } from '../../core/auditoria.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { concluir, vendaDoLote } from '../vendas/door.ts'
import { fecharVendaDireta } from './fechar-venda-direta.ts'
import { vendaDesfeita } from './venda-da-oferta.ts'
import { lerVeiculo } from './veiculos.sql.ts'
import {
  devolverAoEstoque,
  gravarVendaDireta,
  lerVendasDiretas,
  ligarVendaDireta,
  veiculoDaVendaDireta,
} from './vendas-diretas.sql.ts'

const NAO_HA = recusar('NAO_ENCONTRADO', 'Venda direta não encontrada')

handle(moverVendaDireta, async (ctx, { params, body }) => {
  const hotId = ctx.hotsite.id
  const documento = body.compradorDocumento ? validarDocumento(body.compradorDocumento) : null
  if (documento?.ok === false)
    return recusar('DOCUMENTO', documento.mensagem, { campos: { compradorDocumento: documento.mensagem } })
  const r = await ctx.tx(async (tx) => {
    const veiUid = await veiculoDaVendaDireta(tx, hotId, params.uid)
    const v = veiUid === null ? null : await lerVeiculo(tx, hotId, veiUid, true)
    const d =
      v === null ? undefined : (await lerVendasDiretas(tx, hotId, v.id)).find((x) => x.uid === params.uid)
    if (v === null || d === undefined) return NAO_HA
    const feita = d.lelUid === null ? undefined : await vendaDoLote(tx, hotId, d.lelUid)
    const t = transitarVendaDireta(
      { de: d.situacao, evento: body.evento, atores: atoresDosPapeis(exigirSessao(ctx).papeis) },
      {
        comprador: body.compradorNome || d.compradorNome || '',
        motivo: body.motivo ?? '',
        noEstoque: v.situacao === 'ESTOQUE',
        inibirVenda: v.inibirVenda,
        vendaDesfeita: vendaDesfeita(feita),
      },
    )
    if (!t.pode) return recusar('NAO_PODE', t.motivo)
    const doc = documento?.ok ? documento.valor.documento : d.compradorDocumento
    const vendida = t.para === 'VENDIDA' ? await fecharVendaDireta(ctx, tx, v, d, doc) : null
    await gravarVendaDireta(tx, hotId, d.id, {
      situacao: t.para,
      compradorNome: vendida?.nome ?? (body.compradorNome || null),
      compradorDocumento: doc,
      motivo: body.motivo || null,
    })
    if (vendida !== null) await ligarVendaDireta(tx, hotId, d.id, vendida)
    // What became a sale follows its lot.
    if (d.situacao === 'VENDIDA' && d.lelId === null) await devolverAoEstoque(tx, hotId, v.id)
    await auditar(ctx, tx, {
      entidade: 'veiculo',
      uid: v.uid,
      acao: 'moverVendaDireta',
      antes: { vendaDireta: ROTULO_DA_VENDA_DIRETA[d.situacao] },
      depois: { vendaDireta: ROTULO_DA_VENDA_DIRETA[t.para] },
      motivo: body.motivo || null,
    })
    return { situacao: t.para, mudada: vendida?.mudada ?? null }
  })
  if (!('mudada' in r)) return r
  if (r.mudada !== null) concluir(ctx.servicos, r.mudada)
  return { situacao: r.situacao }
})
