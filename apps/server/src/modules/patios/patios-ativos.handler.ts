import { limitadoAosPatios } from '@martelo/contracts/core/permissions.ts'
import { patiosAtivos } from '@martelo/contracts/patios/patios-ativos.contract.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { lerPatios, patiosDaPessoa } from './patios.sql.ts'

handle(patiosAtivos, (ctx) =>
  ctx.ler(async (tx) => {
    const hotId = ctx.hotsite.id
    const todos = await lerPatios(tx, hotId)
    if (!limitadoAosPatios(ctx.sessao)) return todos
    const meus = await patiosDaPessoa(tx, hotId, exigirSessao(ctx))
    return todos.filter((p) => meus.some((m) => m.id === p.id))
  }),
)
