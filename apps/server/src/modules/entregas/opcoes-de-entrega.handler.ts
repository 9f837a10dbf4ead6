import { opcoesDeEntrega } from '@martelo/contracts/entregas/opcoes-de-entrega.contract.ts'
import { diaEmBrasilia } from '@martelo/domain/calendario/tempo-brasilia.ts'
import { METODOS_DE_ENTREGA, precoDaEntrega } from '@martelo/domain/entregas/metodos-de-entrega.ts'
import { sql } from 'kysely'
import { exigirCliente } from '../../core/http/contexto.ts'
import { handle } from '../../core/http/handle.ts'
import { lerPatios } from '../patios/door.ts'
import { precosDeEntrega } from './entregas.sql.ts'

handle(opcoesDeEntrega, (ctx) =>
  ctx.ler(async (tx) => {
    const { cliId } = exigirCliente(ctx)
    const hoje = diaEmBrasilia(ctx.agora)
    const precos = await precosDeEntrega(tx, ctx.hotsite.id, hoje)
    const e = await sql<{ endereco: string }>`
      select concat_ws(', ', logradouro, numero, bairro, cidade || '/' || estado_sigla, 'CEP ' || cep) as endereco
      from endereco where cli_id = ${cliId} and hot_id = ${ctx.hotsite.id}`.execute(tx)
    return {
      metodos: METODOS_DE_ENTREGA.flatMap((metodo) => {
        const valor = precoDaEntrega(metodo, hoje, precos)
        return valor === null ? [] : [{ metodo, valor }]
      }),
      patios: (await lerPatios(tx, ctx.hotsite.id)).map(({ uid, nome, cidade, uf }) => ({
        uid,
        nome,
        cidade,
        uf,
      })),
      endereco: e.rows[0]?.endereco ?? null,
    }
  }),
)
