import { papeisDe } from '@martelo/contracts/core/permissions.ts'
import { responsaveisDeIncidentes } from '@martelo/contracts/incidentes/responsaveis-de-incidentes.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { pessoasDeIncidentes } from './incidentes.sql.ts'

handle(responsaveisDeIncidentes, (ctx) =>
  ctx.ler(async (tx) =>
    (await pessoasDeIncidentes(tx, ctx.hotsite.id, papeisDe('incidente:tratar'))).map(({ uid, nome }) => ({
      uid,
      nome,
    })),
  ),
)
