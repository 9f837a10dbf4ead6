import { papeisDe } from '@martelo/contracts/core/permissions.ts'
import { acessosDoVeiculo } from '@martelo/contracts/veiculos/acessos-do-veiculo.contract.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { iso } from '../../core/http/iso.ts'
import { lerAcessos, quemVeOVeiculo } from './acessos-do-veiculo.sql.ts'
import { lerVeiculo } from './veiculos.sql.ts'

handle(acessosDoVeiculo, (ctx, { params }) =>
  ctx.ler(async (tx) => {
    const v = await lerVeiculo(tx, ctx.hotsite.id, params.uid)
    if (v === null) return recusar('NAO_ENCONTRADO', 'Veículo não encontrado')
    return {
      // Yard staff are named one by one: they see what stands in their yards only.
      papeis: papeisDe('veiculo:ver').filter((p) => p !== 'Pátio'),
      pessoas: await quemVeOVeiculo(tx, ctx.hotsite.id, v.id),
      acessos: (await lerAcessos(tx, ctx.hotsite.id, v.id)).map((a) => ({ ...a, ultimoAt: iso(a.ultimoAt) })),
    }
  }),
)
