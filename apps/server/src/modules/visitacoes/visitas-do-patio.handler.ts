import { visitasDoPatio } from '@martelo/contracts/visitacoes/visitas-do-patio.contract.ts'
import { diasEntre, inicioDoDia, somarDias } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { atoresDosPapeis } from '@martelo/domain/comum/transicoes.ts'
import { exigirSessao } from '../../core/http/contexto.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { patiosDaPessoa } from '../patios/door.ts'
import { visitaNoPatio } from './apresentar-visita.ts'
import { lerVisitas, noPatio } from './visitacoes.sql.ts'

handle(visitasDoPatio, (ctx, { params, query }) =>
  ctx.ler(async (tx) => {
    const hotId = ctx.hotsite.id
    const sessao = exigirSessao(ctx)
    const patio = (await patiosDaPessoa(tx, hotId, sessao)).find((p) => p.uid === params.patUid)
    if (patio === undefined) return recusar('NAO_ENCONTRADO', 'Pátio não encontrado')
    const quantos = diasEntre(query.de, query.ate) + 1
    if (quantos < 1 || quantos > 7) return recusar('PERIODO', 'Peça de 1 a 7 dias por vez.')
    const de = new Date(inicioDoDia(query.de))
    const ate = new Date(inicioDoDia(somarDias(query.ate, 1)))
    const quem = atoresDosPapeis(sessao.papeis)
    return (await lerVisitas(tx, hotId, noPatio(patio.id, de, ate))).map((v) =>
      visitaNoPatio(v, quem, ctx.agora),
    )
  }),
)
