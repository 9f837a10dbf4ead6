// Reading a whole record is itself an event of the audit (personal data).
import { fichaDoCliente } from '@martelo/contracts/clientes/ficha-do-cliente.contract.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { apresentarFicha } from './apresentar-ficha.ts'
import { clienteDaCasaPorId } from './equipe.sql.ts'
import { registrarLeitura } from './registrar-leitura.ts'

handle(fichaDoCliente, (ctx, { params }) =>
  ctx.tx(async (tx) => {
    const c = await clienteDaCasaPorId(tx, ctx.hotsite.id, params.id)
    if (c === undefined) return recusar('NAO_ENCONTRADO', 'Cliente não encontrado')
    const ficha = await apresentarFicha(ctx, tx, c)
    if (!ficha.mascarado) await registrarLeitura(ctx, tx, c.uid)
    return ficha
  }),
)
