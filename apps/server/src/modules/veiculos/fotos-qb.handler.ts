import { fotosQb } from '@martelo/contracts/veiculos/fotos-qb.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { apresentarFoto } from './fotos-gravadas.sql.ts'
import { listarFotos } from './fotos-por-decidir.sql.ts'

handle(fotosQb, async (ctx, { query }) => {
  const { linhas, total } = await ctx.ler((tx) => listarFotos(tx, ctx.hotsite.id, query))
  ctx.contar(total)
  return linhas.map((l) => ({
    ...apresentarFoto(l),
    capa: l.tipo === 'foto' && l.ordem === 1,
    veiculo: { uid: l.veiUid, nome: l.veiNome, placa: l.placa, tipoId: l.tipoId, lote: l.lote },
  }))
})
