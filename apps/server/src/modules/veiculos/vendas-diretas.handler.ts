import { vendasDiretas } from '@martelo/contracts/veiculos/vendas-diretas.contract.ts'
import { atoresDosPapeis } from '@martelo/domain/comum/transicoes.ts'
import { impedimentoDaVendaDireta, TRANSICOES_DA_VENDA_DIRETA } from '@martelo/domain/veiculos/states.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'
import { type VendaLida, vendaDoLote } from '../vendas/door.ts'
import { vendaDesfeita } from './venda-da-oferta.ts'
import { lerVeiculo } from './veiculos.sql.ts'
import { lerVendasDiretas } from './vendas-diretas.sql.ts'

handle(vendasDiretas, (ctx, { params }) =>
  ctx.ler(async (tx) => {
    const v = await lerVeiculo(tx, ctx.hotsite.id, params.uid)
    if (v === null) return recusar('NAO_ENCONTRADO', 'Veículo não encontrado')
    const vendas = await lerVendasDiretas(tx, ctx.hotsite.id, v.id)
    const feitas: (VendaLida | undefined)[] = []
    for (const x of vendas)
      feitas.push(x.lelUid === null ? undefined : await vendaDoLote(tx, ctx.hotsite.id, x.lelUid))
    const atores = atoresDosPapeis(ctx.sessao?.papeis ?? [])
    return {
      impedimento: !v.vendaDireta
        ? 'Ligue “Venda direta” nos detalhes do veículo.'
        : vendas.some((x) => x.situacao !== 'CANCELADA')
          ? 'Já há uma venda direta em curso.'
          : impedimentoDaVendaDireta({ noEstoque: v.situacao === 'ESTOQUE', inibirVenda: v.inibirVenda }),
      vendas: vendas.map(({ lelId: _lote, lelUid: _uid, ...x }, i) => ({
        ...x,
        createdAt: iso(x.createdAt),
        updatedAt: iso(x.updatedAt),
        venda:
          feitas[i] === undefined ? null : { id: feitas[i].venda.id, situacao: feitas[i].venda.situacao },
        eventos: TRANSICOES_DA_VENDA_DIRETA.filter(
          (t) =>
            t.de === x.situacao &&
            t.quem.some((q) => atores.includes(q)) &&
            (x.situacao !== 'VENDIDA' || vendaDesfeita(feitas[i])),
        ).map((t) => t.evento),
      })),
    }
  }),
)
