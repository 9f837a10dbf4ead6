import { importacaoPorUid } from '@martelo/contracts/veiculos/importacao-por-uid.contract.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { lerImportacao } from './importacao.sql.ts'
import { apresentarImportacao, prepararPrevia } from './montar-importacao.ts'

handle(importacaoPorUid, (ctx, { params }) =>
  ctx.ler(async (tx) => {
    const i = await lerImportacao(tx, ctx.hotsite.id, params.uid)
    if (i === null) return recusar('NAO_ENCONTRADO', 'Importação não encontrada')
    return apresentarImportacao(ctx, tx, i, await prepararPrevia(ctx, tx, i))
  }),
)
