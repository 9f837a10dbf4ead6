import { patioPorNome } from '@martelo/contracts/patios/patio-por-nome.contract.ts'
import { slug } from '@martelo/domain/comum/texto.ts'
import { abertura } from '@martelo/domain/patios/horario-do-patio.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { apresentarPatio } from './apresentar-patio.ts'
import { lerFotos, proximosRecessos } from './fotos-do-patio.sql.ts'
import { lerPatios } from './patios.sql.ts'

handle(patioPorNome, (ctx, { params }) =>
  ctx.ler(async (tx) => {
    const hotId = ctx.hotsite.id
    const nome = slug(params.patioNome)
    const patio = (await lerPatios(tx, hotId)).find((p) => slug(p.nome) === nome)
    if (patio === undefined) return recusar('NAO_ENCONTRADO', 'Pátio não encontrado')
    const recessos = await proximosRecessos(tx, hotId, patio.id)
    return {
      ...apresentarPatio(patio),
      fotos: await lerFotos(tx, hotId, patio.id),
      abertura: abertura({ ...patio, recessos }, ctx.agora),
      recessos,
    }
  }),
)
