// The client's address. The state's name and region come from its code; the city's id is kept as the form gave it.
import { salvarEndereco } from '@martelo/contracts/clientes/salvar-endereco.contract.ts'
import { estadoPorSigla } from '@martelo/domain/comum/estados.ts'
import { auditar } from '../../core/auditoria.ts'
import { exigirCliente } from '../../core/http/contexto.ts'
import { handle, RecusaLancada, recusar } from '../../core/http/handle.ts'
import { apresentarCliente } from './apresentar-cliente.ts'
import { clientePorId } from './clientes.sql.ts'

handle(salvarEndereco, (ctx, { body }) =>
  ctx.tx(async (tx) => {
    const { cliId, cliUid } = exigirCliente(ctx)
    const hotId = ctx.hotsite.id
    const estado = estadoPorSigla(body.estadoSigla)
    if (estado === null)
      throw new RecusaLancada(
        recusar('ESTADO_DESCONHECIDO', 'Escolha o estado', { campos: { estadoSigla: 'Escolha o estado' } }),
      )
    const valores = {
      ...body,
      complemento: body.complemento || null,
      referencia: body.referencia || null,
      estado: estado.nome,
      regiao: estado.regiao,
    }
    await tx
      .insertInto('endereco')
      .values({ ...valores, hotId, cliId })
      .onConflict((c) => c.column('cliId').doUpdateSet(valores))
      .execute()
    await auditar(ctx, tx, {
      entidade: 'cliente',
      uid: cliUid,
      acao: 'salvarEndereco',
      depois: { cidade: body.cidade, estadoSigla: body.estadoSigla },
    })
    return apresentarCliente(tx, hotId, await clientePorId(tx, hotId, cliId))
  }),
)
