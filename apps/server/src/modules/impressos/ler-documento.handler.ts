import { lerDocumento } from '@martelo/contracts/impressos/ler-documento.contract.ts'
import { handle, recusar } from '../../core/http/handle.ts'
import { montarDocumento } from './montar-documento.ts'

handle(
  lerDocumento,
  async (ctx, { params }) =>
    (await montarDocumento(ctx, params)) ?? recusar('NAO_ENCONTRADO', 'Documento não encontrado'),
)
