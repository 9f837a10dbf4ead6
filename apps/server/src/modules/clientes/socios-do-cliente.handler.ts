import { sociosDoCliente } from '@martelo/contracts/clientes/socios-do-cliente.contract.ts'
import { mascararCampo } from '@martelo/domain/comum/identificadores/mascarar.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { clienteDaCasaPorId } from './equipe.sql.ts'
import { lerSocios } from './socios.sql.ts'
import { veDadosDoCliente } from '../../core/auth/ver-dados-do-cliente.ts'

handle(sociosDoCliente, (ctx, { params }) =>
  ctx.ler(async (tx) => {
    const c = await clienteDaCasaPorId(tx, ctx.hotsite.id, params.id)
    if (c === undefined) return recusar('NAO_ENCONTRADO', 'Cliente não encontrado')
    const socios = await lerSocios(tx, ctx.hotsite.id, c.id)
    if (await veDadosDoCliente(ctx, tx, c.uid)) return socios
    return socios.map((s, i) => ({
      ...s,
      nome: `Sócio ${i + 1}`,
      documento: mascararCampo(s.documento.length === 14 ? 'cnpj' : 'cpf', s.documento),
      documentos: [],
    }))
  }),
)
