import { meusDireitos } from '@martelo/contracts/judicial/meus-direitos.contract.ts'
import { exigirCliente } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { apresentarDireito, apresentarProposta } from './apresentar-judicial.ts'
import { enderecoDoDireito } from './avisar-judicial.ts'
import { lerPreferencias, lerPropostasParceladas, type LoteDaCausa } from './judicial.sql.ts'

handle(meusDireitos, (ctx) =>
  ctx.ler(async (tx) => {
    const hotId = ctx.hotsite.id
    const { cliId } = exigirCliente(ctx)
    const doLote = (p: LoteDaCausa) => ({
      lote: p.lote,
      leilao: p.leilao,
      processo: p.processo,
      url: enderecoDoDireito(ctx.hotsite, p),
    })
    const direitos = await lerPreferencias(tx, hotId, { cliId })
    const propostas = await lerPropostasParceladas(tx, hotId, { cliId })
    return {
      direitos: direitos.toReversed().map((d) => ({
        ...apresentarDireito(d),
        ...doLote(d),
        podeJuntar: d.situacao === 'DECLARADA' || d.situacao === 'RECUSADA',
      })),
      propostas: propostas
        .toReversed()
        .map((p) => ({ ...apresentarProposta(p), ...doLote(p), indice: p.indice })),
    }
  }),
)
