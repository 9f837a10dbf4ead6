import { horariosDeRetirada } from '@martelo/contracts/entregas/horarios-de-retirada.contract.ts'
import {
  diaEmBrasilia,
  diasEntre,
  inicioDoDia,
  somarDias,
} from '@martelo/domain/calendario/tempo-brasilia.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { lerPatioComAgenda } from '../patios/door.ts'
import { apresentarDia } from './apresentar-agenda.ts'
import { lerItem, ocupacaoDoPatio } from './entregas.sql.ts'
import { atoresNoItem } from './quem-entrega.ts'

const DIAS_POR_PEDIDO = 31

handle(horariosDeRetirada, (ctx, { params, query }) =>
  ctx.ler(async (tx) => {
    const hotId = ctx.hotsite.id
    const item = await lerItem(tx, hotId, params.itemUid)
    if (item === undefined || !atoresNoItem(ctx, item.cliId))
      return recusar('NAO_ENCONTRADO', 'Item não encontrado')
    const quantos = diasEntre(query.de, query.ate) + 1
    if (quantos < 1 || quantos > DIAS_POR_PEDIDO)
      return recusar('PERIODO', `Peça de 1 a ${DIAS_POR_PEDIDO} dias por vez.`)
    const hoje = diaEmBrasilia(ctx.agora)
    const patio =
      item.patioId === null ? undefined : await lerPatioComAgenda(tx, hotId, { id: item.patioId }, hoje)
    if (patio === undefined) return recusar('SEM_PATIO', 'Combine a retirada com a nossa equipe.')
    const de = new Date(inicioDoDia(query.de))
    const ate = new Date(inicioDoDia(somarDias(query.ate, 1)))
    const ocupacao = await ocupacaoDoPatio(tx, hotId, patio.id, de, ate)
    return {
      patio: { uid: patio.uid, nome: patio.nome },
      dias: Array.from({ length: quantos }, (_, i) =>
        apresentarDia(somarDias(query.de, i), patio.agenda, ocupacao, ctx.agora),
      ),
    }
  }),
)
