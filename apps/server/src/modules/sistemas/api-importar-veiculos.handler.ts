import { apiImportarVeiculos } from '@martelo/contracts/sistemas/api-importar-veiculos.contract.ts'
import { handle } from '../../core/http/handle.ts'
import { comChave } from './chave-do-sistema.ts'
import { importarLinhas } from './importar-linhas.ts'

handle(
  apiImportarVeiculos,
  comChave(
    'veiculos:importar',
    (ctx, chave, { body }: { body: { simular: boolean; linhas: readonly object[] } }) =>
      ctx.tx((tx) =>
        importarLinhas(
          ctx,
          tx,
          {
            comId: chave.comId,
            chvId: chave.id,
            ambiente: chave.ambiente,
            origem: 'api',
            arquivo: null,
            simular: body.simular,
          },
          body.linhas.map((dados, i) => ({ linha: i + 1, dados })),
        ),
      ),
  ),
)
