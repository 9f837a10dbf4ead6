import { contasBancariasComitentes } from '@martelo/contracts/comitentes/contas-bancarias-comitentes.contract.ts'
import { sql } from 'kysely'
import { handle } from '../../core/http/handle.ts'

handle(contasBancariasComitentes, (ctx, { query }) =>
  ctx.ler((tx) => {
    let q = tx
      .selectFrom('contaBancaria as b')
      .leftJoin('comitente as c', 'c.id', 'b.comId')
      .select([
        'b.uid',
        'b.comId',
        'c.nome as comitente',
        'b.bancoCodigo',
        'b.banco',
        sql<string>`concat_ws('-', b.agencia, b.agencia_digito)`.as('agencia'),
        sql<string>`concat_ws('-', b.conta, b.conta_digito)`.as('conta'),
        'b.titular',
        'b.titularDocumento',
        'b.pixChave',
        'b.recebeLote',
      ])
      .where('b.hotId', '=', ctx.hotsite.id)
      .where('b.ativa', '=', true)
      .where('b.comId', 'is not', null)
    if (query.comUid !== undefined) q = q.where('c.uid', '=', query.comUid)
    return q.orderBy('c.nome').orderBy('b.id').limit(1000).execute()
  }),
)
