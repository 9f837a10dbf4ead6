import { minhasVisitas } from '@martelo/contracts/visitacoes/minhas-visitas.contract.ts'
import { exigirCliente } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { lerCartoes } from '../lotes/door.ts'
import { apresentarVisita } from './apresentar-visita.ts'
import { doCliente, lerVisitas } from './visitacoes.sql.ts'

handle(minhasVisitas, (ctx) =>
  ctx.ler(async (tx) => {
    const { cliId } = exigirCliente(ctx)
    const visitas = await lerVisitas(tx, ctx.hotsite.id, doCliente(ctx.hotsite.id, cliId))
    const cartoes = await lerCartoes(tx, ctx.hotsite, [...new Set(visitas.map((v) => v.lelId))])
    const urls = new Map(cartoes.map((l) => [l.id, l.url]))
    const passou = (v: (typeof visitas)[number]): number =>
      v.situacao === 'marcada' && v.fim.getTime() > ctx.agora ? 0 : 1
    return visitas
      .toSorted((a, b) => passou(a) - passou(b))
      .map((v) => apresentarVisita(v, urls.get(v.lelId) ?? null, ctx.agora))
  }),
)
